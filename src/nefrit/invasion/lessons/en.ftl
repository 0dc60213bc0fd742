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

## Three places

three-places-title = Three places and loyalty
three-places-goal = Play both units, so that you draw 3 cards next turn.
three-places-both-with-five = You have 5 resources. Defender of the Hold costs 1. Mountain Brigade costs 4, but now you would pay 5: each loyalty icon that no Dwarf card of yours matches costs 1 more.
three-places-icons-and-cards = Mountain Brigade has two icons. Your capital matches one of them; any Dwarf card in play matches the other.
three-places-defender-first = Play Defender of the Hold first.
three-places-all-five-gone = 4, and 1 for loyalty: all 5 resources are gone, and Defender of the Hold stays in your hand.
three-places-still-in-hand = You would pass with a unit in your hand that you can pay for.
three-places-facedown-is-no-unit = Facedown as a development it is no unit any more: it has no power, and matches no loyalty icon.
three-places-four-are-enough-now = Defender of the Hold matches the second icon: 4 are enough. Power is resources in the kingdom, cards in the quest zone, damage in the battlefield. You want 3 cards.
three-places-one-and-two-are-three = Your quest zone has 1 power of its own. Mountain Brigade adds 2.
three-places-five-resources-one-card = There it gives you 5 resources next turn, but you draw only 1 card.
three-places-attacks-one-card = There it can attack, but next turn you draw only 1 card.
three-places-learned = A unit does another thing in each zone, and it stays where you play it. Cards of your race in play make loyal cards cheaper.

## An attack

an-attack-title = Attacking
an-attack-goal = Burn a zone of Bob’s capital.
an-attack-three-damage = It is your battlefield phase: you may attack one zone. Your units deal as much damage as they have power, 3 together. What do you attack?
an-attack-eight-hit-points = A zone burns at 8 damage. Kingdom and quest zone have 5 already.
an-attack-who-stands-there = Only units in the attacked zone can defend it. In Bob’s quest zone nobody stands.
an-attack-squad-may-defend = Black Orc Squad stands there and would defend. It has 4 hit points: it would take all 3 damage, and nothing would reach the zone.
an-attack-three-of-eight = Nobody defends it, but 3 of 8 damage does not burn it.
an-attack-no-attack = Without an attack nothing burns, and attacking costs you nothing.
an-attack-who-attacks = Nobody can defend there. Only units in your battlefield can attack. Which do?
an-attack-both-are-needed = 3 damage is missing: Mountain Brigade has 2 power and Defender of the Hold 1.
an-attack-fewer-than-three = That makes less than 3 damage: the quest zone would stand.
an-attack-nothing-burns = The attack is over, and no zone burns.
an-attack-learned = Attack where nobody stands, or where you break through. A player with two burning zones has lost.

## Defending

defending-title = Defending
defending-goal = Save your kingdom and destroy Ironclaw’s Horde.
defending-five-damage-come = Bob attacks your kingdom with 5 power. It has 4 of 8 damage already: 4 more, and it burns. Who defends?
defending-defenders-first = The attacker must give each defender enough damage to destroy it. Only what is left after that reaches the zone.
defending-who-takes-five = Mountain Brigade has 6 hit points: all 5 damage goes into it, and it lives.
defending-runesmith-takes-one = Runesmith has 1 hit point: 1 damage destroys it, and 4 go into your kingdom.
defending-nobody-defends = All 5 damage goes into your kingdom.
defending-strike-back = Nothing comes through. And defenders strike back, at the same time: whom does your damage hit?
defending-horde-has-two = Ironclaw’s Horde has 4 power, but only 2 hit points.
defending-horde-survives = With that, Ironclaw’s Horde survives and comes back next turn with 4 power.
defending-kingdom-burns = Your kingdom burns.
defending-horde-stands = Combat is over, and Ironclaw’s Horde still stands.
defending-learned = Damage goes to the defenders first, and only the rest reaches the zone. Defenders strike back at the same time.

## Developments

developments-title = Developments and supports
developments-goal = Save your quest zone, and heal it next turn.
developments-one-from-burning = Your quest zone has 7 of 8 damage, and Bob has an attacker with 1 power. Once a turn you may lay any card facedown as a development, for free. What do you do?
developments-each-development-one-more = Each development gives its zone 1 more hit point.
developments-brigade-is-too-dear = You cannot pay for Mountain Brigade now. Facedown in your quest zone it costs nothing.
developments-forge-comes-too-late = Keystone Forge heals at the beginning of your turn, but Bob attacks before that. First see that the zone outlives his attack.
developments-forge-only-in-the-kingdom = What Keystone Forge does, it does only in your kingdom.
developments-another-zone = That zone is not in danger, and only one development may be played each turn.
developments-forge-is-needed = That saves the zone. But you can pay for Keystone Forge, and only faceup can it heal.
developments-nothing-done = Bob attacks your quest zone, and nothing stands in his way.
developments-nine-now = Now it takes 9 damage to burn it. A development heals nothing, though. You have 2 resources left.
developments-forge-heals = A support card stays in play like a unit, but it does not fight. Keystone Forge heals 1 damage at the beginning of each of your turns.
developments-not-healed = The zone would hold with 8 of 9 damage, but nothing would heal it.
developments-quest-zone-burns = 8 damage: your quest zone burns.
developments-held-but-not-healed = The zone holds, but nothing has healed it.
developments-learned = A development gives a zone 1 more hit point and heals nothing. Lay down what you cannot use soon.

## A quest

a-quest-title = Quests
a-quest-goal = Get a resource token onto A Glorious Death by your next turn.
a-quest-quest-without-a-unit = A Glorious Death is a quest. If a unit is on it when your turn begins, it gets a token; with 3 it can destroy two attackers. So far nobody is on it.
a-quest-runesmith-into-the-quest-zone = Units quest from your quest zone. Play Runesmith there.
a-quest-only-in-the-quest-zone = Only a unit in your quest zone can be on a quest.
a-quest-nobody-sent = Then nobody goes on the quest, and no token comes.
a-quest-facedown-does-not-quest = Facedown as a development it cannot go on a quest.
a-quest-send-it = As it enters, a unit may go on a quest that has no unit yet. Where does Runesmith go?
a-quest-only-as-it-enters = A unit can go on a quest only as it enters the zone. Mountain Brigade has missed that.
a-quest-not-sent = Then Runesmith only stands in the quest zone. Later it cannot go on the quest any more.
a-quest-horde-comes = Bob attacks your quest zone with 4 power. A unit on a quest can defend, too; but if it falls, the quest loses its unit and all its tokens. Who defends?
a-quest-three-more-burn-it = The zone has 5 of 8 damage. Undefended, it burns.
a-quest-brigade-holds = Mountain Brigade has 6 hit points and holds 4 damage alone. Runesmith has 1 hit point.
a-quest-runesmith-in-danger = Whoever defends can be dealt damage, and 1 is enough for Runesmith.
a-quest-zone-undefended = All 4 damage would go into the zone, and it would burn.
a-quest-zone-burns = Your quest zone burns.
a-quest-runesmith-falls = Runesmith falls, and the quest has no unit any more.
a-quest-no-token = Your turn has begun, and no token has come.
a-quest-learned = A quest needs a unit that stays alive, and time. The unit still counts in its zone, with its power and in defense.

## The chain

the-chain-title = The action chain
the-chain-goal = Burn Bob’s quest zone: it needs 5 more damage.
the-chain-pillage-is-played = Your attack makes 3 damage. Grudge Thrower can give each participating unit 1 more power. But Bob plays a tactic: Pillage is to destroy Grudge Thrower. Do you answer?
the-chain-not-yet-resolved = Pillage has been played, but nothing has happened yet: first you may act in answer.
the-chain-last-comes-first = What was played last happens first. Use Grudge Thrower now, before Pillage destroys it.
the-chain-thrower-is-gone = Nobody answers: Pillage destroys Grudge Thrower, and 3 damage is not enough.
the-chain-whom-to-sacrifice = Grudge Thrower costs 1 resource and one of your units. Which unit can you spare?
the-chain-two-attackers-two-more = You need both attackers: 3 power, and 1 more for each of them. Runesmith does not fight.
the-chain-an-attacker-less = Now one attacker is missing, with its power and with 1 more.
the-chain-too-little = The attack is over, and the quest zone stands.
the-chain-learned = Any action can be answered before it happens, and the last one happens first. Destroying a card does not undo what it has been used for.

## Win this turn

win-this-turn-title = Win this turn
win-this-turn-goal = Burn a second zone of Bob’s capital this turn.
win-this-turn-one-zone-burns = You play the Orcs. Bob’s kingdom burns: one more zone, and you win. His quest zone needs 6 damage, his battlefield 4. Your two units have only 2 power.
win-this-turn-orcs-like-damage = While you have a damaged unit, Boar Boyz have 2 more power and Squig Herders 1 more. Followers of Mork deal damage to both players.
win-this-turn-one-power-more = Play Followers of Mork into your battlefield: there they can attack this very turn.
win-this-turn-followers-cannot-attack = Only from your battlefield can they attack, and you need their 1 power.
win-this-turn-two-are-too-few = Boar Boyz and Squig Herders have 2 power now. That burns no zone.
win-this-turn-facedown-does-nothing = Facedown as a development they deal no damage, and do not attack.
win-this-turn-share-two-damage = 2 indirect damage to each player: everybody shares out their own among their units and zones. Bob does so too. Where does yours go?
win-this-turn-damaged-and-alive = You want a unit that is damaged, and lives.
win-this-turn-boyz-have-four = Boar Boyz have 4 hit points: they can take 2 damage.
win-this-turn-nobody-damaged = Then no unit in play is damaged, and none becomes stronger.
win-this-turn-six-damage-where = One of yours is damaged: you have 6 power now. Where do you attack?
win-this-turn-corrupted-cannot-defend = Hammerer of Karak Azul in the quest zone is corrupted: it lies sideways and cannot defend.
win-this-turn-brigade-defends = The zone needs only 4, but Mountain Brigade would defend it, and take 4 damage before the zone takes any.
win-this-turn-burns-already = It burns already, and takes no more damage.
win-this-turn-not-without-attack = Without an attack you do not win this turn.
win-this-turn-who-marches = Nobody there can defend. Who attacks?
win-this-turn-three-and-two-and-one = Boar Boyz 3, Squig Herders 2, Followers of Mork 1: you need all of them.
win-this-turn-less-than-six = That makes less than 6 damage.
win-this-turn-capital-stands = The turn goes by, and Bob’s capital stands.
win-this-turn-learned = Count before you attack: what burns which zone, who can defend there, and what makes your units stronger.
