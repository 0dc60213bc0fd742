## A conflict

a-conflict-title = A conflict
a-conflict-goal = Break Pilgrimage, Bob’s province.
a-conflict-declare = You win by breaking provinces. Attack in a conflict: military or political. Pilgrimage has strength 5, and nobody defends it. Which kind do you declare? Any ring will do.
a-conflict-two-kinds-of-skill = Each character has two skills: military and political. In a conflict only one of them counts.
a-conflict-military-is-six = Your two characters have 2 and 4 military. Declare a military conflict.
a-conflict-political-is-three = In politics your two characters have only 1 and 2: together 3. Strength 5 would hold.
a-conflict-nothing-breaks-by-itself = You may let a chance to attack go. But then nothing breaks, and you have no other chance here.
a-conflict-who-attacks = Now choose who attacks. Add up their military skill: for a province that nobody defends, it must reach the strength, 5.
a-conflict-add-them-up = Vanguard Warrior has 2, Steadfast Witch Hunter has 4. Several characters may attack together.
a-conflict-alone-two = Vanguard Warrior brings 2. That wins the conflict, as nobody defends. It is 3 short of breaking the province.
a-conflict-alone-four = Steadfast Witch Hunter brings 4. That wins the conflict, as nobody defends. It is 1 short of breaking the province.
a-conflict-not-broken = Pilgrimage still stands.
a-conflict-learned = Winning a conflict is not enough: a province breaks if you win by at least its strength.

## Defending

defending-title = Defending
defending-goal = Bob attacks twice. Keep Shameful Display from breaking.
defending-six-attack = Bob attacks with 6 military, and Shameful Display has strength 3. A second attack will follow. Whoever defends now bows afterwards and cannot defend again. Whom do you send?
defending-six-less-four = You need not win. The province breaks only if Bob is ahead by 3 or more.
defending-save-one = Hiruma Yōjimbō has 4: Bob is ahead by 2 only. Borderlands Defender stays ready for the second attack.
defending-three-is-too-few = Six against three: Bob is ahead by exactly 3, as much as the strength of the province.
defending-both-bow = You won 7 to 6. But both defenders bowed, and nobody was left against the second attack.
defending-nobody-defends = Nobody defended: 6 is far more than 3. A conflict without defenders costs you 1 honor, too.
defending-three-attack = Bob won by 2: the province stands. All who fought bowed and went home. Now Bob attacks with 3 political. Who can still defend?
defending-equal-is-a-tie = Borderlands Defender has 3 political, as much as the attack. The attacker wins a tie, but by 0, and 0 breaks nothing.
defending-now-it-breaks = Three against nobody is 3 more: enough to break the province.
defending-broken = Shameful Display is broken.
defending-learned = The attacker wins a tie, but a defender need not win: losing by less than the strength saves the province. Who fights bows.

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
