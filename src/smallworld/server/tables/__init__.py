"""Tables: who sits there, what they do, and what everybody is shown."""
