"""The types of all requests and answers of the protocol.

`requests`, `accounts` and `commands` define requests. `answers`, `catalogue`, `messages` and `kept` define
answers.
"""
