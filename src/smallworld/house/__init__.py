"""Tables and their games: how they answer commands and messages, without HTTP, database or event loop.

The server is one customer. `offline` is another: it keeps tables in one process, such as a page of a
browser. Both call the same functions, so they send the same messages.
"""
