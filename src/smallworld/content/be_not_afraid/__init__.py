"""Be Not Afraid: five races and five powers."""
