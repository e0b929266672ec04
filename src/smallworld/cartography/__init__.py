"""Drawing, judging and searching for boards: tools that the rules of a game do not need."""
