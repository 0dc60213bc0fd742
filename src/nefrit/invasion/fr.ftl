### Ce que dit la table dans Warhammer: Invasion : questions, options, refus, déroulement. Les textes des cartes sont ailleurs.
### Aucun nom ne suit « de » : ainsi rien ne s’élide. Une zone a .loc pour dire où, .gen pour dire que c’est la vôtre.

## Mots

zone-word =
    { $section ->
        [0] le royaume
        [1] la zone de quête
       *[2] le champ de bataille
    }
    .loc =
        { $section ->
            [0] dans le royaume
            [1] dans la zone de quête
           *[2] sur le champ de bataille
        }
phase-word =
    { $phase ->
        [kingdom] phase du royaume
        [quest] phase de quête
        [capital] phase de la capitale
        [channeling] phase de canalisation
       *[battlefield] phase du champ de bataille
    }

## Questions : la partie et ses tours

keep-hand = Gardez-vous votre main ?
restore = Quelle unité corrompue restaurer ?
trigger-or-pass = Utiliser une action déclenchée ?
which-first = Quel effet vient en premier ?
order-discards = Dans quel ordre ces cartes vont-elles dans votre pile de défausse ? La dernière est au-dessus.
which-quest =
    { $card ->
        [none] Sur quelle quête ?
       *[other] { CARD($card) } : sur quelle quête ?
    }

## Questions : le combat

attack-target = Qu’attaquez-vous ?
channel = Quel pivot canaliser ?
channel-with = Quelle unité canalise { CARD($card) } ?
choose-attackers = Quelles unités attaquent ?
choose-defenders = Quelles unités défendent ?
choose-ambush = Quel développement tend une embuscade ?
assign-damage =
    { $total ->
        [one] Assignez { $total } dégât.
       *[other] Répartissez { $total } dégâts entre ces unités.
    }
damage-to-target = Il en faut moins pour détruire les défenseurs : combien de dégâts vont à la cible, { $most } au plus ?
indirect =
    { $total ->
        [one] Vous subissez { $total } dégât indirect : assignez-le à une de vos unités ou de vos zones.
       *[other] Vous subissez { $total } dégâts indirects : répartissez-les entre vos unités et vos zones.
    }
indirect-first =
    { $card ->
        [none] Qui assigne ses dégâts indirects en premier ?
       *[other] { CARD($card) } : qui assigne ses dégâts indirects en premier ?
    }

## Questions : les effets

counterstrike =
    { $card ->
        [none] Quel attaquant subit la contre-attaque ?
       *[other] { CARD($card) } : quel attaquant subit la contre-attaque ?
    }
choose-x =
    { $card ->
        [none] Choisissez X, { $most } au plus.
       *[other] { CARD($card) } : choisissez X, { $most } au plus.
    }
damage-zone =
    { $card ->
        [none] Quelle zone subit les dégâts ?
       *[other] { CARD($card) } : quelle zone subit les dégâts ?
    }
heal-zone =
    { $card ->
        [none] Quelle zone soigner ?
       *[other] { CARD($card) } : quelle zone soigner ?
    }
which-stays =
    { $card ->
        [none] Lequel de ces exemplaires reste en jeu ?
       *[other] { CARD($card) } : lequel de ces exemplaires reste en jeu ?
    }
which-zone =
    { $card ->
        [none] Dans quelle zone ?
       *[other] { CARD($card) } : dans quelle zone ?
    }
move-where =
    { $card ->
        [none] Vers quelle zone se déplace-t-elle ?
       *[other] { CARD($card) } : vers quelle zone se déplace-t-elle ?
    }
redirect-attack =
    { $card ->
        [none] Vers quelle zone rediriger l’attaque ?
       *[other] { CARD($card) } : vers quelle zone rediriger l’attaque ?
    }
take-how-many =
    { $card ->
        [none] Combien de ressources prendre, { $most } au plus ?
       *[other] { CARD($card) } : combien de ressources prendre, { $most } au plus ?
    }
search-how-many =
    { $card ->
        [none] Combien de cartes fouiller, { $most } au plus ?
       *[other] { CARD($card) } : combien de cartes fouiller, { $most } au plus ?
    }
search =
    { $card ->
        [none] Quelles cartes prendre ?
       *[other] { CARD($card) } : quelles cartes prendre ?
    }
arrange-deck =
    { $card ->
        [none] Dans quel ordre remettre les cartes ? La première est au-dessus.
       *[other] { CARD($card) } : dans quel ordre remettre les cartes ? La première est au-dessus.
    }
choose-on-top =
    { $card ->
        [none] Quelle carte laisser au-dessus de votre deck ?
       *[other] { CARD($card) } : quelle carte laisser au-dessus de votre deck ?
    }
discard-theirs =
    { $card ->
        [none] Quelle carte de cette main défausser ?
       *[other] { CARD($card) } : quelle carte de cette main défausser ?
    }
move-tokens =
    { $card ->
        [none] Combien de pions déplacer, { $most } au plus ?
       *[other] { CARD($card) } : combien de pions déplacer, { $most } au plus ?
    }
which-player =
    { $card ->
        [none] Quel joueur ?
       *[other] { CARD($card) } : quel joueur ?
    }
instead =
    { $card ->
        [none] L’utiliser à la place ?
       *[other] { CARD($card) } : l’utiliser à la place ?
    }
unless-paid =
    { $card ->
        [none] Payer pour l’empêcher ?
       *[other] { CARD($card) } : payer pour l’empêcher ?
    }
pay-destroy =
    { $card ->
        [none] Quelle carte détruire ?
       *[other] { CARD($card) } : quelle carte détruire pour payer ?
    }
must-destroy =
    { $card ->
        [none] Quelle carte détruire ?
       *[other] { CARD($card) } : quelle carte détruire ?
    }
pay-sacrifice =
    { $card ->
        [none] Quelle carte sacrifier ?
       *[other] { CARD($card) } : quelle carte sacrifier pour payer ?
    }
must-sacrifice =
    { $card ->
        [none] Quelle carte sacrifier ?
       *[other] { CARD($card) } : quelle carte sacrifier ?
    }
pay-corrupt =
    { $card ->
        [none] Quelle carte corrompre ?
       *[other] { CARD($card) } : quelle carte corrompre pour payer ?
    }
must-corrupt =
    { $card ->
        [none] Quelle carte corrompre ?
       *[other] { CARD($card) } : quelle carte corrompre ?
    }
pay-restore =
    { $card ->
        [none] Quelle carte restaurer ?
       *[other] { CARD($card) } : quelle carte restaurer pour payer ?
    }
must-restore =
    { $card ->
        [none] Quelle carte restaurer ?
       *[other] { CARD($card) } : quelle carte restaurer ?
    }
pay-heal =
    { $card ->
        [none] Quelle carte soigner ?
       *[other] { CARD($card) } : quelle carte soigner pour payer ?
    }
must-heal =
    { $card ->
        [none] Quelle carte soigner ?
       *[other] { CARD($card) } : quelle carte soigner ?
    }
pay-heal-all =
    { $card ->
        [none] Quelle carte soigner ?
       *[other] { CARD($card) } : quelle carte soigner pour payer ?
    }
must-heal-all =
    { $card ->
        [none] Quelle carte soigner ?
       *[other] { CARD($card) } : quelle carte soigner ?
    }
pay-return-to-hand =
    { $card ->
        [none] Quelle carte renvoyer en main ?
       *[other] { CARD($card) } : quelle carte renvoyer en main pour payer ?
    }
must-return-to-hand =
    { $card ->
        [none] Quelle carte renvoyer en main ?
       *[other] { CARD($card) } : quelle carte renvoyer en main ?
    }
pay-discard =
    { $card ->
        [none] Quelle carte défausser ?
       *[other] { CARD($card) } : quelle carte défausser pour payer ?
    }
pay-under-deck =
    { $card ->
        [none] Quelle carte placer sous le deck de son propriétaire ?
       *[other] { CARD($card) } : quelle carte placer sous le deck de son propriétaire pour payer ?
    }
reveal-how-many =
    { $card ->
        [none] Combien de cartes révéler, { $most } au plus ?
       *[other] { CARD($card) } : combien de cartes révéler, { $most } au plus ?
    }
play-freely =
    { $card ->
        [none] Quelle tactique jouer gratuitement ?
       *[other] { CARD($card) } : quelle tactique jouer gratuitement ?
    }
move-damage =
    { $card ->
        [none] Combien de dégâts déplacer, { $most } au plus ?
       *[other] { CARD($card) } : combien de dégâts déplacer, { $most } au plus ?
    }
pay-from =
    { $card ->
        [none] Avec quoi payer { $total } ?
       *[other] { CARD($card) } : avec quoi payer { $total } ?
    }
move-which =
    { $card ->
        [none] Quelles cartes déplacer ?
       *[other] { CARD($card) } : quelles cartes déplacer ?
    }
summon =
    { $card ->
        [none] Quelle unité entre en jeu ?
       *[other] { CARD($card) } : quelle unité entre en jeu ?
    }
name-a-number =
    { $card ->
        [none] Annoncez un nombre, { $most } au plus.
       *[other] { CARD($card) } : annoncez un nombre, { $most } au plus.
    }

## Options

keep = La garder
mulligan = Mulligan : piocher sept autres cartes
pay = Payer
otherwise = L’autre conséquence
move-play =
    { $detail ->
        [none] Jouer { CARD($card) } pour { $cost }
       *[other] Jouer { CARD($card) } { zone-played } pour { $cost }
    }
move-trade =
    { $detail ->
        [none] Jouer { CARD($card) } pour ses autres coûts et { $cost }
       *[other] Jouer { CARD($card) } { zone-played } pour ses autres coûts et { $cost }
    }
zone-played =
    { $whose ->
        [opponent] { $detail ->
            [kingdom] dans le royaume adverse
            [quest] dans la zone de quête adverse
           *[battlefield] sur le champ de bataille adverse
        }
       *[you] { $detail ->
            [kingdom] dans votre royaume
            [quest] dans votre zone de quête
           *[battlefield] sur votre champ de bataille
        }
    }
move-develop =
    { $detail ->
        [kingdom] Développer votre royaume : { CARD($card) }
        [quest] Développer votre zone de quête : { CARD($card) }
       *[battlefield] Développer votre champ de bataille : { CARD($card) }
    }
move-use =
    { $text ->
        [none] Utiliser { CARD($card) }
       *[other] Utiliser { CARD($card) } : { $text }
    }
move-zone =
    { $whose ->
        [you] { zone-named.gen }
        [another] { zone-named } ({ $seat })
       *[opponent] { zone-named } adverse
    }
zone-named =
    { $detail2 ->
        [kingdom] Royaume
        [quest] Zone de quête
       *[battlefield] Champ de bataille
    }
    .gen =
        { $detail2 ->
            [kingdom] Votre royaume
            [quest] Votre zone de quête
           *[battlefield] Votre champ de bataille
        }
move-target =
    { $card ->
        [none] { move-zone }
       *[other] { CARD($card) }, par { zone-of-theirs }
    }
move-fulcrum = { CARD($card) }
zone-of-theirs =
    { $detail2 ->
        [kingdom] le royaume
        [quest] la zone de quête
       *[battlefield] le champ de bataille
    }
move-player =
    { $whose ->
        [you] Vous
        [another] { $seat }
       *[opponent] L’adversaire
    }
move-pool = Vos ressources
move-resolve =
    { $text ->
        [none] { effect-of }
       *[other] { effect-of } – { $text }
    }
move-change-damage = { effect-of }
effect-of =
    { $target ->
        [none] { CARD($card) }
       *[other] { CARD($card) } : { CARD($target) }
    }
move-toughness = Endurance : { CARD($card) }
move-option =
    { $text ->
        [none] Le choix { $detail }
       *[other] { $text }
    }
hidden-kingdom = développement face cachée { $number } dans le royaume
hidden-quest = développement face cachée { $number } dans la zone de quête
hidden-battlefield = développement face cachée { $number } sur le champ de bataille

## Refus

attacks-alone = une autre unité attaque, et elle attaque seule
burning = cette zone est en feu
cannot-be-played = elle ne peut pas être jouée maintenant
cannot-enter = elle ne peut pas entrer dans cette zone
cannot-be-targeted = elle ne peut pas être ciblée
channels = elle canalise un pivot
cannot-fight = elle ne peut pas combattre maintenant
condition-not-met = sa propre condition n’est pas remplie
corrupted-card = elle est corrompue
cost-cannot-be-paid = vous ne pouvez pas payer son coût
fights-already = elle combat déjà
legend-defends-itself = une légende ne défend qu’elle-même
no-opponents-zone = ce n’est pas une zone d’un adversaire
zone-cannot-be-attacked = une carte la protège des attaques
no-fighter = seules les unités et les légendes combattent
no-target = elle n’a pas de cible
not-a-target = ce n’est pas une cible possible ici
not-in-battlefield = elle n’est pas sur votre champ de bataille
not-in-defending-zone = elle n’est pas dans la zone attaquée
not-in-response = elle ne se joue pas en réponse
not-triggered = ce qu’elle attend n’a pas eu lieu
not-yours = vous ne la contrôlez pas
one-development = vous avez déjà joué un développement ce tour-ci
one-hero = il y a déjà un Héros dans cette zone
one-legend = vous avez déjà une légende en jeu
one-limited = vous avez déjà joué une carte Limitée ce tour-ci
only-capital-phase = elle ne se joue que pendant votre phase de la capitale
only-triggered-now = seules les actions déclenchées en attente peuvent être utilisées maintenant
opportunity-is-over = vous avez déjà eu l’occasion de l’utiliser
only-in =
    { $where ->
        [kingdom] elle ne peut entrer que dans le royaume
        [quest] elle ne peut entrer que dans la zone de quête
        [battlefield] elle ne peut entrer que sur le champ de bataille
       *[other] elle ne peut pas entrer dans cette zone
    }
too-dear =
    { $have ->
        [one] elle coûte { $cost }, et vous avez { $have } ressource
       *[other] elle coûte { $cost }, et vous avez { $have } ressources
    }
too-dear-with-loyalty =
    { $have ->
        [one] elle coûte { $cost }, dont { $loyalty } de loyauté, et vous avez { $have } ressource
       *[other] elle coûte { $cost }, dont { $loyalty } de loyauté, et vous avez { $have } ressources
    }
unique = elle est unique, et vous en avez déjà une en jeu
used-up =
    { $limit ->
        [one] elle a déjà été utilisée
       *[other] elle a déjà été utilisée { $limit } fois
    }
wrong-race = elle n’est pas de la race de votre capitale

## Déroulement

turn-begins = Début du tour : { $seat }.
turn-ends = Fin du tour : { $seat }.
phase-begins = La { phase-word } commence.
phase-ends = { "" }
played = { $seat } joue { CARD($card) }.
development-played = { $seat } joue un développement { zone-word.loc }.
action-triggered = { $seat } utilise { CARD($card) }.
enters-play =
    { $section ->
        [-1] { CARD($card) } entre en jeu.
       *[other] { $seat } : { CARD($card) } entre en jeu { zone-word.loc }.
    }
    .several = { $seat } : { CARD($card) } entrent en jeu { zone-word.loc }.
destroyed = { $seat } : { CARD($card) } est détruite.
    .several = { $seat } : { CARD($card) } sont détruites.
sacrificed = { $seat } sacrifie { CARD($card) }.
discarded-from-play = { $seat } : { CARD($card) } est défaussée.
returned =
    { $to ->
        [hand] { CARD($card) } revient dans la main de son propriétaire.
        [top] { CARD($card) } va au-dessus du deck de son propriétaire.
        [deck] { CARD($card) } retourne dans le deck de son propriétaire.
       *[bottom] { CARD($card) } va sous le deck de son propriétaire.
    }
damaged =
    { $amount ->
        [one] { CARD($card) } subit { $amount } dégât.
       *[other] { CARD($card) } subit { $amount } dégâts.
    }
zone-damaged =
    { $amount ->
        [one] { $seat } : { zone-word } subit { $amount } dégât.
       *[other] { $seat } : { zone-word } subit { $amount } dégâts.
    }
zone-burns = { $seat } : { zone-word } prend feu.
healed =
    { $card ->
        [a-card] { $amount ->
            [one] { $seat } : { $amount } dégât est soigné { zone-word.loc }.
           *[other] { $seat } : { $amount } dégâts sont soignés { zone-word.loc }.
        }
       *[other] { $amount ->
            [one] { $amount } dégât est soigné sur { CARD($card) }.
           *[other] { $amount } dégâts sont soignés sur { CARD($card) }.
        }
    }
corrupted = { CARD($card) } est corrompue.
    .several = { CARD($card) } sont corrompues.
restored = { CARD($card) } est restaurée.
    .several = { CARD($card) } sont restaurées.
resources-gained =
    { $amount ->
        [one] { $seat } gagne { $amount } ressource.
       *[other] { $seat } gagne { $amount } ressources.
    }
resources-spent =
    { $amount ->
        [one] { $seat } dépense { $amount } ressource.
       *[other] { $seat } dépense { $amount } ressources.
    }
drew =
    { $amount ->
        [one] { $seat } pioche { $amount } carte.
       *[other] { $seat } pioche { $amount } cartes.
    }
discarded = { $seat } défausse { CARD($card) }.
developed = { $seat } développe { zone-word }.
tokens-placed =
    { $amount ->
        [one] { $amount } pion ressource est placé sur { CARD($card) }.
       *[other] { $amount } pions ressource sont placés sur { CARD($card) }.
    }
tokens-removed =
    { $amount ->
        [one] { CARD($card) } perd { $amount } pion ressource.
       *[other] { CARD($card) } perd { $amount } pions ressource.
    }
quests = { CARD($card) } part en quête : { CARD($quest) }.
moved = { CARD($card) } se déplace vers { zone-word }.
    .several = { CARD($card) } se déplacent vers { zone-word }.
zone-attacked =
    { $card ->
        [a-card] { $by } attaque { $seat }, cible : { zone-word }.
       *[other] { $by } attaque { $seat } par { zone-word }, cible : { CARD($card) }.
    }
attacks = { CARD($card) } attaque.
    .several = { CARD($card) } attaquent.
defends = { CARD($card) } défend.
    .several = { CARD($card) } défendent.
survives = { "" }
deals-damage = { "" }
opposed = { "" }
damage-assigned = { "" }
attack-redirected = { "" }
combat-over = Le combat est terminé.
ambushes = { CARD($card) } tend une embuscade.
turned-faceup = { CARD($card) } est retournée face visible.
turned-development = { CARD($card) } devient un développement.
experienced = { CARD($card) } gagne une expérience.
cancelled = { CARD($card) } est annulée.
fulcrum-taken = { $seat } contrôle désormais { CARD($card) }.
channeled = { CARD($source) } canalise { CARD($card) }.
dominance-gained = { $seat } gagne { $amount } de domination.
dominance-lost = { $seat } perd { $amount } de domination.
control-changed = { $seat } contrôle désormais { CARD($card) }.
revealed = { $seat } révèle { CARD($card) }.
    .several = { $seat } révèle { CARD($card) }.

## La fin de la partie

reason-capital-burns = la capitale adverse est en feu
reason-empty-deck = le deck adverse est vide
reason-dominance = la plus grande domination
reason-both-lose = les deux capitales tombent en même temps
reason-stopped = la partie a duré trop longtemps

## Zones et données

zone-deck = deck
zone-hand = main
zone-discard = pile de défausse
zone-being-played = en train d’être jouée
zone-being-developed = devient un développement
zone-kingdom = royaume
zone-quest = zone de quête
zone-battlefield = champ de bataille
zone-legend = légende
zone-kept = sous d’autres cartes
zone-fulcrum = pivots
field-controller = contrôlée par
field-serial = { "" }
field-corrupted = corrompue
field-damage = dégâts
field-resources = ressources
field-development = développement
field-facedown = { "" }
field-on = { "" }
field-kept = { "" }
field-for-now = { "" }
field-quest = { "" }
field-side = au combat
    .mark =
        { $value ->
            [1] attaque
           *[2] défend
        }
field-assigned = dégâts assignés
field-told-apart = { "" }
field-taken-from = prise à
field-ambushed = doit défendre
field-channels = { "" }
field-race = race
field-burning = en feu
field-zones-to-win = zones en feu pour gagner
field-dominance = domination
field-opportunity-used-up-to = { "" }
field-active = joueur actif
field-chain = chaîne
field-combat = combat
field-event-count = { "" }
field-events = { "" }
field-first = premier joueur
field-phase = phase
field-resolving = en cours de résolution
field-turn = tour
field-attacker = attaquant
field-defender = défenseur
field-dealt = { "" }
field-contributors = { "" }
field-declared = déclaré
field-defended = { "" }
field-fulcrum = pivot
field-legend = légende
field-section = zone
field-type = type
field-cost = coût
field-loyalty = loyauté
field-power = puissance
field-powers = puissance
field-health = points de vie
field-hit-points = points de vie
field-traits = traits
field-unique = unique
field-quantity = exemplaires par boîte
field-zones = zones

## Les races

value-race-empire = Empire
value-race-dwarf = Nain
value-race-high-elf = Haut Elfe
value-race-chaos = Chaos
value-race-orc = Orque
value-race-dark-elf = Elfe Noir

## Le plateau dans un terminal

board-when =
    { $phase ->
        [none] Avant le premier tour
        [beginning] Tour { $turn }, début
        [end] Tour { $turn }, fin
       *[other] Tour { $turn }, { phase-word }
    }
board-active = joueur actif : { $name }
board-fulcrums = pivots : { $cards }
board-combat =
    { $section ->
        [-1] { $attacker } attaque { $fulcrum }
       *[other] { $attacker } attaque { $defender }, cible : { zone-word }
    }
board-pools =
    { $attack ->
        [one] { $attack } dégât contre { $defense }
       *[other] { $attack } dégâts contre { $defense }
    }
board-chain = chaîne
board-link = { $number }. { $card } ({ $name })
board-link-cancelled = { $number }. { $card } ({ $name }), annulée
board-hidden = une carte
board-resources =
    { $count ->
        [one] { $count } ressource
       *[other] { $count } ressources
    }
board-dominance = domination { $count }
board-hand =
    { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
board-deck = deck { $count }
board-discard = pile de défausse { $count }
board-power = puissance { $count }
board-burning = en feu
board-damage = dégâts { $damage } sur { $most }
board-assigned =
    { $count ->
        [one] { $count } assigné
       *[other] { $count } assignés
    }
board-zone =
    { $section ->
        [0] Royaume
        [1] Zone de quête
       *[2] Champ de bataille
    }
board-development =
    { $name ->
        [none] développement
       *[other] développement : { $name }
    }
board-damaged = dégâts { $count }
board-tokens =
    { $count ->
        [one] { $count } pion
       *[other] { $count } pions
    }
board-corrupted = corrompue
board-attacking = attaque
board-defending = défend
board-questing = en quête : { $quest }
board-with = avec { $cards }
board-cost = coût { $count }
board-legend = légende
board-in-hand = en main
board-empty = vide

## Le tableau du tour

chart-beginning = Début du tour
chart-0-1 = Effets du début du tour
chart-0-2 = Fenêtre d’action
chart-kingdom = Phase du royaume
chart-1-1 = Rendre les ressources non dépensées
chart-1-2 = Restaurer une unité corrompue
chart-1-3 = Collecter les ressources
chart-1-4 = Effets du début de la phase
chart-1-5 = Fenêtre d’action
chart-quest = Phase de quête
chart-2-1 = Piocher les cartes
chart-2-2 = Effets du début de la phase
chart-2-3 = Fenêtre d’action
chart-capital = Phase de la capitale
chart-3-1 = Effets du début de la phase
chart-3-2 = Jouer des cartes et agir
chart-3-3 = Canaliser les pivots (Cataclysme)
chart-3-4 = Fenêtre d’action (Cataclysme)
chart-battlefield = Phase du champ de bataille
chart-4-1 = Effets du début de la phase
chart-4-2 = Fenêtre d’action
chart-4-3 = Déclarer la cible d’une attaque
chart-4-4 = Fenêtre d’action
chart-4-5 = Déclarer les attaquants
chart-4-6 = Fenêtre d’action
chart-4-7 = Embuscade
chart-4-8 = Fenêtre d’action
chart-4-9 = Déclarer les défenseurs
chart-4-10 = Fenêtre d’action
chart-4-11 = Assigner les dégâts de combat
chart-4-12 = Fenêtre d’action
chart-4-13 = Infliger les dégâts
chart-4-14 = Fin du combat
chart-4-15 = Fenêtre d’action
chart-end = Fin du tour
chart-5-1 = Fenêtre d’action
chart-5-2 = Effets de la fin du tour
chart-5-3 = Gagner la domination (Cataclysme)
chart-5-4 = Fin de ce qui durait jusqu’à la fin du tour
chart-5-5 = Tour du joueur suivant

## Ce qui est sur les cartes

field-set = extension
field-number = numéro
field-provenance = provenance
value-type-unit = unité
value-type-support = soutien
value-type-quest = quête
value-type-tactic = tactique
value-type-legend = légende
value-type-fulcrum = pivot
value-race-neutral = Neutre
value-provenance-reconstructed = reconstituée

## Ouvrir une table

mode-one-on-one = Un contre un
    .about = Deux joueurs ; gagne qui brûle deux zones de la capitale adverse.
mode-cataclysm = Cataclysme
    .about = Deux à quatre joueurs se disputent les pivots et la domination.

## Les noms des bots

bot-name-1 = Gunther
bot-name-2 = Brokk
bot-name-3 = Dietrich
bot-name-4 = Snorri
