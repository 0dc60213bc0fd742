## Cards in a conflict

cards-in-a-conflict-title = Cards in a conflict
cards-in-a-conflict-goal = Break Shameful Display.
cards-in-a-conflict-six-against-four = Six against four: you win. To break the province you need 3 more than the defense, so 2 are missing. Do you have something in your hand?
cards-in-a-conflict-look-at-your-hand = A card is played from your hand in a conflict.
cards-in-a-conflict-banzai-adds-two = Banzai! costs nothing and gives a participating character +2 military.
cards-in-a-conflict-that-works-and-costs-three-honor = It costs 3 honor. It works, but honor is a way to lose.
cards-in-a-conflict-that-wins-but-does-not-break = You would win the conflict, but Shameful Display would stand: 6 is not 3 more than 4.
cards-in-a-conflict-choose-whom = Which of your characters gets the 2?
cards-in-a-conflict-that-is-their-side = That character fights for Bob: you would help the defense.
cards-in-a-conflict-not-broken = The province stands, and the attack is spent.
cards-in-a-conflict-learned = In a conflict, both sides act in turn until both pass. Cards from your hand can turn it.
