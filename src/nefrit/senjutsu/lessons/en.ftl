## Your first duel

first-duel-title = Your first duel
first-duel-goal = Beat Bob. Two more wounds defeat either of you.
first-duel-both-choose = Bob stands right in front of you. Both of you choose a card in secret, then turn it over: the higher initiative strikes first. Choose your faster attack.
first-duel-number-is-initiative = The number on a card is its initiative.
first-duel-feint-cut-has-six = Pommel Smash has initiative 5, Feint Cut has 6.
first-duel-both-have-five = Pommel Smash has initiative 5, and so has Bob’s card. With 6 you strike before him.
first-duel-one-more-wound = A hit! Your 6 came before Bob’s 5, then he hit you, too. Now the next wound decides. You have drawn Quick Stab, and Bob’s fastest card is a 6. What do you choose?
first-duel-first-hit-decides = Whoever is defeated no longer strikes. Be first.
first-duel-quick-stab-has-eight = Quick Stab has initiative 8. It costs 1 focus, and you have it.
first-duel-five-against-six = Bob turned over Feint Cut: his 6 comes before your 5.
first-duel-too-slow = You were defeated before it was your turn to strike.
first-duel-learned = All cards are turned over at the same time. Then they act in order, the highest initiative first.

## Behind the guard

behind-the-guard-title = Behind the guard
behind-the-guard-goal = Wound Bob from behind.
behind-the-guard-he-guards-his-front = Every figure looks to one side. Bob stands still and will block what comes from his front. Choose the card with which you can walk past him.
behind-the-guard-firm-mind-moves = Firm Mind lets you step up to 2 hexes and rotate up to 2 times.
behind-the-guard-into-his-guard = You stepped before Bob and struck.
behind-the-guard-blocked = His block guards the three hexes before him: your strike did nothing, and you were pushed back.
behind-the-guard-walk-past = You and Bob look in opposite directions. Step to the front, past him.
behind-the-guard-front-is-up = “Front” is where your figure looks, not where Bob stands.
behind-the-guard-two-hexes-up = Two steps to the front take you past Bob.
behind-the-guard-first-walk = That only turns you: you stay on your hex. Walk first, turn then.
behind-the-guard-still-before-him = You would stay where he looks.
behind-the-guard-not-past-him = That does not lead past Bob.
behind-the-guard-one-more-step = Now you are beside him, still within his sight. One more step to the front.
behind-the-guard-beside-him = You must get behind Bob first, and this hex is still before him.
behind-the-guard-turn = You are behind him, but you still look the old way: a step never turns you. Rotate towards Bob.
behind-the-guard-counterclockwise = Bob is to the left behind you: rotate counterclockwise, twice.
behind-the-guard-clockwise-is-away = That way it takes more turns than you have.
behind-the-guard-looking-past-him = You would look past Bob, and your strike would hit an empty hex.
behind-the-guard-turn-again = Once more the same way, then Bob is right in front of you.
behind-the-guard-strike = Bob has not turned. Now strike!
behind-the-guard-front-of-yours = Pommel Smash hits the hex before you.
behind-the-guard-that-is-no-attack = Falling Restraint is no attack. Strike while his back is turned.
behind-the-guard-learned = A step moves you, a rotation turns you. Where you look is where you strike, and where you are guarded.

## Step, then strike

step-then-strike-title = Step, then strike
step-then-strike-goal = Beat Bob. Three more wounds defeat him.
step-then-strike-two-attacks = Bob is right before you. A card is carried out line by line, from top to bottom: where the attack lands depends on the step above it. Which of your two attacks hits?
step-then-strike-look-at-the-first-line = Look at the first line of each card: where do you stand when you strike?
step-then-strike-fang-steps-back = Reverse Carved Fang steps back first, then strikes two hexes ahead.
step-then-strike-pounce-goes-past = Wolf Pounce must step forward first. Bob is in the way, so you would go past him and strike an empty hex.
step-then-strike-first-line = The first line: you must step back. Then the second line strikes two hexes ahead, where Bob stands.
step-then-strike-two-hexes-apart = Two wounds! Now you stand two hexes apart, and one more wound is enough. You have drawn Wild Swing: 2 wounds, but has it the reach?
step-then-strike-who-comes-nearer = One of your cards brings you nearer before it strikes.
step-then-strike-pounce-steps-first = Wolf Pounce steps to the front, then it strikes the hex before you.
step-then-strike-swing-has-no-step = Wild Swing strikes the hexes next to you, and it has no step.
step-then-strike-empty-hex = Nobody stood where you struck.
step-then-strike-learned = A card is read from top to bottom. A step above an attack moves the attack with you.

## Four numbers on one card

many-numbers-title = Four numbers on one card
many-numbers-goal = Wound Bob, then block his attack.
many-numbers-four-numbers = Bob holds Fend, a block with initiative 5, 4, 3 or 2. He picks one after the cards are turned over, and blocks attacks of that very initiative. Which attack can he not block?
many-numbers-block-comes-first = At the same initiative a block comes before an attack.
many-numbers-six-is-too-fast = Feint Cut strikes at 6. Fend has no 6.
many-numbers-five-is-among-them = Pommel Smash strikes at 5, and Fend has a 5.
many-numbers-blocked = Bob picked 5 and blocked your attack.
many-numbers-now-he-strikes = A hit! Now Bob will strike, and you cannot take another wound. You have drawn a Fend, too. What do you choose?
many-numbers-fend-keeps-you-up = Only a block saves you: Fend.
many-numbers-one-more-wound = Bob’s attack is just as fast as yours. You cannot take another wound: block it.
many-numbers-which-number = Bob turned over Scything Uppercut: initiative 5. Now pick the number of your Fend.
many-numbers-same-number = A block stops attacks of exactly its own initiative. Bob strikes at 5.
many-numbers-too-late = Your block would have come only after Bob’s 5.
many-numbers-wrong-number = Bob’s attack met no block, and you were defeated.
many-numbers-learned = Where a card has several initiatives, you pick one after all cards are turned over. A block works only against attacks of that initiative.

## Block and counterattack

block-and-counter-title = Block and counterattack
block-and-counter-goal = Block two attacks and beat Bob with a counterattack.
block-and-counter-from-the-side = Bob stands behind you on the right and will strike. Both your blocks guard only front left, front and front right. Which one protects you here?
block-and-counter-which-one-turns = With one of the cards you may rotate before you block.
block-and-counter-steel-does-not-turn = Steel Block does not turn you. Bob is behind you on the right, where it guards nothing.
block-and-counter-turn-to-him = Fend lets you rotate once before it blocks. Turn so that Bob comes into one of those three hexes.
block-and-counter-clockwise = Bob is on your right: rotate clockwise.
block-and-counter-still-open = That leaves Bob on a side you do not guard.
block-and-counter-he-comes-back = Blocked, and Fend pushed him away. He will come again, and he is in your guarded hexes now. This time hit back, too.
block-and-counter-steel-hits-back = A block that holds at 6, 5 or 4 on Steel Block lets you counterattack.
block-and-counter-no-guard-at-all = Bob’s attack is as fast as this one, and your next wound is the last. Block first.
block-and-counter-his-five = Bob turned over Short Strike: initiative 5. Your block must have the same number.
block-and-counter-same-number = Choose 5. Steel Block allows a counterattack at 6, 5 and 4.
block-and-counter-block-is-over = A block lasts only for its own number. Bob struck later, at 5.
block-and-counter-block-is-late = Your block would have come after Bob’s 5.
block-and-counter-not-guarded = No block was up when Bob struck.
block-and-counter-hit-back = Your block holds! Now you may play an attack from your hand at once, if it is not faster than his.
block-and-counter-slash-reaches-him = Diagonal Slash has initiative 5 and strikes front right: there stands Bob.
block-and-counter-chance-missed = You may do without it, but this attack would beat Bob.
block-and-counter-learned = A block guards its hexes, so your facing counts. At some numbers a block that holds lets you strike back at once.

## In Aggression

in-aggression-title = In Aggression
in-aggression-goal = Shift your Kamae to Aggression and beat Bob.
in-aggression-bull-rush-is-locked = Your Kamae is your fighting stance, now Neutral. Bull Rush would beat Bob, but it can only be played in Aggression. And Bob is about to strike! Which card helps now?
in-aggression-which-card-shifts = Quick Dodge steps back before Bob strikes, and then shifts your Kamae.
in-aggression-only-one-wound = That is one wound, and it takes two to beat Bob. His blow is just as fast, and one is enough against you.
in-aggression-shift-now = You stepped back in time. Now shift your Kamae: one step along a path of your map.
in-aggression-one-step = From Neutral, one path leads to Aggression and one to Balance.
in-aggression-stays-locked = Then your Kamae stays Neutral, and Bull Rush stays locked.
in-aggression-other-position = Balance has its uses, but Bull Rush asks for Aggression.
in-aggression-now-it-is-open = Bob missed. You are in Aggression: now Bull Rush can be played. It steps to the front and deals 2 wounds, just enough.
in-aggression-bull-rush-steps = Bob is two hexes away. Bull Rush comes nearer, then it strikes.
in-aggression-only-one-wound-again = Pommel Smash deals one wound. Bull Rush deals two, and that is what it takes.
in-aggression-no-time-to-block = Blocking does not beat Bob. Bull Rush is ready now.
in-aggression-learned = Some cards need a Kamae, others do more in one. A shift goes one step along the paths of your map.

## One focus short

one-focus-short-title = One focus short
one-focus-short-goal = Gain a focus, then beat Bob with Bull Rush.
one-focus-short-bull-rush-costs-two = Focus pays for your strongest cards. Bull Rush would beat Bob, but it costs 2 focus, and you have 1. Bob does not attack in this round. Use it!
one-focus-short-core-card-shifts = Your Ronin Core Card can shift your Kamae, and on the map of the Ronin focus lies next to Aggression.
one-focus-short-no-focus-from-that = Bob is out of reach, and Push Back gains no focus.
one-focus-short-core-costs-a-card = Your core card comes back to your hand every time. In return it costs another card. Which one can you spare?
one-focus-short-keep-bull-rush = You want to play Bull Rush in the next round.
one-focus-short-you-need-that = With that card you want to win.
one-focus-short-what-gains-focus = Three choices. Which one can bring you focus?
one-focus-short-the-focus-point = A shift of the Kamae can lead to a focus point.
one-focus-short-cards-are-no-focus = That draws cards, and the focus would still be missing.
one-focus-short-switching-gains-nothing = A switch goes straight to a position and never gains focus. And the stun would cost you strength.
one-focus-short-through-the-point = A path leads from Aggression to a focus point. Your Kamae cannot rest there: you gain 1 focus and move on, for free.
one-focus-short-there-and-back = Shift to the focus point: from there it goes back to Aggression.
one-focus-short-still-short = Then you still have 1 focus, and Bull Rush costs 2.
one-focus-short-two-focus = Two focus, and still in Aggression. Bob’s next card will strike at 5, your Bull Rush at 7.
one-focus-short-pay-and-rush = Choose Bull Rush. The 2 focus are paid when it is revealed.
one-focus-short-ready-to-rush = Bull Rush is paid for and faster than Bob. Do not wait: his next blow is your last.
one-focus-short-learned = Focus pays for cards. You gain it by shifting your Kamae through a focus point, and you can hold three.

## What a hit leaves behind

what-a-hit-leaves-title = What a hit leaves behind
what-a-hit-leaves-goal = Beat Bob in two rounds, before his next blow.
what-a-hit-leaves-two-rounds = Two wounds beat Bob, one beats you. Now he rests, but in the next round he strikes with initiative 5. Both your attacks reach him. After which one do you strike before him?
what-a-hit-leaves-what-pounce-leaves = Wolf Pounce leaves a bleeding wound and a hobble. Pommel Smash leaves a wound and a stun.
what-a-hit-leaves-slow-him-down = A hobble lowers the initiative of all his cards by 1.
what-a-hit-leaves-stun-does-not-slow = A stun is a card that fills his hand and cannot be discarded. But it does not slow him: in the next round you could not strike before him.
what-a-hit-leaves-he-bleeds-and-limps = The bleeding wound took the top card of his deck, and it will do so every round. Hobbled, his 5 is only a 4. Finish it!
what-a-hit-leaves-five-against-four = Pommel Smash has 5, hobbled Bob has 4. One wound is enough.
what-a-hit-leaves-no-need-to-block = Fend could save you, but Bob would still stand. You are faster now: strike.
what-a-hit-leaves-learned = Bleeding costs cards, a hobble costs initiative, a stun costs room in the hand. You are beaten at your wound limit, or when stuns fill your hand.
