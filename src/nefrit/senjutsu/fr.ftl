### Ce que dit la table dans Senjutsu : questions, options, refus, déroulement, plateau.
### Les textes des cartes sont ailleurs. Les noms des joueurs se mettent où ils ne demandent ni élision ni accord.

## Questions : mise en place

place-terrain = Où placez-vous le prochain élément de terrain ?
choose-start = Sur quel hexagone de départ placez-vous votre figurine ? Les numéros sont sur le plateau.
start-hidden = Vous cachez-vous dès le début de la partie ?
choose-companion-start = Sur quel hexagone de départ placez-vous votre compagnon ? Les numéros sont sur le plateau.
choose-companion-kamae = Avec quel Kamae votre compagnon commence-t-il ?
leave-contract-out = Cinq des six contrats sont posés devant vous. Lequel laissez-vous de côté ?
place-bell = Placez-vous la cloche bonshō ? Elle compte comme une pierre. Les numéros sont sur le plateau.
place-lord = Sur quel hexagone repose le seigneur tombé ? Les numéros sont sur le plateau.
place-opponent = Sur quel hexagone le prochain adversaire commence-t-il ? Les numéros sont sur le plateau.
choose-prepared = Quelles cartes préparées prenez-vous en main ? Vous pouvez en choisir jusqu’à { $most }.

## Questions : le round

use-contract = Défaussez-vous un contrat rempli ?
sober-up = Payez-vous 1 de concentration pour marcher droit ce round ? Votre Kamae bascule vers Neutre.
choose-for-companion = Quelle carte votre compagnon joue-t-il ce round ? L’autre est défaussée.
choose-card = Choisissez votre carte pour ce round. Toutes les cartes sont révélées en même temps.
play-instant = Jouez-vous une carte instantanée ?
play-replacement = Remplacez-vous la carte que vous avez révélée ?
pay-initiative = Payez-vous pour une autre initiative ?
choose-initiative = À quelle initiative agissez-vous ?
choose-place = Il y a égalité : quand agissez-vous ?
end-lasting-card = Payez-vous pour mettre fin à une carte qui reste en jeu ?
discard-cards =
    { RANGE($least, $most) ->
        [exactly] Choisissez { $least ->
            [1] une carte
           *[other] { $least } cartes
        } de votre main à défausser.
       *[other] Choisissez au plus { $most ->
            [1] une carte
           *[other] { $most } cartes
        } de votre main à défausser.
    }

## Questions : résolution des cartes

move = Comment vous déplacez-vous ? Les numéros des pas sont sur le plateau.
pay-focus =
    { $text ->
        [none] { CARD($card) } : payez-vous pour en faire plus ?
       *[other] { CARD($card) } : { $text }. Payez-vous ?
    }
choose-option = { CARD($card) } : choisissez une possibilité.
aim-at =
    { $card ->
        [none] Qui est la cible ?
       *[other] { CARD($card) } : qui est la cible ?
    }
shift-kamae = Vers quelle position déplacez-vous le Kamae ?
switch-kamae = { CARD($card) } : vers quelle position le Kamae bascule-t-il ?
displace = Sur quel hexagone la figurine arrive-t-elle ? Les numéros sont sur le plateau.
step-target = { CARD($card) } : sur quel hexagone la cible arrive-t-elle ? Les numéros sont sur le plateau.
pull-or-push = { CARD($card) } : attirer ou repousser ?
rotate-target = { CARD($card) } : dans quel sens la cible pivote-t-elle ?
counterattack = Votre blocage tient bon : contre-attaquez-vous ?
play-after-counter = Votre contre-attaque a réussi : jouez-vous une autre carte ?
may-do = { CARD($card) } : faites-vous ce qu’elle permet ?
place-caltrops = { CARD($card) } : où posez-vous les chausse-trapes ? Les numéros sont sur le plateau.
place-decoy = { CARD($card) } : où posez-vous le leurre ? Personne d’autre ne le saura. Les numéros sont sur le plateau.
return-poisons = { CARD($card) } : quelles cartes de poison reprenez-vous ?
return-contract = { CARD($card) } : quel contrat revient ?
discard-which-status = { CARD($card) } : que rendez-vous ?
discard-status = { CARD($card) } : combien de ces cartes rendez-vous, de 0 à { $most } ?
draw-up-to = { CARD($card) } : combien de cartes piochez-vous, de 0 à { $most } ?
take-into-hand =
    { $card ->
        [none] Quelle carte va en main ?
       *[other] { CARD($card) } : quelle carte va en main ?
    }
shuffle-into-deck = { CARD($card) } : quelles cartes mélangez-vous dans votre deck ?
choose-type = { CARD($card) } : quel type de carte est interdit ce round ?
name-card = { CARD($card) } : quelle carte est interdite ce round ?
choose-poison =
    { $card ->
        [none] Quel poison utilisez-vous ?
       *[other] { CARD($card) } : quel poison utilisez-vous ?
    }

look-at-deck = { CARD($card) } : vous avez vu les cartes du dessus du deck.
play-found = { CARD($card) } : laquelle de ces cartes jouez-vous ?
change-stance = { CARD($card) } : changez-vous l’attitude de l’adversaire ?
discard-stun = Le niveau est terminé : défaussez-vous une carte d’étourdissement ?
stop-bleeding = Le niveau est terminé : arrêtez-vous le saignement d’une blessure ?

## Options

stun = Jouer une carte d’étourdissement
done = S’arrêter là
nothing = Aucune
pull = Attirer
push = Repousser
attack = Cartes d’attaque
defence = Cartes de défense
meditation = Cartes de méditation
core = Cartes de base
neutral = Neutre
aggression = Agression
balance = Équilibre
determination = Détermination
distance = Distance
hobble = Entrave
no-decoy = Aucun leurre
first-blood = Premier sang
counter = Contre
tools-of-the-trade = Outils du métier
concentration = Concentration
fury = Fureur
show-them = Montre-leur

move-card = { CARD($card) } ({ card-facts })
card-facts =
    { card-type }{ $initiative ->
        [none] { "" }
       *[other] , initiative { $initiative }
    }{ $focus ->
        [0] { "" }
       *[other] , { $focus } de concentration
    }
card-type =
    { $type ->
        [attack] attaque{ IF($core, " de base", "") }
        [defence] défense{ IF($core, " de base", "") }
        [meditation] méditation{ IF($core, " de base", "") }
        [poison] poison
       *[core] de base
    }
move-step = Un pas { way }
way =
    { $way ->
        [0] en avant
        [1] en avant à droite
        [2] en arrière à droite
        [3] en arrière
        [4] en arrière à gauche
       *[5] en avant à gauche
    }
move-rotate = { rotation }
rotation =
    Pivoter dans le sens { $way ->
        [1] horaire
       *[other] antihoraire
    }
move-shift =
    { $gained ->
        [0] Déplacer le Kamae vers { kamae }
       *[other] Déplacer le Kamae vers { kamae } (+{ $gained } de concentration)
    }
kamae =
    { $kamae ->
        [aggression] Agression
        [balance] Équilibre
        [determination] Détermination
        [distance] Distance
       *[neutral] Neutre
    }
move-option =
    { $text ->
        [none] Le choix { $detail }
       *[other] { $text }
    }
move-aim = { $name }
move-towards = Vers l’hexagone { $mark }
move-value =
    { $hobbled ->
        [none] Initiative { $initiative }
       *[other] Initiative { $initiative } ({ $hobbled } avec les entraves)
    }
move-pay-initiative = Initiative { $initiative } pour { $focus } de concentration
move-contract-draw = Défausser le contrat ({ contract-name }) et piocher une carte
move-contract-focus = Défausser le contrat ({ contract-name }) et gagner 1 de concentration
contract-name =
    { $contract ->
        [first-blood] { first-blood }
        [counter] { counter }
        [tools-of-the-trade] { tools-of-the-trade }
        [concentration] { concentration }
        [fury] { fury }
       *[show-them] { show-them }
    }
move-on-hex = Hexagone { $mark }
move-start = Hexagone { $mark }
move-lord = Hexagone { $mark }
# Un nom d’élément en deux mots ne peut pas être une clé : il reste tel qu’il est donné.
move-place =
    { $piece ->
        [none] { $place ->
            [1] En premier
            [2] En deuxième
            [3] En troisième
           *[other] En quatrième
        }
       *[other] { CAPITAL(WORD($piece, of: "terrain")) } sur l’hexagone { $mark }
    }
move-name = { $detail }

## Refus

not-enough-focus = elle coûte { $cost } de concentration, vous en avez { $focus }
wrong-kamae = il faut un autre Kamae : { LIST(WORD($kamae), type: "or") }
not-hidden = il faut être caché
not-desperate = il faut que le désespoir soit actif
not-enlightened = il faut les trois cartes d’illumination en jeu devant vous
not-behind = il faut, sur l’hexagone devant vous, un adversaire tourné dans la même direction que vous
only-after-counter = elle ne se joue qu’après une contre-attaque réussie
banned-this-round = une carte en jeu interdit de la jouer ce round
copy-in-discard-pile = un exemplaire est face visible dans votre pile de défausse, et une carte en jeu l’interdit
no-such-instant = ce n’est pas une carte instantanée de cette sorte
instant-played = vous avez déjà joué une carte instantanée ce round
instants-forbidden = une carte en jeu interdit les cartes instantanées de cette sorte
same-type = elle doit être d’un autre type que votre carte révélée, et celle-ci ne doit pas être une carte de base
nothing-revealed = vous n’avez révélé aucune carte à laquelle l’ajouter
turn-over = votre tour est terminé
no-initiative = elle n’a pas d’initiative propre : elle se joue avec une autre carte
another-must-be-chosen = vous avez en main une carte qu’il faut choisir
not-this-moment = ce n’est pas le moment de la jouer
too-fast = son initiative est plus haute que celle de l’attaque que vous avez bloquée
no-attack-card = seule une carte d’attaque, hors cartes de base, se joue en contre-attaque
core-stays = une carte de base ne peut pas être défaussée
poison-stays = une carte de poison ne peut pas être défaussée

start-no-starting-hex = ce n’est pas un hexagone de départ
start-team-elsewhere = votre équipe part d’un autre bord
start-opponent-here = un adversaire part de ce bord
start-shared-with-enemy = un adversaire s’y trouve
terrain-not-enough = la boîte n’a pas assez de terrain : { WORD($terrain, of: "terrain") }, il en manque { $missing }
terrain-off-board = c’est hors du plateau
terrain-on-terrain = il y a déjà du terrain
terrain-on-starting-hex = les hexagones de départ restent libres
terrain-gate-closed = le passage sous le torii doit rester libre
board-two-sides =
    { WORD($one, of: "option-board") } et { WORD($other, of: "option-board") } sont les deux faces d’un même plateau

## Déroulement

round-begins = Round { $number }.
wave-begins = Niveau { $level }, vague { $wave } de la horde.
turned-up = { $seat } retourne la carte du dessus de son deck : { CARD($card) }.
revealed = { $seat } révèle { CARD($card) }.
stun-played = { $seat } joue une carte d’étourdissement.
lotus-placed =
    { CARD($card) } ({ $seat }) porte maintenant { $count ->
        [one] 1 jeton de lotus
       *[other] { $count } jetons de lotus
    }.
stun-drawn = { $seat } tire de son deck une carte d’étourdissement.
trap-turned =
    { $decoy ->
        [yes] { $seat } marche sur un jeton de piège : c’est un leurre.
       *[no] { $seat } marche sur un jeton de piège : ce sont des chausse-trapes.
    }
caltrops-trodden = { $seat } marche sur des chausse-trapes.
initiative-chosen =
    { $hobbled ->
        [yes] { $seat } choisit l’initiative { $chosen }, soit { $initiative } avec les entraves.
       *[no] { $seat } choisit l’initiative { $initiative }.
    }
resolves = Initiative { $initiative } : { $seat } résout { CARD($card) }.
unresolved = Initiative { $initiative } : { $seat } ne résout pas { CARD($card) }, le tour est terminé.
cancelled =
    { $what ->
        [active_movement] { $seat } : les déplacements sont annulés ce tour-ci.
        [active_rotation] { $seat } : les rotations sont annulées ce tour-ci.
       *[other] { $seat } : ce qui est en jeu est annulé ce tour-ci.
    }
played-from-hand =
    { $how ->
        [instant] { $seat } joue la carte instantanée { CARD($card) }.
        [replacement] { $seat } joue { CARD($card) } à la place.
        [after-counter] { $seat } joue { CARD($card) } après la contre-attaque.
       *[other] { $seat } contre-attaque avec { CARD($card) }.
    }
drew = { $seat } pioche { CARD($card) }.
    .several = { $seat } pioche { CARD($card) }.
discarded =
    { $facedown ->
        [yes] { $seat } défausse face cachée : { CARD($card) }.
       *[no] { $seat } défausse { CARD($card) }.
    }
    .several =
    { $facedown ->
        [yes] { $seat } défausse face cachée : { CARD($card) }.
       *[no] { $seat } défausse { CARD($card) }.
    }
taken-into-hand = { $seat } prend en main { CARD($card) }.
    .several = { $seat } prend en main { CARD($card) }.
stepped =
    { $forced ->
        [yes] { $way ->
            [-1] { $seat } change d’hexagone.
            [0] { $seat } : déplacement forcé en avant.
            [1] { $seat } : déplacement forcé en avant à droite.
            [2] { $seat } : déplacement forcé en arrière à droite.
            [3] { $seat } : déplacement forcé en arrière.
            [4] { $seat } : déplacement forcé en arrière à gauche.
           *[other] { $seat } : déplacement forcé en avant à gauche.
        }
       *[no] { $way ->
            [-1] { $seat } change d’hexagone.
            [0] { $seat } fait un pas en avant.
            [1] { $seat } fait un pas en avant à droite.
            [2] { $seat } fait un pas en arrière à droite.
            [3] { $seat } fait un pas en arrière.
            [4] { $seat } fait un pas en arrière à gauche.
           *[other] { $seat } fait un pas en avant à gauche.
        }
    }
rotated =
    { $forced ->
        [yes] { $by ->
            [0] { "" }
            [1] { $seat } : rotation forcée dans le sens horaire.
            [2] { $seat } : double rotation forcée dans le sens horaire.
            [3] { $seat } : demi-tour forcé.
            [4] { $seat } : double rotation forcée dans le sens antihoraire.
           *[other] { $seat } : rotation forcée dans le sens antihoraire.
        }
       *[no] { $by ->
            [0] { "" }
            [1] { $seat } pivote dans le sens horaire.
            [2] { $seat } pivote deux fois dans le sens horaire.
            [3] { $seat } fait demi-tour.
            [4] { $seat } pivote deux fois dans le sens antihoraire.
           *[other] { $seat } pivote dans le sens antihoraire.
        }
    }
harmed =
    { $seat } subit { $what ->
        [wound] { $count ->
            [one] { $count } blessure
           *[other] { $count } blessures
        }
        [bleed] { $count ->
            [one] { $count } blessure qui saigne
           *[other] { $count } blessures qui saignent
        }
        [stun] { $count ->
            [one] { $count } étourdissement
           *[other] { $count } étourdissements
        }
        [hobble] { $count ->
            [one] { $count } entrave
           *[other] { $count } entraves
        }
       *[poison] un empoisonnement
    }.
relieved =
    { $seat } se défait { $what ->
        [wound] { $count ->
            [one] d’{ $count } blessure
           *[other] de { $count } blessures
        }
        [bleed] { $count ->
            [one] d’{ $count } blessure qui saigne
           *[other] de { $count } blessures qui saignent
        }
        [stun] { $count ->
            [one] d’{ $count } étourdissement
           *[other] de { $count } étourdissements
        }
        [hobble] { $count ->
            [one] d’{ $count } entrave
           *[other] de { $count } entraves
        }
       *[poison] { $count ->
            [one] d’{ $count } carte Poison
           *[other] de { $count } cartes Poison
        }
    }.
wounds-replaced =
    { $to ->
        [bleed] { $count ->
            [one] { $seat } : { $count } blessure se met à saigner.
           *[other] { $seat } : { $count } blessures se mettent à saigner.
        }
       *[wound] { $count ->
            [one] { $seat } : { $count } blessure cesse de saigner.
           *[other] { $seat } : { $count } blessures cessent de saigner.
        }
    }
executed = { $by } exécute { $seat }.
defeated = C’est la défaite pour { $seat }.
terrain-removed = Terrain retiré : { WORD($what, of: "terrain") }.
focus-changed =
    { $how ->
        [gained] { $seat } gagne { $count } de concentration.
        [paid] { $seat } paie { $count } de concentration.
       *[lost] { $seat } perd { $count } de concentration.
    }
kamae-changed =
    { $seat } : le Kamae { $how ->
        [shifted] se déplace
       *[other] bascule
    } vers { $to ->
        [aggression] Agression
        [balance] Équilibre
        [determination] Détermination
        [distance] Distance
       *[neutral] Neutre
    }.
advantage-taken = { $seat } monte en tête de la piste d’avantage.
stance-changed =
    { $aggressive ->
        [yes] { $seat } prend une attitude agressive.
       *[no] { $seat } prend une attitude défensive.
    }
behaviour-changed =
    { $seat } se tient maintenant { $behaviour ->
        [0] devant à gauche
        [1] devant
       *[other] devant à droite
    } de sa cible.
distance-changed = { $seat } se tient maintenant à la distance { $distance }.
hidden-changed =
    { $hidden ->
        [yes] { $seat } se cache.
       *[no] { $seat } ne se cache plus.
    }
contract-fulfilled = { $seat } remplit un contrat : { contract-name }.
contract-dropped = { $seat } défausse un contrat : { contract-name }.
contract-returned = { $seat } récupère un contrat : { contract-name }.
guard-raised = { $seat } bloque à l’initiative { $initiative } avec { CARD($card) }.
# Seulement pour les plateaux qui le montrent ; la suite est racontée.
attack-made = { "" }
attack-missed = { CARD($card) } ne touche personne.
attack-ignored =
    { $how ->
        [block] { $by } attaque, mais { $seat } bloque.
       *[other] { $by } attaque, mais le terrain protège { $seat }.
    }

## La fin de la partie

reason-last-standing = plus personne d’autre n’est debout
reason-contracts-fulfilled = tous les contrats sont remplis
reason-all-defeated = les derniers combattants sont tombés au même moment
reason-horde-rank-none = la horde était trop forte
reason-horde-rank-wood = rang de bois
reason-horde-rank-steel = rang d’acier
reason-horde-rank-gold = rang d’or
reason-horde-rank-jade = rang de jade
reason-stopped = la partie a duré trop longtemps

## Zones

zone-deck = deck
zone-hand = main
zone-chosen = choisie
zone-revealed = en jeu
zone-lasting = reste en jeu
zone-discard = pile de défausse
zone-removed = retirées de la partie
zone-poisons = deck de poisons
zone-piles = cartes solo

## Ce qui se voit sur les cartes et les combattants ; ce qui n’a pas de mots n’est pas montré

field-controller = { "" }
field-serial = { "" }
field-lotus = jetons de lotus
field-turns = tournée
    .mark =
    { $value ->
        [1] tournée une fois
       *[other] tournée { $value } fois
    }
field-named = nommée
field-character = personnage
field-team = équipe
field-hex = sur l’hexagone
field-facing = orientation
field-wounds = blessures
field-bleeding = blessures qui saignent
field-wound-limit = limite de blessures
field-stuns = étourdissements
field-stun-limit = limite de main
field-hobbles = entraves
field-focus = concentration
field-kamae = Kamae
field-hidden = caché
field-defeated = vaincu
field-card = la carte
field-value = initiative
field-paid = concentration payée
field-instants = cartes instantanées jouées
field-over = tour terminé
field-cancelled = annulée
field-wider = plus large
field-automated = automatique
field-behaviour = comportement
field-aggressive = agressif
field-distance = distance
field-reset = deck reconstitué
field-desperation = désespéré quand il reste ce nombre de blessures
field-contracts = contrats
field-fulfilled = contrats remplis
field-tools = dommages infligés pour un contrat
field-countered = contre-attaque réussie ce round
field-type = type
field-types = types
field-class = classe
field-rank = rang
field-initiative = initiative
field-keywords = mots-clés
field-range = portée
field-set = extension
field-number = numéro
field-provenance = provenance

## Le plateau

board-round = Round { $round }
board-setting-up = Mise en place
board-initiative = initiative { $initiative }
board-track = avantage : { LIST($names, type: "comma") }
board-fighter = { $name }, { $character }
board-horde = niveau { $level }, vague { $wave }
board-automated =
    { $behaviour ->
        [0] se tient devant à gauche
        [1] se tient devant
       *[other] se tient devant à droite
    }, distance { $distance }
board-aggressive =
    { $aggressive ->
        [yes] agressif
       *[no] défensif
    }
board-wounds =
    { $count ->
        [one] { $count } blessure sur { $limit }
       *[other] { $count } blessures sur { $limit }
    }
board-bleeding = saignement { $count }
board-stuns =
    { $count ->
        [one] { $count } étourdissement sur { $limit }
       *[other] { $count } étourdissements sur { $limit }
    }
board-hobbles =
    { $count ->
        [one] { $count } entrave
       *[other] { $count } entraves
    }
board-focus = concentration { $count }
board-kamae =
    { $kamae ->
        [aggression] Agression
        [balance] Équilibre
        [determination] Détermination
        [distance] Distance
       *[neutral] Neutre
    }
board-kamae-of = Kamae { board-kamae }
board-hidden = caché
board-desperate = désespéré
board-drunk = ivre
board-stuns-to-come =
    { $count ->
        [one] { $count } étourdissement dans le deck
       *[other] { $count } étourdissements dans le deck
    }
board-contracts = contrats remplis : { $done } sur { $count }
board-defeated = vaincu
board-over = tour terminé
board-hand =
    { $count ->
        [0] aucune carte en main
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
board-deck = deck { $count }
board-discard =
    { $top ->
        [none] défausse { $count }
       *[other] défausse { $count }, { $top } au-dessus
    }
board-wounds-head = Blessures
board-focus-head = Concentration
board-status-head = État
board-cards-head = Cartes
board-in-play = En jeu
board-remaining = Reste en jeu
board-resolving = en cours de résolution
board-to-come = encore à venir
board-resolved = résolue
board-your-hand = Main
board-known-hand = Montrées
board-type = Type
board-initiative-head = Init.
board-cost = Conc.
board-what = Ce qu’elle fait
board-type-of =
    { $type ->
        [attack] attaque{ IF($core, " de base", "") }
        [defence] défense{ IF($core, " de base", "") }
        [meditation] méditation{ IF($core, " de base", "") }
        [poison] poison
       *[core] de base
    }
board-not-on-board = absent du plateau
board-where = { $name } : { $distance ->
        [1] hexagone adjacent
       *[other] à { $distance } hexagones
    }, { $way }
board-around = autour de vous : { LIST($what, type: "comma") }
board-off = hors du plateau
board-closed = fermé par un blocage
board-marks = les numéros de vos options
board-blocked = bloqué
board-off-board = hors du plateau
board-team-word = équipe
board-cannot = ne peut pas être choisie maintenant
board-sees = { $name } vous voit par là : { $way }
board-preview-initiative =
    { COUNT($values) ->
        [0] Dès qu’elle est jouée
       *[other] Initiative { LIST($values, type: "or") }
    }
board-preview-price = { $initiative } pour { $focus } de concentration
board-preview-marks = numéros : où vous pouvez finir, ! touché de là, ~ à portée
board-preview-place = { $number } : { $way }, { LIST($outcomes, type: "comma") }
board-preview-facings = orientation { LIST($facings, type: "or") }
board-preview-outcome = { $facings } ({ $outcome })
board-preview-facing =
    { $direction ->
        [0] inchangée
        [1] en avant à droite
        [2] en arrière à droite
        [3] en arrière
        [4] en arrière à gauche
       *[5] en avant à gauche
    }
board-preview-hits =
    touche { $name }{ $wounds ->
        [0] {""}
        [one] {""}, { $wounds } blessure
       *[other] {""}, { $wounds } blessures
    }{ $bleeding ->
        [0] {""}
       *[other] {""}, saignement { $bleeding }
    }
board-preview-reaches = atteint { LIST($names) }
board-preview-costs = pour { $focus } de concentration
board-preview-success = après un succès
board-preview-collides = avec une collision

## Les combattants

value-character-boss = Boss samouraï
value-character-katana = Ashigaru au katana
value-character-yari = Ashigaru au yari
value-character-yumi = Ashigaru au yumi
value-character-arquebus = Ashigaru à l’arquebuse
value-character-ronin = Rōnin
value-character-warrior = Guerrière
value-character-master = Maître
value-character-student = Élève
value-character-ashigaru = Ashigaru
value-character-hachiko = Hachiko
value-character-assassin = Assassin
value-character-kojiro = Kojiro
value-character-monk = Moine
value-character-musashi = Musashi
value-character-ninja = Ninja
value-character-onna-bugeisha = Onna-Bugeisha
value-character-sailor = Marin
value-character-wakou = Wakou
value-character-yasuke = Yasuke
value-character-yojimbo = Yojimbo

## Le terrain, et ce qui se trouve encore sur le plateau

terrain-stone = pierre
terrain-bamboo = bambou
terrain-burning-wagon = chariot en feu
terrain-shrine = sanctuaire
terrain-boat = bateau
terrain-torii-gate = torii
terrain-torii-pillar = pilier du torii
terrain-cherry-tree = cerisier
terrain-corpse = cadavre
terrain-caltrops = chausse-trapes
terrain-fallen-lord = le seigneur tombé
terrain-trap-token = jeton de piège
terrain-decoy = leurre

## Directions : où se trouve un hexagone, vu de la figurine

direction-0 = devant
direction-1 = devant à droite
direction-2 = derrière à droite
direction-3 = derrière
direction-4 = derrière à gauche
direction-5 = devant à gauche
hex =
    { $count ->
        [1] { $direction }
       *[other] { $direction } x{ $count }
    }
own-hex = votre hexagone

## Le tableau du round

chart-draw = Pioche
chart-draw-start = Début du round
chart-draw-bleed = Qui saigne perd une carte
chart-draw-card = Piocher une carte
chart-draw-instants = Cartes instantanées avant le choix
chart-choose = Choix
chart-choose-card = Choisir une carte en secret
chart-reveal = Révélation
chart-reveal-1 = Retourner les cartes face visible
chart-reveal-2 = Payer la concentration obligatoire
chart-reveal-3 = Payer pour une autre initiative
chart-reveal-4 = Cartes instantanées de remplacement
chart-reveal-5 = Choisir les initiatives variables
chart-reveal-6 = Comparer les initiatives
chart-resolve = Résolution
chart-resolve-sections = Résoudre depuis l’initiative la plus haute
chart-discard = Défausse
chart-discard-1 = Défausser les cartes en jeu
chart-discard-2 = Effets de fin de round
chart-discard-3 = Vérifier les limites de main

## Ce qui est sur les cartes

value-set-core = Jeu de base
value-set-expansion = Extension
value-set-ninja = { value-character-ninja }
value-set-assassin = { value-character-assassin }
value-set-ashigaru = { value-character-ashigaru }
value-set-monk = { value-character-monk }
value-set-sailor = { value-character-sailor }
value-set-onna-bugeisha = { value-character-onna-bugeisha }
value-set-yojimbo = { value-character-yojimbo }
value-set-wakou = { value-character-wakou }
value-set-yasuke = { value-character-yasuke }
value-set-musashi = { value-character-musashi }
value-set-kojiro = { value-character-kojiro }
value-set-hachiko = { value-character-hachiko }
value-set-solo = Solo
value-type-core = de base
value-type-attack = attaque
value-type-defence = défense
value-type-meditation = méditation
value-type-poison = poison
value-types-core = de base
value-types-attack = attaque
value-types-defence = défense
value-types-meditation = méditation
value-types-poison = poison
value-class-core-ability = capacité de base
value-class-signature = carte de personnage
value-class-core-weapon = arme de base
value-class-common = commune
value-class-poison = poison
value-class-solo = solo
value-keywords-core = de base
value-keywords-attack = attaque
value-keywords-defence = défense
value-keywords-instant-additional = instantanée additionnelle
value-keywords-prepared = préparée
value-keywords-meditation = méditation
value-keywords-range = portée
value-keywords-instant-replacement = instantanée de remplacement
value-keywords-weapon = arme
value-keywords-instant = instantanée
value-keywords-bushido = bushido
value-keywords-poison = poison
value-keywords-solo = solo
value-keywords-nightmare = cauchemar
value-keywords-carrack = caraque
value-keywords-pistol = pistolet
value-rank-jade = jade
value-rank-gold = or
value-rank-steel = acier
value-rank-wood = bois
value-provenance-reconstructed = reconstituée

## Comment ouvrir une table

mode-duel = Duel
    .about = Deux combattants.
mode-free-for-all = Chacun pour soi
    .about = Trois ou quatre combattants, chacun de son côté.
mode-teams = Équipes
    .about = Deux contre deux.
mode-opponents = Adversaires automatiques
    .about = De un à quatre joueurs contre des adversaires qui combattent selon leurs propres cartes.
mode-horde = Horde
    .about = Un joueur contre une vague après l’autre.
option-board = Plateau
option-board-snowy-battlefield = Champ de bataille enneigé
option-board-burnt-village = Village brûlé
option-board-frozen-lake = Lac gelé
option-board-ice-bridge = Pont de glace
option-board-snowy-battlefield-frozen-lake = { option-board-snowy-battlefield } + { option-board-frozen-lake }
option-board-snowy-battlefield-ice-bridge = { option-board-snowy-battlefield } + { option-board-ice-bridge }
option-board-burnt-village-frozen-lake = { option-board-burnt-village } + { option-board-frozen-lake }
option-board-burnt-village-ice-bridge = { option-board-burnt-village } + { option-board-ice-bridge }
option-terrain = Terrain
option-terrain-none = Aucun
option-terrain-placed = Placé par les joueurs
option-terrain-ruins = Ruines
option-terrain-grove = Bosquet
option-terrain-thaw = Dégel
option-terrain-gate = Torii
option-pieces = Éléments de terrain
option-pieces-stone = Pierre
option-pieces-bamboo = Bambou
option-pieces-burning-wagon = Chariot en feu
option-pieces-shrine = Sanctuaire
option-pieces-boat = Bateau
option-pieces-torii-gate = Torii
option-pieces-cherry-tree = Cerisier
option-pieces-corpse = Cadavre
option-pieces-caltrops = Chausse-trapes
option-opponents = Adversaires
option-opponents-boss = { value-character-boss }
option-opponents-katana = { value-character-katana }
option-opponents-yari = { value-character-yari }
option-opponents-yumi = { value-character-yumi }
option-opponents-arquebus = { value-character-arquebus }
option-opponents-ronin = { value-character-ronin }
option-opponents-warrior = { value-character-warrior }
option-opponents-master = { value-character-master }
option-opponents-student = { value-character-student }
option-opponents-ashigaru = { value-character-ashigaru } (avec Hachiko)
option-opponents-hachiko = { value-character-hachiko } (avec l’Ashigaru)
option-opponents-assassin = { value-character-assassin }
option-opponents-kojiro = { value-character-kojiro }
option-opponents-monk = { value-character-monk }
option-opponents-musashi = { value-character-musashi }
option-opponents-ninja = { value-character-ninja }
option-opponents-onna-bugeisha = { value-character-onna-bugeisha }
option-opponents-sailor = { value-character-sailor }
option-opponents-wakou = { value-character-wakou }
option-opponents-yasuke = { value-character-yasuke }
option-opponents-yojimbo = { value-character-yojimbo }
option-companions = Places pour des compagnons
option-companions-hachiko = { value-character-hachiko }
option-lord = Le seigneur tombé
option-nightmare = Mode cauchemar
option-wound-limit = Limite de blessures de chaque adversaire
option-wound-limit-recommended = Conseillée
option-wound-limit-1 = 1
option-wound-limit-2 = 2
option-wound-limit-3 = 3
option-wound-limit-4 = 4
option-wound-limit-5 = 5
option-wound-limit-6 = 6
option-wound-limit-7 = 7
option-wound-limit-8 = 8
option-wound-limit-9 = 9
option-wound-limit-10 = 10
option-starting-wounds = Blessures des adversaires au début
option-starting-wounds-0 = 0
option-starting-wounds-1 = 1
option-starting-wounds-2 = 2
option-starting-wounds-3 = 3
option-starting-wounds-4 = 4
option-starting-wounds-5 = 5
option-starting-wounds-6 = 6
option-starting-wounds-7 = 7
option-starting-wounds-8 = 8
option-starting-wounds-9 = 9

## Les noms des bots

bot-name-1 = Takeshi
bot-name-2 = Goro
bot-name-3 = Saburo
bot-name-4 = Jiro
