"""Laws: what every race and power keeps to. Tests try ours on them, and `banner check` anybody's."""
