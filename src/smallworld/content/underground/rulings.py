"""Numbers and rulings of the races, powers, relics and places of Underground, each with its source.

"Ours" marks what no source decides; docs/rules/underground.md gives question, answer, source and test.
"""
