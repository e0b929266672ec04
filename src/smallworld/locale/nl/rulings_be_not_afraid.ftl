### What the rules of Be Not Afraid… leave open. Ids and attributes: see rulings.ftl.

sources-homunculi = regels van Be Not Afraid (Frans), Homunculi
