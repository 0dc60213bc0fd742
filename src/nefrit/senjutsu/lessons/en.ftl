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
