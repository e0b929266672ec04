### What the rules of Be Not Afraid… leave open. Ids and attributes: see rulings.ftl.

sources-homunculi = règles de Même pas peur (françaises), Homoncules
