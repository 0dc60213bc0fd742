## A turn

a-turn-title = Resources and cards
a-turn-goal = Have Mountain Brigade in play by your next turn.
a-turn-three-resources-and-one-card = Your kingdom has 3 power: you take 3 resources. Your quest zone has 1: you draw 1 card, Mountain Brigade. It costs more than you have. What gets it into play next turn?
a-turn-power-in-the-kingdom = At the beginning of your turn, each power in your kingdom gives 1 resource. A unit there adds its own.
a-turn-hammerer-into-the-kingdom = Hammerer of Karak Azul costs 2 and has 1 power. Play it into your kingdom.
a-turn-cards-instead-of-resources = There it draws you 1 more card each turn. But next turn you take 3 resources again, and that is not enough.
a-turn-attacks-instead-of-resources = There it can attack. But next turn you take 3 resources again, and that is not enough.
a-turn-facedown-without-power = Facedown as a development it has no power.
a-turn-developments-come-later = That lays a card facedown as a development. It is a good thing, and has its own lesson; here, do without it.
a-turn-unspent-resources-go = Resources that you do not spend go back when your next turn begins: you would have 3 again.
a-turn-four-power-now = Your kingdom now has 4 power. The resource that is left buys nothing: pass, and Bob takes his turn.
a-turn-pass-to-end-the-turn = When both players pass, the phase is over.
a-turn-four-resources = Bob has done nothing. You take 4 resources and draw a card: play Mountain Brigade. Where would you like it?
a-turn-what-each-zone-gives = It has 2 power. Each turn: 2 more resources in the kingdom, 2 more cards in the quest zone, 2 more damage in an attack from the battlefield.
a-turn-brigade-still-in-hand = Mountain Brigade would still be in your hand, and the 4 resources gone.
a-turn-learned = Power in your kingdom is resources, power in your quest zone is cards. What you place there early pays every turn.
