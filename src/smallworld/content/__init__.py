"""The boxes of the series, each with its races, powers and boards, and a toolkit of ready-made abilities."""
