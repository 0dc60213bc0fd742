### What the cards say: the words of every node of their trees
