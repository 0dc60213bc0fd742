### Ce que dit la table dans Imperium : questions, options, refus, déroulement. Les textes des cartes sont ailleurs.
### Les noms des joueurs se mettent où ils ne demandent pas d’élision : jamais après « de ».

## Questions : mise en place

choose-nation = Quelle nation jouez-vous ?
choose-side = Quelle face de votre carte de pouvoir utilisez-vous ? La face B est conseillée aux nouveaux joueurs.

## Questions : un tour

choose-turn = Que faites-vous ce tour-ci ?
play-or-exhaust = Jouez ou épuisez une carte, ou terminez votre activation.
place-token = Sur quelle carte du marché placez-vous le jeton ?
discard-any = Quelles cartes défaussez-vous avant de piocher ?
may-develop = Votre deck est vide : payez-vous une carte de développement ?
solstice-order = Solstice : quel effet résolvez-vous maintenant ?
respond-or-pass = Utilisez-vous une carte maintenant ?

## Questions : effets

which-to-discard =
    { $card ->
        [none] Que défaussez-vous ?
       *[other] { CARD($card) } : que défaussez-vous ?
    }
which-to-abandon =
    { $card ->
        [none] Qu’allez-vous abandonner ?
       *[other] { CARD($card) } : qu’allez-vous abandonner ?
    }
which-to-recall =
    { $card ->
        [none] Qu’allez-vous rappeler ?
       *[other] { CARD($card) } : qu’allez-vous rappeler ?
    }
which-to-history =
    { $card ->
        [none] Que placez-vous dans votre histoire ?
       *[other] { CARD($card) } : que placez-vous dans votre histoire ?
    }
which-to-sink =
    { $card ->
        [none] Qu’allez-vous engloutir ?
       *[other] { CARD($card) } : qu’allez-vous engloutir ?
    }
which-to-exile =
    { $card ->
        [none] Qu’allez-vous exiler ?
       *[other] { CARD($card) } : qu’allez-vous exiler ?
    }
which-to-take =
    { $card ->
        [none] Que prenez-vous en main ?
       *[other] { CARD($card) } : que prenez-vous en main ?
    }
which-to-deck =
    { $card ->
        [none] Que placez-vous sur votre deck ?
       *[other] { CARD($card) } : que placez-vous sur votre deck ?
    }
which-to-return =
    { $card ->
        [none] Quels troubles remettez-vous sur leur pile ?
       *[other] { CARD($card) } : quels troubles remettez-vous sur leur pile ?
    }
which-to-garrison =
    { $card ->
        [none] Que mettez-vous en garnison ?
       *[other] { CARD($card) } : que mettez-vous en garnison ?
    }
garrison-where =
    { $card ->
        [none] Dans quelle région ?
       *[other] { CARD($card) } : dans quelle région ?
    }
acquire =
    { $card ->
        [none] Quelle carte acquérez-vous ?
       *[other] { CARD($card) } : quelle carte acquérez-vous ?
    }
break-through =
    { $card ->
        [none] Pour quelle carte faites-vous une percée ?
       *[other] { CARD($card) } : pour quelle carte faites-vous une percée ?
    }
exile-from-market =
    { $card ->
        [none] Quelle carte du marché est exilée ?
       *[other] { CARD($card) } : quelle carte du marché est exilée ?
    }
swap-out =
    { $card ->
        [none] Quelle carte quitte le marché ?
       *[other] { CARD($card) } : quelle carte quitte le marché ?
    }
swap-in =
    { $card ->
        [none] Quelle carte exilée prend sa place ?
       *[other] { CARD($card) } : quelle carte exilée prend sa place ?
    }
name-suit =
    { $card ->
        [none] Quelle famille nommez-vous ?
       *[other] { CARD($card) } : quelle famille nommez-vous ?
    }
develop =
    { $card ->
        [none] Quelle carte développez-vous ?
       *[other] { CARD($card) } : quelle carte développez-vous ?
    }
how-to-pay =
    { $card ->
        [none] Comment payez-vous ?
       *[other] { CARD($card) } : comment payez-vous ?
    }
pay-up-to =
    { $card ->
        [none] Combien de progrès payez-vous, { $most } au plus ?
       *[other] { CARD($card) } : combien de progrès payez-vous, { $most } au plus ?
    }
draw-up-to =
    { $card ->
        [none] Combien de cartes piochez-vous, { $most } au plus ?
       *[other] { CARD($card) } : combien de cartes piochez-vous, { $most } au plus ?
    }
take-fame =
    { $card ->
        [none] Quelle carte de renommée prenez-vous ?
       *[other] { CARD($card) } : quelle carte de renommée prenez-vous ?
    }
put-back =
    { $card ->
        [none] Dans quel ordre remettez-vous les cartes ? La première sera au-dessus.
       *[other] { CARD($card) } : dans quel ordre remettez-vous les cartes ? La première sera au-dessus.
    }
find =
    { $card ->
        [none] Quelle carte allez-vous chercher ?
       *[other] { CARD($card) } : quelle carte allez-vous chercher ?
    }
play-card =
    { $card ->
        [none] Quelle carte jouez-vous ?
       *[other] { CARD($card) } : quelle carte jouez-vous ?
    }
give-card =
    { $card ->
        [none] Quelle carte donnez-vous ?
       *[other] { CARD($card) } : quelle carte donnez-vous ?
    }
give-progress =
    { $card ->
        [none] Donnez-vous 1 progrès pour que votre attaque prenne effet ?
       *[other] { CARD($card) } : donnez-vous 1 progrès pour que votre attaque prenne effet ?
    }
treat-icon =
    { $card ->
        [none] Sur quelle carte ?
       *[other] { CARD($card) } : sur quelle carte ?
    }
borrow-exhaust =
    { $card ->
        [none] Quelle carte adverse utilisez-vous ?
       *[other] { CARD($card) } : quelle carte adverse utilisez-vous ?
    }
regain-exhaust =
    { $card ->
        [none] D’où revient le jeton d’épuisement ?
       *[other] { CARD($card) } : d’où revient le jeton d’épuisement ?
    }
swap-with-nation =
    { $card ->
        [none] Quelle carte va sur votre deck de nation ?
       *[other] { CARD($card) } : quelle carte va sur votre deck de nation ?
    }
fewer-masks =
    { $card ->
        [none] L’épuisez-vous pour défausser 1 masque de moins ?
       *[other] { CARD($card) } : l’épuisez-vous pour défausser 1 masque de moins ?
    }

## Options

activate = Activation : jouer des cartes et utiliser des effets d’épuisement
innovate = Innovation : défausser votre main et faire une percée pour une carte
revolt = Révolte : remettre des troubles de votre main sur leur pile
side-a = Face A
side-b = Face B
uncivilised = Non civilisée
civilised = Civilisée
region = Région
tributary = Tributaire
carthaginians = Carthaginois
celts = Celtes
greeks = Grecs
macedonians = Macédoniens
persians = Perses
romans = Romains
scythians = Scythes
vikings = Vikings
arthurians = Arthuriens
atlanteans = Atlantes
egyptians = Égyptiens
mauryans = Mauryas
minoans = Minoens
olmecs = Olmèques
qin = Qin
utopians = Utopiens
move-play = Jouer { CARD($card) }
move-use = Épuiser { CARD($card) }
move-respond = Utiliser { CARD($card) }
move-resolve =
    { $text ->
        [none] { CARD($card) }
       *[other] { CARD($card) } : { $text }
    }
move-option =
    { $text ->
        [none] Le choix { $detail }
       *[other] { $text }
    }
move-face-down =
    { $detail ->
        [region] La carte du dessus du deck de régions
        [uncivilised] La carte du dessus du deck non civilisé
        [civilised] La carte du dessus du deck civilisé
        [tributary] La première carte tributaire du deck principal
       *[other] La première carte de cette famille dans le deck principal
    }
move-pay = matériaux : { $detail }, population : { $detail2 }, progrès : { $detail3 }

## Refus

not-yours = c’est la carte d’un autre joueur
not-your-turn = ce n’est pas votre tour
not-activating = votre activation n’est pas en cours
not-in-hand = elle n’est pas dans votre main
no-exhaust-effect = elle n’a pas d’effet d’épuisement
already-exhausted = elle porte déjà un jeton d’épuisement
no-exhaust-token = vous n’avez plus de jeton d’épuisement sur votre carte de régime
no-action-token = vous n’avez plus de jeton d’action sur votre carte de régime
already-free-played = elle a déjà été jouée sans action ce tour-ci
condition-not-met = sa propre condition n’est pas remplie
cannot-pay = vous ne pouvez pas payer son coût
never-played = cette carte ne se joue jamais
wrong-state =
    { $state ->
        [empire] elle porte le symbole d’empire, et vous êtes barbare
       *[other] elle porte le symbole barbare, et vous êtes un empire
    }

## Déroulement

turn-began =
    { $how ->
        [activate] { $seat } choisit l’activation.
        [innovate] { $seat } choisit l’innovation.
       *[other] { $seat } choisit la révolte.
    }
played = { $seat } joue { CARD($card) }.
exhausted = { $seat } épuise { CARD($card) }.
obtained =
    { $how ->
        [acquire] { $seat } acquiert { CARD($card) }.
       *[other] { $seat } fait une percée pour { CARD($card) }.
    }
unrest-returned = { $seat } remet des troubles sur leur pile.
unrest-taken = { $seat } prend des troubles.
gained = { $seat } :{ more-material }{ more-population }{ more-progress }{ more-actions }.
more-material =
    { $material ->
        [0] { "" }
        [one] { " +" }{ $material } matériau
       *[other] { " +" }{ $material } matériaux
    }
more-population =
    { $population ->
        [0] { "" }
       *[other] { " +" }{ $population } population
    }
more-progress =
    { $progress ->
        [0] { "" }
       *[other] { " +" }{ $progress } progrès
    }
more-actions =
    { $actions ->
        [0] { "" }
        [one] { " +" }{ $actions } action
       *[other] { " +" }{ $actions } actions
    }
paid = { $seat } :{ less-material }{ less-population }{ less-progress }.
less-material =
    { $material ->
        [0] { "" }
        [one] { " -" }{ $material } matériau
       *[other] { " -" }{ $material } matériaux
    }
less-population =
    { $population ->
        [0] { "" }
       *[other] { " -" }{ $population } population
    }
less-progress =
    { $progress ->
        [0] { "" }
       *[other] { " -" }{ $progress } progrès
    }
sunk = { $seat } engloutit { CARD($card) }.
deck-emptied = { $seat } n’a plus de cartes dans son deck.
left-play = { CARD($card) } ({ $seat }) quitte le jeu.
moved =
    { $how ->
        [discard] { $seat } défausse { CARD($card) }.
        [abandon] { $seat } abandonne { CARD($card) }.
        [recall] { $seat } rappelle { CARD($card) }.
        [history] { $seat } place { CARD($card) } dans son histoire.
        [exile] { $seat } exile { CARD($card) }.
        [take] { $seat } prend { CARD($card) } en main.
        [deck] { $seat } place { CARD($card) } sur son deck.
        [garrison] { $seat } met { CARD($card) } en garnison.
        [nation] { $seat } prend { CARD($card) } dans son deck de nation.
        [fame] { $seat } prend { CARD($card) } dans le deck de renommée.
        [onto-nation] { $seat } place { CARD($card) } sur son deck de nation.
        [given] { $seat } reçoit { CARD($card) }.
       *[other] { $seat } déplace { CARD($card) }.
    }
drew = { $seat } pioche { CARD($cards) }.
stole =
    { $resource ->
        [material]
            { $amount ->
                [one] { $seat } vole { $amount } matériau à { $victim }.
               *[other] { $seat } vole { $amount } matériaux à { $victim }.
            }
        [population]
            { $amount ->
                [one] { $seat } vole { $amount } unité de population à { $victim }.
               *[other] { $seat } vole { $amount } unités de population à { $victim }.
            }
       *[progress] { $seat } vole { $amount } progrès à { $victim }.
    }
gave =
    { $resource ->
        [material]
            { $amount ->
                [one] { $seat } donne { $amount } matériau à { $taker }.
               *[other] { $seat } donne { $amount } matériaux à { $taker }.
            }
        [population]
            { $amount ->
                [one] { $seat } donne { $amount } unité de population à { $taker }.
               *[other] { $seat } donne { $amount } unités de population à { $taker }.
            }
       *[progress] { $seat } donne { $amount } progrès à { $taker }.
    }
placed =
    { $resource ->
        [material]
            { $amount ->
                [one] { $seat } place { $amount } matériau sur { CARD($card) }.
               *[other] { $seat } place { $amount } matériaux sur { CARD($card) }.
            }
        [population]
            { $amount ->
                [one] { $seat } place { $amount } unité de population sur { CARD($card) }.
               *[other] { $seat } place { $amount } unités de population sur { CARD($card) }.
            }
       *[progress] { $seat } place { $amount } progrès sur { CARD($card) }.
    }
revealed = Carte révélée : { CARD($card) }.
became-empire = { $seat } devient un empire.
reshuffled = { $seat } mélange sa défausse pour en faire un nouveau deck.
developed = { $seat } développe { CARD($card) }.
end-triggered = { $seat } déclenche le décompte : on finit ce round, puis on en joue un dernier.
scored =
    { $points ->
        [one] { $seat } a { $points } point de victoire.
       *[other] { $seat } a { $points } points de victoire.
    }

## Fin de la partie

reason-most-points = le plus de points de victoire
reason-collapse = la pile de troubles est vide, et c’est le moins de troubles qui compte
reason-stopped = la partie a duré trop longtemps

## Lieux et données

zone-unrest = pile de troubles
zone-fame = deck de renommée
zone-regions = deck de régions
zone-uncivilised = deck non civilisé
zone-civilised = deck civilisé
zone-main = deck principal
zone-market = marché
zone-beneath = troubles sous le marché
zone-exile = exil
zone-box = boîte
zone-other-sides = autres faces
zone-hand = main
zone-deck = deck
zone-discard = défausse
zone-play = zone de jeu
zone-standing = carte de pouvoir
zone-resolving = en train d’être jouée
zone-garrison = garnisons
zone-history = histoire
zone-sunken = englouties
zone-nation = deck de nation
zone-development = zone de développement
field-controller = { "" }
field-serial = { "" }
field-exhausted = épuisée
field-garrison = garnison
field-material = matériaux
field-population = population
field-progress = progrès
field-beneath = troubles dessous
    .mark = avec des troubles
field-slot = { "" }
field-nation-name = nation
field-empire = empire
field-actions = actions
field-exhausts = jetons d’épuisement
field-nation-exhausted = deck de nation épuisé
field-development-exhausted = zone de développement épuisée
field-crowned = a résolu King of Kings
field-hand-size = taille de la main
field-state = régime
field-first = premier joueur
field-active = à qui de jouer
field-doing = tour
field-round = round
field-rounds-left = rounds restants
field-box = boîte
field-module = appartient à
field-suits = familles
field-type-icons = symboles
field-header = genre
field-starting-location = commence dans
field-player-count = nombre de joueurs
field-development-cost = coût de développement
field-victory-points = points de victoire
field-copies = exemplaires
field-side = face

## Structure du round

chart-turn = Tour
chart-turn-choose = Activation, innovation ou révolte
chart-turn-activate = Jouer des cartes et utiliser des effets d’épuisement
chart-turn-innovate = Défausser la main et faire une percée
chart-turn-revolt = Remettre des troubles sur leur pile
chart-clean-up = Nettoyage
chart-clean-up-1 = Placer un jeton sur le marché
chart-clean-up-2 = Récupérer les jetons d’action et d’épuisement
chart-clean-up-3 = Défausser autant de cartes que voulu
chart-clean-up-4 = Compléter la main
chart-clean-up-exhaustion = Deck vide : développer
chart-solstice = Solstice
chart-solstice-effects = Résoudre les effets de solstice

## Ce qui est sur les cartes

field-set = extension
field-number = numéro
value-set-both = Les deux boîtes
value-set-classics = Classics
value-set-legends = Legends
value-box-both = Les deux boîtes
value-box-classics = Classics
value-box-legends = Legends
value-module-commons = Cartes communes
value-module-carthaginians = { carthaginians }
value-module-celts = { celts }
value-module-greeks = { greeks }
value-module-macedonians = { macedonians }
value-module-persians = { persians }
value-module-romans = { romans }
value-module-scythians = { scythians }
value-module-vikings = { vikings }
value-module-arthurians = { arthurians }
value-module-atlanteans = { atlanteans }
value-module-egyptians = { egyptians }
value-module-mauryans = { mauryans }
value-module-minoans = { minoans }
value-module-olmecs = { olmecs }
value-module-qin = { qin }
value-module-utopians = { utopians }
value-suits-fame = renommée
value-suits-unrest = troubles
value-suits-civilised = civilisée
value-suits-region = région
value-suits-tributary = tributaire
value-suits-uncivilised = non civilisée
value-suits-power = pouvoir
value-header-power = pouvoir
value-header-state = carte de régime
value-header-attack = attaque
value-header-pinned = reste en jeu
value-header-permanent = permanente
value-starting-location-commons = cartes communes
value-starting-location-state-card = carte de régime
value-starting-location-in-play = en jeu
value-starting-location-accession = avènement
value-starting-location-development = développement
value-starting-location-nation = deck de nation
value-starting-location-deck = deck
value-starting-location-supply = réserve
value-victory-points-variable = variables
value-victory-points-conditional = conditionnels
value-side-barbarian = barbare
value-side-empire = empire
value-state-barbarian = barbare
value-state-empire = empire
value-type-icons-metropolis = métropole
value-type-icons-knight = chevalier
value-type-icons-production = production
value-type-icons-fertile = terre fertile
value-type-icons-river = fleuve
value-type-icons-mask = masque
value-type-icons-city = ville
value-type-icons-scroll = parchemin

## Ouvrir une table

mode-classics = Classics
    .about = Les nations et les cartes communes d’Imperium: Classics.
mode-legends = Legends
    .about = Les nations et les cartes communes d’Imperium: Legends.
mode-combined = Les deux boîtes
    .about = Les seize nations, avec les cartes communes d’une boîte.
option-nations = Nations
option-nations-choose = Choisies dans l’ordre du tour
option-nations-dealt = Distribuées au hasard
option-commons = Cartes communes
option-commons-classics = Classics
option-commons-legends = Legends

## La table dans un terminal

board-round = Round { $round }
board-turn = à { $name } de jouer
board-first = premier joueur : { $name }
board-rounds-left =
    { $count ->
        [one] dernier round
       *[other] avant-dernier round
    }
board-player = { $name }, { $nation }
board-you = { $name } (vous)
board-state =
    { $state ->
        [empire] empire
       *[barbarian] barbare
    }
board-material = matériaux : { $count }
board-population = population : { $count }
board-progress = progrès : { $count }
board-actions =
    { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }
board-exhausts =
    { $count ->
        [one] { $count } jeton d’épuisement
       *[other] { $count } jetons d’épuisement
    }
board-points =
    { $unknown ->
        [0]
            { $count ->
                [one] { $count } point
               *[other] { $count } points
            }
       *[other]
            { $count ->
                [one] { $count } point visible
               *[other] { $count } points visibles
            }
    }
board-count = { $zone } : { $count }
board-facedown = { $count } face cachée
board-unrest-beneath = troubles dessous
board-garrison = garnison : { LIST($cards) }
board-exhausted = épuisée

## Les noms des bots

bot-name-1 = Marcus
bot-name-2 = Darius
bot-name-3 = Leonidas
bot-name-4 = Ashoka

## Le guide des nations

guide =
    { $complexity ->
        [low] { $name } (facile à jouer): { $guide }
        [high] { $name } (exigeante): { $guide }
       *[unknown] { $name }: { $guide }
    }
guide-carthaginians = Commerce et matériaux : la carte de pouvoir, les Caravanes et les Navires marchands tirent parti du marché. Devenus empire, les Éléphants et l’Hégémonie prennent des cartes du marché, et le Monopole donne aux autres les cartes gênantes.
guide-celts = Agressifs, sans Prospérité : les Druides apportent des cartes non civilisées, le Vol de bétail des matériaux, et l’Innovation celtique donne des troubles aux autres.
guide-greeks = Villes et savoir : les Colons et les Mercenaires grecs aident l’expansion du début ; devenus empire, le Phare se sert des cartes exilées.
guide-macedonians = L’expansion avant tout : des régions et les deux cartes d’Alexandre, qui conquièrent encore sous l’empire. La Phalange aide la Gloire à obtenir des cartes de renommée.
guide-persians = Tributaires et régions : d’autres peuples bâtissent l’empire. Le Bélier prend encore des cartes du marché, et l’Or perse apporte du progrès et des troubles aux autres.
guide-romans = Conquête et Gloire : les régions deviennent renommée. Devenus empire, les Légions prolongent la conquête, et Du pain et des jeux calme les troubles.
guide-scythians = Un vaste territoire : Nomades, Tentes et Archers montés tirent des matériaux des régions, et sous l’empire la Gloire apporte des cartes de renommée.
guide-vikings = Jamais un empire et sans histoire : le deck de nation ne coûte rien mais vient dans son ordre, et les Sagas gardent le deck petit.
guide-arthurians = Jamais un empire : des chevaliers en garnison accomplissent des quêtes jusqu’au Graal, qui met fin à la partie. Le deck de nation mène à la bataille de Gwaith Camlan.
guide-atlanteans = Un empire dès le début : les cartes civilisées aussitôt, mais un revenu à surveiller. Les régions sombrent dans le Déluge, et Mythes et légendes en font de la renommée.
guide-egyptians = Des bâtisseurs aux nombreux développements, dont l’ordre se prépare. La Crue du Nil demande des régions avec un fleuve en jeu.
guide-mauryans = Les éléphants prennent d’abord régions et tributaires ; sous l’empire, il faut choisir entre la conquête avec la Gloire et la voie paisible d’Ashoka.
guide-minoans = Le progrès paie les développements. La Poterie l’amasse, mais abandonnée par un empire elle ne se rejoue plus ; le Drainage et le Labyrinthe en apportent davantage.
guide-olmecs = Sans Prospérité, Gloire ni Conquête : les masques font piocher, paient d’autres effets et valent des points dans l’histoire.
guide-qin = Des choix difficiles : les souverains ont besoin du Mandat céleste, confucianisme et légisme s’excluent, et les Longs Murs rivalisent avec les autres développements.
guide-utopians = Différents de tous : ni deck de nation ni développements, mais un voyage vers Shangri-la qui met fin à la partie quand cela leur convient.
