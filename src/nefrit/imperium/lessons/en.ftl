## A turn

a-turn-title = Your first turn
a-turn-goal = Play your three cards so that you gain 3 material in all.
a-turn-which-card-first = You have three actions: each card you play takes one. You choose the order, and it matters. Read your cards: which one first?
a-turn-prosperity-counts = Prosperity gives 1 material for each production icon in your play area.
a-turn-regions-first = Dalmatia and Raetia are regions with a production icon each. Play one of them first.
a-turn-no-icons-yet = Prosperity counts the production icons in your play area, and there are none yet: it would give no material.
a-turn-one-icon-only = One production icon, one material. With another region it would be two.
a-turn-actions-left = You still have an action and a card to play. Ending now would waste them.
a-turn-one-more-region = Your region gave you something at once, and it stays in your play area. What next?
a-turn-two-are-better = The other region brings a second production icon.
a-turn-now-prosperity = Two production icons lie in front of you. Now Prosperity is worth playing.
a-turn-draw-first = Prosperity begins with a gift: each player may draw a card. Do you draw?
a-turn-drawing-is-free = You may refuse, but the card costs nothing, and Bob draws his anyway.
a-turn-what-to-gain = Now choose: material for your icons, or population for your regions. Which one does your goal ask for?
a-turn-people-not-material = Population is useful, too, but your goal is 3 material.
a-turn-learned = You play up to three cards, in the order that helps most. Then comes the clean-up: your tokens return, and you draw up to five cards.

## Exhausting cards

exhausting-title = Exhausting cards
exhausting-goal = Acquire City, although your actions are used up.
exhausting-actions-used = Your three actions are spent, but the cards in front of you still work: an exhaust token on one of them uses it, once a turn. Where do you begin?
exhausting-what-they-give = Town brings material, Shrine draws a card for 1 material, Mysticism brings an action.
exhausting-use-all-three = Exhaust all three, in any order. You have five exhaust tokens.
exhausting-cards-still-work = You can still do more this turn: look at the cards in your play area.
exhausting-what-else-helps = That took an exhaust token, not an action. What else helps you to City?
exhausting-one-more-card = One card in your play area is still ready.
exhausting-now-advance = Shrine has drawn Advance. For 1 action and 3 material it acquires City, and you have both.
exhausting-only-action = Prosperity would take your only action, and City would be out of reach.
exhausting-advance-is-ready = You have all that Advance needs. Play it first.
exhausting-turn-over = Your turn is over, and City is still in the market.
exhausting-learned = Cards that stay in play can help you every turn: exhaust them, it takes no action. In the clean-up your tokens come back.

## The market

market-title = Taking cards from the market
market-goal = Take City without the unrest beneath it.
market-look-at-city = City lies in the market. There are 2 progress on it, but also an unrest card beneath it. Advance takes cards from there: play it.
market-advance-takes-cards = Advance is the only card in your hand.
market-advance-first = The market gives you nothing by itself. You need Advance for it.
market-two-ways = Two ways: acquire for 3 material, or break through for 5. You can pay either. Which one leaves the unrest behind?
market-what-differs = Whoever acquires a card takes the unrest beneath it into hand. Whoever breaks through does not.
market-pay-five = Break through for 5 material.
market-cheaper-way = That is 2 material cheaper. Let us see what comes along with City.
market-which-card = Breaking through, you choose any card of these suits in the market, or the top card of a deck, unseen. Which one?
market-progress-comes-along = What lies on a card comes along with it.
market-shrine-is-bare = Shrine is there to be had, too, but you came for City and the 2 progress on it.
market-unknown-card = A card from a deck can be anything. City lies open, with 2 progress on it.
market-unrest-came-along = The unrest beneath City is now in your hand. It clogs your deck and counts −2 points.
market-city-not-taken = Your turn is over, and City is still in the market.
market-learned = Acquiring is cheap, but the unrest beneath comes along. Breaking through costs more and leaves it behind. What lies on the card is yours both times.

## Unrest

unrest-title = Getting rid of unrest
unrest-goal = Return all three unrest cards this turn.
unrest-three-unrest = Three of your five cards are unrest. They take up your hand and count −2 points each. Played and paid for, they leave your deck for good. You have three actions.
unrest-three-prices = Each unrest card goes for 1 population, for 2 cards, or for 3 material.
unrest-no-action-to-spare = A good card, but you have one action for each unrest card and none to spare.
unrest-it-stays = Unrest is not going away by itself: you would draw it again and again.
unrest-which-price = Unrest has a price: 1 population, 2 cards from your hand, or 3 material. Which do you pay first?
unrest-each-price-once = You can pay each price once. That is enough for three unrest cards.
unrest-keep-unrest-in-hand = If you discard cards, do not discard unrest: from the discard pile it comes back into your deck.
unrest-next-unrest = Then two more unrest cards, and two actions for them.
unrest-another-price = What do you give for this one?
unrest-last-unrest = One unrest card and one action are left, and you can still pay one price.
unrest-the-price-left = Whatever you have not paid yet: population, two cards, or material.
unrest-unrest-left = Not all unrest is gone: what you keep or discard comes back into your hand.
unrest-learned = Unrest fills your hand and costs points. Returning it takes an action and a price each time, so do it while you can afford it. Discarded cards come back to you; returned unrest does not.

## From barbarians to an empire

empire-title = From barbarians to an empire
empire-goal = Become an empire this turn.
empire-five-cards-left = When you must draw and your deck is empty, you get a card of your nation deck. The last of them makes you an empire, and only that one is left. Your deck holds 5 cards: draw 6 this turn.
empire-six-cards-needed = In the clean-up you draw at most five cards. So one must be drawn before.
empire-prosperity-draws = Prosperity draws a card.
empire-one-card-short = In the clean-up you draw five at most: exactly your deck. You need one card more than it holds.
empire-draw-one = One of the six. Draw it!
empire-what-to-keep = Four cards are in your deck, and you draw up to five in hand. Before that you may discard. Which cards go?
empire-empty-hand-draws-five = Only with an empty hand do you draw five. Discarded cards come back soon: they are shuffled into your new deck.
empire-hand-too-full = You would draw too few, and the deck would do. Every card you keep is one card less to draw.
empire-deck-not-empty = Your deck was enough, and you are still barbarians.
empire-learned = The faster your deck runs, the sooner your nation grows. Discard in the clean-up what does not help you now.

## Developing

developing-title = Developing
developing-goal = Develop The Senate, and keep all your progress.
developing-senate-costs-four = You are an empire: each time your deck runs out, you may pay for a card of your development area. It will run out this turn. The Senate costs 4 material, and you have 2.
developing-two-icons = Prosperity gives 1 material for each production icon, and you have two in play.
developing-too-little-material = With 2 material you could pay The Senate only with progress. First earn something.
developing-material-or-people = The Senate costs 4 material and no population. What do you gain?
developing-senate-wants-material = The other two developments also cost population. The Senate costs material only.
developing-deck-is-empty = In the clean-up you must draw, and your deck is empty. The card you choose is shuffled into your new deck. Which one will your people learn?
developing-senate-is-paid = With 4 material you can pay The Senate, and it alone, without touching your progress.
developing-nothing-learned = You may save your material. But a development lasts, and the next chance comes only when this deck has run out, too.
developing-costs-progress = That costs progress, which pays for whatever is missing. Each progress is 1 point at the end.
developing-how-to-pay = Progress can stand in for material. You have enough without it. How do you pay?
developing-progress-is-points = Each progress is 1 point at the end. Unspent material is worth nothing by itself.
developing-another-card = That is another card than The Senate.
developing-nothing-developed = Your turn is over, and The Senate is still in your development area.
developing-learned = An empire grows by developing: have the price ready when your deck runs out. Spend progress only when it is worth the points.

## Innovate and revolt

innovate-and-revolt-title = Innovate and revolt
innovate-and-revolt-goal = Return four unrest cards, then take City in your next turn.
innovate-and-revolt-too-much-unrest = Four unrest cards, and nothing to pay with. Until now you always activated, but a turn can be one of three things. Which one helps with this hand?
innovate-and-revolt-what-revolt-does = In a revolt you return any number of unrest cards from your hand, for nothing. In exchange you play no cards.
innovate-and-revolt-nothing-to-pay-with = You can play unrest, but its price today is two other cards each time. You would not get rid of all four.
innovate-and-revolt-unrest-would-return = Innovating discards your hand, and discarded unrest comes back when you shuffle.
innovate-and-revolt-how-many = A revolt costs nothing but the turn. How many unrest cards do you return?
innovate-and-revolt-return-them-all = It costs no more to return them all, and you will not revolt every turn.
innovate-and-revolt-nothing-to-play = A new turn, and Bob has had his. Your unrest is gone, but you have neither material nor population. What kind of turn brings you City?
innovate-and-revolt-what-innovate-does = To innovate, discard your hand and break through for one card, without paying.
innovate-and-revolt-cannot-afford = Conquer and Advance must be paid for, and you have nothing. The civilised cards are for empires. You could not play a card.
innovate-and-revolt-no-unrest-left = You have no unrest in your hand: a revolt would do nothing.
innovate-and-revolt-take-city = Your hand is discarded, and you break through: any card of the market, or an unseen one. There is even a progress on City.
innovate-and-revolt-city-is-the-goal = That would be possible, but your goal is City.
innovate-and-revolt-another-card = You took another card, and City is still in the market.
innovate-and-revolt-learned = Mostly you will activate. With a hand full of unrest, revolt; with a hand that can do nothing, innovate. A bad hand is never a lost turn.

## The last round

last-round-title = The last round
last-round-goal = Win the game. This is your last turn.
last-round-eight-points-missing = The last turn of the game: points decide now. Bob has 12, you have 5, and your actions are used up. But one card in your hand needs none.
last-round-great-gives-an-action = Great is played free, without an action, and even gives you one.
last-round-points-wait-in-hand = Cards count in your hand, too, but they could count more. As it is, Bob would win.
last-round-into-history = Great gives you an action. It counts 2 points, but 6 in your history. Do you put it there?
last-round-what-history-is = Cards in your history are out of play, but they count at the end. You will not need Great again.
last-round-only-two-points = Then Great counts only 2 points, and the other 4 are what you lack in the end.
last-round-one-action = You have 9 points now, and one action. Which card turns it into points?
last-round-look-for-points = Praiseworthy counts 3 points, but 7 in your history.
last-round-material-is-no-points = Material and population are no points, and you have no other turn to spend them in.
last-round-card-or-points = Praiseworthy itself into your history, or another card in exchange for the action? Count the points.
last-round-too-few-points = No card in the market brings you the 4 points that you need.
last-round-bob-wins = Bob has more points.
last-round-learned = At the end only points count: cards wherever you have them, those in your history, and progress. Know which cards are worth more there, and keep your last actions for them.
