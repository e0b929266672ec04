"""The types of requests and answers that every table knows, whether a server has it or a page.

`wishes` defines requests; `answers`, `catalogue` and `messages` define answers.
"""
