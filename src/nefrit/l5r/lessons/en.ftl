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

## The five rings

rings-title = The five rings
rings-goal = Take Bob’s 3 honor in two attacks. Who has no honor left loses.
rings-which-ring = An attack that wins may use its ring: air moves honor, earth cards, fire honors or dishonors, void removes fate, water bows or readies. You have one attacker of each kind. What do you declare first?
rings-the-rival-must-bow = Political Rival cannot defend in a military conflict, but in a political one it has 6. A bowed character cannot defend at all.
rings-water-first = Declare a military conflict with the water ring.
rings-air-leaves-one = Air: take 1 honor from Bob, or gain 2. Good, but Political Rival stays ready and stops your second attack. Bob keeps 1 honor.
rings-earth-clears-nothing = Earth: you draw a card, and Bob discards one at random. Useful, but Political Rival still stops your second attack.
rings-fire-needs-glory = Fire: honor or dishonor a character; its glory is added to its skills or taken away. Political Rival has glory 0: its skills would stay.
rings-void-needs-fate = Void: remove 1 fate from a character, so it leaves sooner. Political Rival has no fate, and can still defend.
rings-the-rival-defends = Political Rival would defend with 6 political: 3 printed, and 3 more when it defends. Your Otomo Courtier has 2.
rings-two-attacks-are-needed = You need both attacks to take all of Bob’s honor.
rings-water-is-yours = Nobody defended, and that costs Bob 1 honor. Now the water: it readies a character, or bows one that has no fate. Which one?
rings-bow-the-rival = Bow Political Rival, so that it cannot defend.
rings-that-is-yours = That character is yours. Bow the one that is in your way.
rings-an-effect-for-nothing = You may do without the effect, but then this ring has helped nobody.
rings-the-last-honor = Political Rival is bowed. Your political attack will meet no defender, which takes 1 of Bob’s 2 honor. Which ring takes the last one?
rings-one-by-attack-one-by-ring = Air is the ring that moves honor.
rings-one-honor-stays = The attack takes 1 honor, but this ring takes none: Bob keeps his last one.
rings-one-left = Bob has 1 honor left. How do you use the air ring?
rings-take-it = Take 1 honor from him.
rings-gaining-does-not-win = You would have 2 more honor, but Bob would keep his last one.
rings-learned = Choose a ring for what it does: air honor, earth cards, fire personal honor, void fate, water bowing and readying.

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

## The bid

the-bid-title = The bid
the-bid-goal = Draw as many cards as you dare, and keep at least 1 honor.
the-bid-cards-for-honor = You and Bob bid in secret, from 1 to 5. Each of you draws that many cards, but who bids more gives the other the difference in honor. You have 3 honor. What do you bid?
the-bid-he-may-bid-one = You do not know Bob’s bid. If it is 1, the lowest there is, you give him your bid less 1.
the-bid-three-leaves-one = With a bid of 4 you could give away 3, all you have. With 3 you keep 1 honor, whatever Bob bids.
the-bid-one-card-is-little = Safe: nobody can bid less. But one card for a whole round is little, and you have 2 honor to spare.
the-bid-two-cards-are-safe = You would give 1 honor at most. You can dare one card more.
the-bid-all-honor-is-gone = Bob bid 1, and all your honor went to him. Who has 0 honor loses; with 25 he wins, too.
the-bid-one-honor-left = Bob bid 1: you drew 3 cards and gave him 2 honor. A round later you have 1, and he has 24; with 25 he wins. What do you bid now?
the-bid-nothing-to-give = You can give nothing more. Which bid can never be higher than Bob’s?
the-bid-the-lowest-bid = Bid 1.
the-bid-one-more-is-too-much = If Bob bids 1 again, you give away your last honor: 0 for you, at least 25 for him.
the-bid-learned = A high bid brings cards, a low bid honor: who bids more pays the other. You lose at 0 honor and win at 25.

## Characters and fate

dynasty-title = Characters and fate
dynasty-goal = Next round, have both Steadfast Witch Hunter and Vanguard Warrior in play.
dynasty-three-for-sale = The characters in your provinces can be played for fate: the number is their cost. Your 6 fate must do for two rounds. Whom do you play first?
dynasty-fate-keeps-them = At the end of a round, characters without fate on them leave. Who stays longer needs extra fate.
dynasty-hunter-first = Play Steadfast Witch Hunter for 4. Vanguard Warrior can wait in its province.
dynasty-warrior-later = Both together cost 6. Then no fate is left to keep either of them for the next round.
dynasty-guardian-costs-the-rest = Hida Guardian costs only 1, but you need every fate for the other two.
dynasty-passing-buys-nothing = Who passes plays no more characters this round. You still need one.
dynasty-how-long = You may put extra fate on Steadfast Witch Hunter. Each one keeps it a round longer. You have 2 fate left, and Vanguard Warrior costs 2. How much do you add?
dynasty-one-for-each-round = 1 is enough for the next round. The missing fate for Vanguard Warrior can be gained.
dynasty-nothing-keeps-it = Without fate, Steadfast Witch Hunter left at the end of the round.
dynasty-two-is-one-too-many = That keeps it for two more rounds, but then you have 0 fate, and cannot pay 2 for Vanguard Warrior.
dynasty-hunter-left = Only characters with fate stay for another round.
dynasty-bob-has-bought = Bob plays Wandering Ronin without extra fate. You have 1 fate. The first player to pass now gains 1 more. What do you do?
dynasty-pass-before-bob = Pass before Bob does: 1 and 1 are the 2 fate for Vanguard Warrior.
dynasty-guardian-leaves = Hida Guardian would leave at the end of the round, and Bob would pass first and gain the fate.
dynasty-a-round-later = A round later: Wandering Ronin had no fate and is gone. Steadfast Witch Hunter lost its 1 fate and is still there. You have 2 fate. What do you play?
dynasty-now-the-warrior = Vanguard Warrior costs 2.
dynasty-guardian-is-weaker = Then only 1 fate is left: too little for Vanguard Warrior.
dynasty-learned = Characters stay as long as fate lasts: each round takes 1, and who has none leaves. Passing first earns 1 fate.

## The Imperial Favor

the-favor-title = The Imperial Favor
the-favor-goal = Take the 2 fate from the void ring and claim the Imperial Favor.
the-favor-a-ring-with-fate = At the end of each round, every ring that nobody claimed gets 1 fate. Whoever attacks with a ring takes the fate on it. This is the last conflict of the phase. What do you declare?
the-favor-void-has-two = The void ring has 2 fate on it. Military or political does not matter: Bob will not defend.
the-favor-no-fate-there = There is no fate on that ring.
the-favor-fate-stays-there = Then the 2 fate stay on the ring, and next round Bob can take them.
the-favor-glory-that-stays-ready = After the conflicts, each side counts the glory of its ready characters, and 1 for each claimed ring. More wins the favor. Bob will have 2. Who attacks bows: whom do you send?
the-favor-one-is-enough = Nobody will defend, so one attacker wins the ring.
the-favor-keep-the-glory = Send Vanguard Warrior. Hida Tomonatsu stays ready with glory 2, and the ring makes it 3.
the-favor-two-against-two = Vanguard Warrior has glory 1, and with the ring you have 2, as many as Bob. In a tie nobody gets the favor.
the-favor-one-against-two = Both bowed, and only the ring counts for you: 1 against 2. Bob has the favor now.
the-favor-no-favor = The conflict phase is over, and the favor is not yours.
the-favor-which-side = 3 against 2: the favor is yours. In conflicts of the type it shows you get +1 skill while you have a character in them. Which side do you turn up?
the-favor-both-are-right = Both are right. Choose the kind of conflict that you want to fight next round.
the-favor-learned = Rings that nobody claims gather fate for the next attacker. The glory of characters still ready after the conflicts wins the Imperial Favor.

## Honored characters

honored-title = Honored characters
honored-goal = This time you lead the Crane. Break Defend the Wall.
honored-three-against-two = Three against two, and Defend the Wall has strength 4: you need 6. Way of the Crane in your hand honors a character and costs nothing. Play it.
honored-honored-adds-glory = An honored character adds its glory to both skills. A dishonored one has it taken away.
honored-one-more-is-not-four = You would win by 1, and Defend the Wall has strength 4.
honored-whom-to-honor = Brash Samurai has glory 2, Savvy Politician glory 1. An honored character gets its glory as skill. Read both cards: whom do you honor?
honored-read-the-politician = One of the two reacts to being honored.
honored-honor-the-politician = When Savvy Politician is honored, you may honor one more character.
honored-only-one-is-honored = Brash Samurai alone: 5 against 2. That is 1 short, and nobody else is honored.
honored-a-reaction = Savvy Politician is honored: 4 against 2. It has a reaction to that: you may use it right after this has happened, and only now.
honored-now-or-never = Use Savvy Politician. If you pass, the chance is gone.
honored-the-chance-is-gone = The moment is over: 4 against 2 is 2 short of breaking the province.
honored-honor-another = Now honor one more character. Who brings the missing 2?
honored-glory-of-two = Brash Samurai has glory 2.
honored-that-is-their-side = Vanguard Warrior fights for Bob: honored, it would defend better.
honored-not-broken = Defend the Wall still stands.
honored-learned = Honored characters add their glory to both skills, dishonored ones lose it. A reaction is used right after what it names.

## The stronghold

the-stronghold-title = The stronghold
the-stronghold-goal = Win this turn: break the province under Bob’s stronghold.
the-stronghold-the-third-province = Two of Bob’s provinces are broken. After the third, you may attack the one under his stronghold. You attack Manicured Garden, strength 4. Who goes, and who waits?
the-stronghold-two-attacks = Who attacks now bows and misses the last attack. That one will be political, against strength 5.
the-stronghold-keep-two-for-politics = Intimidating Hida has 4 military: enough. Borderlands Defender and Otomo Courtier have 3 and 2 political.
the-stronghold-defender-has-three = Borderlands Defender has 3 military, and Manicured Garden has strength 4.
the-stronghold-three-of-four = The third province stands, so the stronghold stays out of reach.
the-stronghold-more-than-needed = 7 is more than you need. Borderlands Defender would be bowed, and Otomo Courtier alone is too weak for the last attack.
the-stronghold-the-way-is-open = The third province is broken: the way to the stronghold is open. You have one attack left. What do you declare?
the-stronghold-politics-is-left = Your military conflict of this round is spent. Declare a political one, with any ring.
the-stronghold-one-attack-is-left = Bob has nobody to defend him now. There will be no better moment.
the-stronghold-which-province = Which province do you attack?
the-stronghold-under-the-stronghold = Shameful Display lies under the stronghold. When it breaks, you win.
the-stronghold-a-fourth-does-not-win = A fourth province is worth nothing now. Only the one under the stronghold wins the game.
the-stronghold-the-last-attack = The stronghold adds 2 to the strength of its province: Shameful Display has 3 and 2, that is 5. Who attacks?
the-stronghold-three-and-two = Borderlands Defender has 3 political, Otomo Courtier has 2.
the-stronghold-five-are-needed = One of them is not enough against 5. Nothing comes after this attack: send both.
the-stronghold-learned = After three broken provinces the stronghold can be attacked, and breaking its province wins. Send only as many as each attack needs.
