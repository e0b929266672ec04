"""The types of requests and answers that only a server knows; `house.schema` has the others.

`requests`, `accounts` and `commands` define requests and check their fields. `kept` defines answers.
"""
