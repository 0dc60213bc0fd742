### Ce que dit la table dans La Légende des Cinq Anneaux : questions, options, refus, déroulement, plateau.
### Les textes des cartes sont ailleurs.

## Questions : mise en place

place-provinces = Placez vos provinces face cachée : quatre de gauche à droite, et la dernière sous votre forteresse.
mulligan-provinces = Mulligan : quelles cartes de vos provinces remplacez-vous ?
mulligan-hand = Mulligan : quelles cartes de votre main remplacez-vous ?

## Questions : le round

act-or-pass = Effectuez une action, ou passez.
respond-or-pass =
    { $happening ->
        [none] Répondez, ou passez.
       *[other] { $happening } Répondez, ou passez.
    }
choose-next = Qu’est-ce qui a lieu en premier ?
bid-honor =
    Réglez votre Cadran d’Honneur sur une mise de { $least } à { $most } : vous piochez autant de cartes, et celui qui mise le plus donne la différence en honneur à l’autre.
discard-instead-of-honor = Vous avez misé plus : défaussez-vous des cartes au lieu de donner de l’honneur ?
extra-fate = Combien de destins supplémentaires placez-vous, de 0 à { $most } ? { CARD($card) } reste un round de plus pour chacun.
attach-to = À quel personnage attachez-vous { CARD($card) } ?
declare-conflict = Déclarez un conflit, ou passez cette opportunité.
declare-a-conflict = Déclarez-vous un conflit ? Votre adversaire en choisit l’élément.
attack-province = Quelle province attaquez-vous ?
choose-attackers = Qui attaque ? Choisissez au moins un personnage.
choose-evaded =
    { $most ->
        [1] Discret : quel personnage ne pourra pas défendre ? Vous pouvez en choisir un.
       *[other] Discret : quels personnages ne pourront pas défendre ? Vous pouvez en choisir jusqu’à { $most }.
    }
choose-defenders = Qui défend ? Choisissez autant de personnages que vous voulez, ou aucun.
ring-effect = Vous avez gagné en attaquant : comment résolvez-vous l’effet de l’anneau ?
next-ring-effect = Quel effet d’anneau résolvez-vous ensuite ?
discard-from-province = { CARD($card) } est détruite : défaussez-vous les cartes Dynastie qui s’y trouvent ?
favor-side = Vous récupérez la Faveur Impériale : sur quelle face la placez-vous ?
discard-next = Ces personnages n’ont plus de destin : lequel défaussez-vous ensuite ?
discard-from-provinces = Quelles cartes face visible de vos provinces non détruites défaussez-vous ? Elles sont remplacées face cachée.
order-discards = Dans quel ordre ces cartes vont-elles dans votre pile de défausse ? La dernière est au-dessus.
put-back = Dans quel ordre ces cartes reviennent-elles ? La première est au-dessus.
look-at-province = Quelle province face cachée regardez-vous ?
order-effects = Dans quel ordre les effets de ces cartes s’appliquent-ils ? Le dernier compte.
discard-excess =
    Un personnage porte au plus deux attachements restreints : { $least ->
        [1] choisissez-en un à défausser.
       *[other] choisissez-en { $least } à défausser.
    }

## Questions : capacités

pay-with =
    { $card ->
        [none] Avec quoi payez-vous ?
       *[other] { CARD($card) } : avec quoi payez-vous ?
    }
choose-ring =
    { $card ->
        [none] Choisissez un anneau.
       *[other] { CARD($card) } : choisissez un anneau.
    }
switch-rings = { CARD($card) } : lequel de vos anneaux échangez-vous, et contre lequel ?
choose-to-honor = { CARD($card) } : lequel est honoré ? L’autre est déshonoré.
choose-ability = { CARD($card) } : quelle capacité gagne-t-il ?
put-into-play = { CARD($card) } : quel personnage mettez-vous en jeu ?
take-into-hand = { CARD($card) } : quelle carte va en main ?
name-card-type = { CARD($card) } : quel type de carte nommez-vous ?
choose-next-target = { CARD($card) } : choisissez la cible suivante, ou passez s’il y en a assez.
select-one = { CARD($card) } : choisissez ce qu’elle fait.
resolve-again = { CARD($card) } : la résolvez-vous une fois de plus ?
discard-from-hand = { CARD($card) } : quelle carte de la main montrée est défaussée ?
discard-cards =
    { $card ->
        [none] Choisissez { $least ->
            [1] une carte
           *[other] { $least } cartes
        } de votre main à défausser.
       *[other] { CARD($card) } : choisissez { $least ->
            [1] une carte
           *[other] { $least } cartes
        } de votre main à défausser.
    }
choose-targets =
    { $card ->
        [none] Choisissez des cibles
       *[other] { CARD($card) } : choisissez des cibles
    }{ RANGE($least, $most) ->
        [exactly] , exactement { $least }.
        [up-to] , jusqu’à { $most }.
        [between] , de { $least } à { $most }.
       *[other] .
    }
may =
    { $text ->
        [none] { CARD($card) } : voulez-vous l’utiliser ?
       *[other] { CARD($card) } : vous pouvez – { $text }. Le voulez-vous ?
    }

## Options

air = Air
earth = Terre
fire = Feu
void = Vide
water = Eau
military = Militaire
political = Politique
character = Personnage
attachment = Attachement
event = Événement
nothing = Aucune

move-play =
    { $cost ->
        [one] Jouer { CARD($card) } pour { $cost } destin
        [many] Jouer { CARD($card) } pour { $cost } destins
        [other] Jouer { CARD($card) } pour { $cost } destins
       *[none] Jouer { CARD($card) }
    }
move-play-into-conflict =
    { $cost ->
        [one] Jouer { CARD($card) } dans le conflit pour { $cost } destin
        [many] Jouer { CARD($card) } dans le conflit pour { $cost } destins
        [other] Jouer { CARD($card) } dans le conflit pour { $cost } destins
       *[none] Jouer { CARD($card) } dans le conflit
    }
move-play-as-attachment =
    { $cost ->
        [one] Jouer { CARD($card) } comme attachement pour { $cost } destin
        [many] Jouer { CARD($card) } comme attachement pour { $cost } destins
        [other] Jouer { CARD($card) } comme attachement pour { $cost } destins
       *[none] Jouer { CARD($card) } comme attachement
    }
move-use =
    { $text ->
        [none] { move-use-short }
       *[other] { move-use-short } : { $text }
    }
move-respond =
    { $text ->
        [none] { move-use-short }
       *[other] { move-use-short } : { $text }
    }
move-use-short =
    { $cost ->
        [one] Jouer { CARD($card) } pour { $cost } destin
        [many] Jouer { CARD($card) } pour { $cost } destins
        [other] Jouer { CARD($card) } pour { $cost } destins
       *[none] Utiliser { CARD($card) }
    }
move-gain-ability =
    { $text ->
        [none] Celle de { CARD($card) }
       *[other] Celle de { CARD($card) } : { $text }
    }
move-switch-rings =
    L’anneau { $detail ->
        [air] de l’Air
        [earth] de la Terre
        [fire] du Feu
        [void] du Vide
       *[water] de l’Eau
    } contre l’anneau { $detail2 ->
        [air] de l’Air
        [earth] de la Terre
        [fire] du Feu
        [void] du Vide
       *[water] de l’Eau
    }
move-delayed =
    { $text ->
        [none] L’effet retardé de { CARD($card) }
       *[other] L’effet retardé de { CARD($card) } : { $text }
    }
move-option =
    { $text ->
        [none] Le choix { $detail }
       *[other] { $text }
    }
move-discard-duplicate = Défausser { CARD($card) } pour placer 1 destin sur l’exemplaire en jeu
move-declare =
    { $detail ->
        [military] Déclarer un conflit militaire
       *[political] Déclarer un conflit politique
    } avec l’anneau { $detail2 ->
        [air] de l’Air
        [earth] de la Terre
        [fire] du Feu
        [void] du Vide
       *[water] de l’Eau
    }
move-pass = Ne pas le résoudre
move-air-take = Air : prendre 1 honneur à votre adversaire
move-air-gain = Air : gagner 2 honneurs
move-earth = Terre : piocher une carte, et votre adversaire en défausse une au hasard
move-fire-honor = Feu : honorer { CARD($card) }
move-fire-dishonor = Feu : déshonorer { CARD($card) }
move-void = Vide : retirer 1 destin de { CARD($card) }
move-water-ready = Eau : redresser { CARD($card) }
move-water-bow = Eau : incliner { CARD($card) }

hidden-provinces =
    { $number ->
        [5] la province face cachée sous la forteresse
       *[other] la province face cachée { $number }
    }

## Sujets de questions

military-conflict = conflit militaire
political-conflict = conflit politique
air-ring = anneau de l’Air
earth-ring = anneau de la Terre
fire-ring = anneau du Feu
void-ring = anneau du Vide
water-ring = anneau de l’Eau

## Refus : jouer des cartes

not-in-hand-or-province = elle n’est ni dans votre main ni dans une de vos provinces
not-from-hand-now = rien ne se joue de la main pendant la phase de dynastie
not-from-provinces-now = les cartes des provinces ne se jouent que pendant la phase de dynastie
cannot-be-played-so = seuls les personnages et les attachements se jouent ainsi
facedown = elle est face cachée
not-enough-fate = elle coûte { $cost ->
        [one] { $cost } destin
        [many] { $cost } destins
       *[other] { $cost } destins
    }, vous en avez { $fate }
not-enough-honor = elle coûte { $cost ->
        [one] { $cost } honneur
        [many] { $cost } honneurs
       *[other] { $cost } honneurs
    }, vous en avez { $honor }
cannot-be-played = un effet dit qu’elle ne peut pas être jouée
already-in-play = une carte unique de ce titre est déjà en jeu
limited = vous avez joué une carte limitée ce round
nothing-to-attach-to = il n’y a pas de personnage auquel l’attacher
no-conflict = il n’y a pas de conflit où la jouer
cannot-participate = elle ne peut pas participer à ce conflit
dash =
    { $type ->
        [military] elle a un tiret pour sa compétence militaire
       *[political] elle a un tiret pour sa compétence politique
    }

## Refus : attachements

no-character-in-play = les attachements ne vont que sur des personnages en jeu
no-attachments = son mot-clé n’autorise pas cet attachement
not-eligible = cet attachement ne peut pas lui être attaché
one-per-character = un personnage ne porte qu’un exemplaire de cet attachement
two-restricted = il porte déjà deux attachements restreints

## Refus : capacités

not-yours = elle n’est pas sous votre contrôle
not-in-play = sa capacité ne marche qu’en jeu, et elle n’est pas en jeu
not-in-hand = un événement ne se joue que de la main
cannot-play-events = un effet dit que vous ne pouvez pas jouer d’événements
cannot-trigger = un effet dit que ses capacités ne peuvent pas être déclenchées
condition-not-met = la condition de sa capacité n’est pas remplie
limit-reached = sa capacité a été utilisée autant que sa limite le permet
maximum-reached = les exemplaires de cette carte ont été utilisés autant que leur maximum le permet
no-target = il n’y a pas de cible légale
changes-nothing = elle ne changerait rien
cannot-pay = son coût ne peut pas être payé
not-enough-cards = il n’y a pas assez de cartes dans votre main pour la payer
deck-too-small = elle révèle { $cost } cartes, et votre deck en a { $cards }
without-favor = vous n’avez pas la Faveur Impériale
being-used = elle est en train d’être utilisée
no-unclaimed-ring = il n’y a pas d’anneau disponible
only-as-reaction = c’est une réaction : elle attend que sa condition soit remplie
only-as-interrupt = c’est une interruption : elle attend que sa condition soit sur le point d’être remplie

## Refus : cibles

not-what-is-asked-for = ce n’est pas ce que demande la capacité
cannot-be-chosen = un effet dit qu’elle ne peut pas être choisie
would-not-change = elle ne serait pas changée

## Refus : conflits

no-opportunity-left = vous n’avez plus d’opportunité de déclarer un conflit
not-your-opportunity = ce n’est pas à vous de déclarer un conflit
conflict-in-progress = un autre conflit est en cours de résolution
type-declared =
    { $type ->
        [military] vous avez déjà déclaré un conflit militaire pendant cette phase
       *[political] vous avez déjà déclaré un conflit politique pendant cette phase
    }
nobody-can-attack =
    { $type ->
        [military] vous n’avez pas de personnage redressé qui puisse attaquer dans un conflit militaire
       *[political] vous n’avez pas de personnage redressé qui puisse attaquer dans un conflit politique
    }
ring-not-unclaimed = cet anneau n’est pas disponible
ring-cannot-be-contested = un effet dit que vous ne pouvez pas déclarer de conflit avec cet anneau
not-an-unbroken-province-of-theirs = ce n’est pas une province non détruite de votre adversaire
stronghold-out-of-reach = la province de la forteresse ne peut être attaquée qu’après la destruction de trois autres
cannot-be-attacked = un effet dit qu’elle ne peut pas être attaquée
not-your-ready-character = ce n’est pas un de vos personnages redressés
cannot-attack = un effet dit qu’il ne peut pas être déclaré attaquant
cannot-defend = un effet dit qu’il ne peut pas être déclaré défenseur
evaded = il a été écarté (Discret)

## Déroulement : le round

phase-begins =
    { $amount ->
        [0] La phase de dynastie commence.
        [1] La phase de pioche commence.
        [2] La phase de conflit commence.
        [3] La phase de destin commence.
       *[other] La phase de rassemblement commence.
    }
phase-ends = { "" }
token-passes = { $seat } passe le pion Premier Joueur.
dials-revealed = Les Cadrans d’Honneur sont révélés : { $seat } a misé { $bid }, { $by } { $other_bid }.
bid-honor-given = { $by } a misé plus et donne { $amount ->
        [one] { $amount } honneur
        [many] { $amount } honneurs
       *[other] { $amount } honneurs
    } à { $seat }.
drawn =
    { $seat } pioche { $amount ->
        [one] { $amount } carte
       *[other] { $amount } cartes
    }.
turned-faceup = { $seat } retourne face visible : { CARD($card) }.
    .several = { $seat } retourne face visible : { CARD($card) }.
turned-facedown = { CARD($card) } est retournée face cachée.
dynasty-passed = { $seat } passe jusqu’à la fin de la phase dynastique.
conflict-moved = Le conflit se déplace : { CARD($card) }.
hand-looked-at = { $by } regarde la main de { $seat }.
looked-at =
    { $card ->
        [a-card] { $amount ->
            [5] { $by } regarde la province face cachée sous la forteresse de { $seat }.
           *[other] { $by } regarde la province face cachée { $amount } de { $seat }.
        }
       *[other] { $amount ->
            [5] { $by } regarde la province face cachée sous la forteresse de { $seat } : { CARD($card) }.
           *[other] { $by } regarde la province face cachée { $amount } de { $seat } : { CARD($card) }.
        }
    }

## Déroulement : cartes

played =
    { $amount ->
        [0] { $seat } joue { CARD($card) }.
       *[other] { $seat } paie { $amount ->
               [one] { $amount } destin
               [many] { $amount } destins
              *[other] { $amount } destins
           } et joue { CARD($card) }.
    }
entered =
    { $how ->
        [framework] { "" }
       *[other] { $seat } met en jeu { CARD($card) }.
    }
attached = { CARD($source) } est attaché à { CARD($card) }.
left =
    { $to ->
        [hand] { CARD($card) } revient dans la main de son propriétaire.
        [dynasty-deck] { CARD($card) } revient dans le deck de son propriétaire.
        [conflict-deck] { CARD($card) } revient dans le deck de son propriétaire.
        [removed] { CARD($card) } est retirée de la partie.
        [province-1] { "" }
        [province-2] { "" }
        [province-3] { "" }
        [province-4] { "" }
       *[other] { $amount ->
            [1] { $seat } sacrifie { CARD($card) }.
           *[other] { CARD($card) } est défaussée.
        }
    }
discarded =
    { $how ->
        [cost] { $seat } défausse { CARD($card) } comme coût.
       *[other] { $seat } défausse { CARD($card) }.
    }
    .several =
    { $how ->
        [cost] { $seat } défausse { CARD($card) } comme coût.
       *[other] { $seat } défausse { CARD($card) }.
    }
added-to-hand = { $seat } ajoute à sa main { CARD($card) }.
    .several = { $seat } ajoute à sa main { CARD($card) }.
named =
    { $word ->
        [character] { $seat } nomme les personnages et révèle { CARD($cards) }.
        [attachment] { $seat } nomme les attachements et révèle { CARD($cards) }.
       *[other] { $seat } nomme les événements et révèle { CARD($cards) }.
    }
shuffled-into-deck = { $seat } mélange { CARD($card) } dans le deck Dynastie.
bowed =
    { $how ->
        [cost] { $seat } incline { CARD($card) } comme coût.
       *[other] { CARD($card) } s’incline.
    }
    .several = { CARD($card) } s’inclinent.
readied = { CARD($card) } se redresse.
    .several = { CARD($card) } se redressent.
honored = { CARD($card) } est honoré.
    .several = { CARD($card) } sont honorés.
dishonored = { CARD($card) } est déshonoré.
    .several = { CARD($card) } sont déshonorés.
status-discarded = { CARD($card) } perd son pion Statut.
    .several = { CARD($card) } perdent leurs pions Statut.
status-moved = Le pion Statut de { CARD($source) } va sur { CARD($card) }.
fate-placed = { $amount ->
        [one] { $amount } destin
        [many] { $amount } destins
       *[other] { $amount } destins
    } sur { CARD($card) }.
    .several = { $amount ->
            [one] { $amount } destin
            [many] { $amount } destins
           *[other] { $amount } destins
        } sur chacun : { CARD($card) }.
fate-removed = { $amount ->
        [one] { $amount } destin retiré
        [many] { $amount } destins retirés
       *[other] { $amount } destins retirés
    } de { CARD($card) }.
    .several = { $amount ->
            [one] { $amount } destin retiré
            [many] { $amount } destins retirés
           *[other] { $amount } destins retirés
        } de chacun : { CARD($card) }.
fate-moved = { $amount ->
        [one] { $amount } destin
        [many] { $amount } destins
       *[other] { $amount } destins
    } va de { CARD($source) } à { CARD($card) }.
moved =
    { $amount ->
        [0] { CARD($card) } retourne au fief.
       *[other] { CARD($card) } se déplace vers le conflit.
    }
    .several =
    { $amount ->
        [0] { CARD($card) } retournent au fief.
       *[other] { CARD($card) } se déplacent vers le conflit.
    }
sent-home = { CARD($card) } ne peut pas participer et retourne incliné au fief.
control-taken =
    { $amount ->
        [1] { $seat } prend le contrôle de { CARD($card) } jusqu’à la fin du conflit.
       *[other] { $seat } prend le contrôle de { CARD($card) }.
    }

## Déroulement : joueurs

honor-gained =
    { $source ->
        [a-card] { $seat } gagne { $amount ->
                [one] { $amount } honneur
                [many] { $amount } honneurs
               *[other] { $amount } honneurs
            }.
       *[other] { $seat } gagne { $amount ->
               [one] { $amount } honneur
               [many] { $amount } honneurs
              *[other] { $amount } honneurs
           } par { CARD($source) }.
    }
honor-lost =
    { $how ->
        [cost] { $seat } paie { $amount ->
                [one] { $amount } honneur
                [many] { $amount } honneurs
               *[other] { $amount } honneurs
            }.
       *[other] { $source ->
            [a-card] { $seat } perd { $amount ->
                    [one] { $amount } honneur
                    [many] { $amount } honneurs
                   *[other] { $amount } honneurs
                }.
           *[other] { $seat } perd { $amount ->
                   [one] { $amount } honneur
                   [many] { $amount } honneurs
                  *[other] { $amount } honneurs
               } par { CARD($source) }.
        }
    }
fate-gained = { $seat } gagne { $amount ->
        [one] { $amount } destin
        [many] { $amount } destins
       *[other] { $amount } destins
    }.
fate-lost =
    { $how ->
        [cost] { $seat } paie { $amount ->
                [one] { $amount } destin
                [many] { $amount } destins
               *[other] { $amount } destins
            } pour { CARD($source) }.
       *[other] { $seat } perd { $amount ->
               [one] { $amount } destin
               [many] { $amount } destins
              *[other] { $amount } destins
           }.
    }
fate-to-ring =
    { $seat } place 1 destin sur l’anneau { $amount ->
        [0] de l’Air
        [1] de la Terre
        [2] du Feu
        [3] du Vide
       *[other] de l’Eau
    }.
favor-claimed =
    { $seat } récupère la Faveur Impériale et la place sur sa face { $amount ->
        [0] militaire
       *[other] politique
    }.
favor-discarded = { $seat } défausse la Faveur Impériale.

## Déroulement : capacités

initiated =
    { COUNT($targets) ->
        [0] { $seat } utilise { CARD($card) }.
       *[other] { $seat } utilise { CARD($card) } sur { CARD($targets) }.
    }
event-resolved = { "" }
duel-begins =
    { CARD($source) } provoque { CARD($card) } en duel { $amount ->
        [0] militaire
        [2] de gloire
       *[other] politique
    }.
duel-won = { CARD($card) } remporte le duel contre { CARD($source) }.

## Déroulement : conflits

conflict-passed = { $seat } passe une opportunité de conflit.
conflict-declared =
    { $seat } déclare un conflit { $type ->
        [military] militaire
       *[political] politique
    } avec l’anneau { $ring ->
        [air] de l’Air
        [earth] de la Terre
        [fire] du Feu
        [void] du Vide
       *[water] de l’Eau
    } contre { CARD($card) }{ $amount ->
        [0] .
       *[other] , et prend { $amount ->
               [one] { $amount } destin
               [many] { $amount } destins
              *[other] { $amount } destins
           } sur l’anneau.
    }
committed = { CARD($card) } rejoint le conflit pour { $seat }.
evades = { CARD($source) } écarte { CARD($card) } par discret.
    .several = { CARD($card) } rejoignent le conflit pour { $seat }.
province-revealed = { CARD($card) } de { $seat } est révélée.
conflict-won =
    { SOMEBODY($seat) ->
        [no] Personne ne remporte le conflit à { CARD($card) }.
       *[yes] { $amount ->
            [0] { $seat } remporte le conflit à { CARD($card) } sur une égalité.
           *[other] { $seat } remporte le conflit à { CARD($card) } de { $amount }.
        }
    }
province-breaks = { CARD($card) } de { $seat } est détruite.
ring-claimed =
    { $seat } revendique l’anneau { $amount ->
        [0] de l’Air
        [1] de la Terre
        [2] du Feu
        [3] du Vide
       *[other] de l’Eau
    }.
ring-switched = { CARD($source) } change l’anneau contesté : c’est maintenant l’anneau { $amount ->
        [0] de l’Air
        [1] de la Terre
        [2] du Feu
        [3] du Vide
       *[other] de l’Eau
    }.
honor-placed = { $amount } honneur est placé sur { CARD($card) }.
ring-resolves =
    { $seat } résout l’effet de l’anneau { $amount ->
        [0] de l’Air
        [1] de la Terre
        [2] du Feu
        [3] du Vide
       *[other] de l’Eau
    }.
ring-returned =
    L’anneau { $amount ->
        [0] de l’Air
        [1] de la Terre
        [2] du Feu
        [3] du Vide
       *[other] de l’Eau
    } retourne dans la réserve des anneaux libres.
ring-taken =
    { $seat } prend l’anneau { $amount ->
        [0] de l’Air
        [1] de la Terre
        [2] du Feu
        [3] du Vide
       *[other] de l’Eau
    }.
fate-placed-on-ring =
    { $amount } destin est placé sur l’anneau { $ring ->
        [0] de l’Air
        [1] de la Terre
        [2] du Feu
        [3] du Vide
       *[other] de l’Eau
    }.
fate-removed-from-ring =
    { $amount } destin est retiré de l’anneau { $ring ->
        [0] de l’Air
        [1] de la Terre
        [2] du Feu
        [3] du Vide
       *[other] de l’Eau
    }.
claimed-ring-switched =
    { $seat } prend l’anneau { $amount ->
        [0] de l’Air
        [1] de la Terre
        [2] du Feu
        [3] du Vide
       *[other] de l’Eau
    } et rend l’anneau { $back ->
        [0] de l’Air
        [1] de la Terre
        [2] du Feu
        [3] du Vide
       *[other] de l’Eau
    }.
type-changed =
    Le conflit devient { $amount ->
        [0] militaire
       *[other] politique
    }.
conflict-ends = { "" }

## La fin de la partie

reason-break-stronghold = la forteresse de l’adversaire est tombée
reason-25-honor = 25 honneurs ou plus
reason-zero-honor = l’adversaire n’a plus d’honneur
reason-stopped = la partie a duré trop longtemps

## Zones

zone-dynasty-deck = deck Dynastie
zone-conflict-deck = deck Conflit
zone-hand = main
zone-dynasty-discard = pile de défausse Dynastie
zone-conflict-discard = pile de défausse Conflit
zone-removed = retirées de la partie
zone-being-played = en train d’être jouée
zone-play = en jeu
zone-stronghold = forteresse
zone-role = rôle
zone-provinces = provinces
zone-holdings = ressources
zone-province-1 = dans la province 1
zone-province-2 = dans la province 2
zone-province-3 = dans la province 3
zone-province-4 = dans la province 4

## Ce qui se voit sur les cartes et les joueurs ; ce qui n’a pas de mots n’est pas montré

field-controller = contrôleur
field-bowed = incliné
field-broken = détruite
field-serial = { "" }
field-entered-from = { "" }
field-entered-in = { "" }
field-side = deck
    .mark =
    { $value ->
        [1] attaque
       *[other] défend
    }
field-slot = { "" }
field-on = { "" }
field-status = honneur personnel
    .mark =
    { $value ->
        [1] honoré
       *[other] déshonoré
    }
field-fate = destin
    .mark = destin { $value }
field-returns-to = { "" }
field-military-bonus = militaire
field-political-bonus = politique
field-strength-bonus = défense
field-influence-cost = influence
field-influence-pool = influence
field-role-restriction = seulement avec le rôle

## Le plateau

board-when =
    Round { $round } · { $phase ->
        [dynasty] phase de dynastie
        [draw] phase de pioche
        [conflict] phase de conflit
        [fate] phase de destin
        [regroup] phase de rassemblement
       *[other] mise en place
    }
board-first = premier joueur : { $name }
board-favor-free = Faveur Impériale disponible
board-favor =
    { $side ->
        [0] Faveur Impériale : { $name }, face militaire
       *[other] Faveur Impériale : { $name }, face politique
    }
board-honor = honneur { $count }
board-fate = destin { $count }
board-bid = mise { $count }
board-hand =
    { $count ->
        [0] aucune carte en main
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
board-conflicts =
    { $count ->
        [0] plus de conflit
        [one] { $count } conflit restant
       *[other] { $count } conflits restants
    }
board-deck =
    { $deck ->
        [dynasty] deck Dynastie { $count }, défausse { $discarded }
       *[other] deck Conflit { $count }, défausse { $discarded }
    }
board-province = Province { $number }
board-stronghold = Forteresse
board-strength = défense { $count }
board-facedown = face cachée
board-broken = détruite
board-attacked = attaquée
board-empty = vide
board-facedown-card = une carte face cachée
board-military = mil
board-political = pol
board-glory = gloire
board-bowed = incliné
board-honored = honoré
board-dishonored = déshonoré
board-at-home = Au fief
board-attacking = Attaque
board-defending = Défense
board-in-hand = Main
board-role = Rôle
board-rings = Anneaux
board-ring =
    { $ring ->
        [0] Air
        [1] Terre
        [2] Feu
        [3] Vide
       *[other] Eau
    }
board-contested = contesté
board-conflict =
    Conflit { $type ->
        [0] militaire
       *[other] politique
    } pour l’anneau { $ring ->
        [0] de l’Air
        [1] de la Terre
        [2] du Feu
        [3] du Vide
       *[other] de l’Eau
    } : { $attacker } attaque { $province }
board-totals = { $attack } contre { $defense }
board-to-break = détruite si l’attaque l’emporte d’au moins { $strength }
board-won = { $name } l’emporte de { $difference }
board-unopposed = non opposé
board-with = avec { $cards }
board-nobody = personne
board-skills = militaire { $military }, politique { $political }, gloire { $glory }

## Le tableau du round

chart-dynasty = Phase de dynastie
chart-1-1 = Début de la phase de dynastie
chart-1-2 = Révéler les cartes Dynastie face cachée
chart-1-3 = Recevoir le destin
chart-1-4 = Jouer des cartes depuis les provinces ou agir
chart-1-5 = Fin de la phase de dynastie
chart-draw = Phase de pioche
chart-2-1 = Début de la phase de pioche
chart-2-2 = Miser l’honneur
chart-2-3 = Révéler les Cadrans d’Honneur
chart-2-4 = Transférer l’honneur
chart-2-5 = Piocher les cartes
chart-2-actions = Fenêtre d’action
chart-2-6 = Fin de la phase de pioche
chart-conflict = Phase de conflit
chart-3-1 = Début de la phase de conflit
chart-3-actions = Fenêtre d’action
chart-3-2 = Déclarer un conflit ou passer
chart-3-2-1 = Déclarer les défenseurs
chart-3-2-2 = Fenêtre d’action conflit
chart-3-2-3 = Comparer les valeurs de compétence
chart-3-2-4 = Appliquer non opposé
chart-3-2-5 = Détruire la province
chart-3-2-6 = Résoudre les effets d’anneau
chart-3-2-7 = Revendiquer l’anneau
chart-3-2-8 = Retourner au fief
chart-3-3 = Fin du conflit
chart-3-4 = Déterminer la Faveur Impériale
chart-3-5 = Fin de la phase de conflit
chart-fate = Phase de destin
chart-4-1 = Début de la phase de destin
chart-4-2 = Défausser les personnages sans destin
chart-4-3 = Retirer le destin des personnages
chart-4-4 = Placer le destin sur les anneaux disponibles
chart-4-actions = Fenêtre d’action
chart-4-5 = Fin de la phase de destin
chart-regroup = Phase de rassemblement
chart-5-1 = Début de la phase de rassemblement
chart-5-actions = Fenêtre d’action
chart-5-2 = Redresser les cartes
chart-5-3 = Défausser le contenu des provinces
chart-5-4 = Rendre les anneaux
chart-5-5 = Passer le pion Premier Joueur
chart-5-6 = Fin de la phase de rassemblement

## Ce qui est sur les cartes

field-set = extension
field-number = numéro
field-type = type
field-clan = clan
field-unique = unique
field-honor = honneur
field-traits = traits
field-strength = défense
field-element = élément
field-cost = coût
field-military = militaire
field-political = politique
field-glory = gloire
value-set-core-set = Jeu de base
value-type-stronghold = forteresse
value-type-province = province
value-type-holding = ressource
value-type-character = personnage
value-type-attachment = attachement
value-type-event = événement
value-type-role = rôle
value-side-province = province
value-side-dynasty = dynastie
value-side-conflict = conflit
value-side-role = rôle
value-clan-crab = Crabe
value-clan-crane = Grue
value-clan-dragon = Dragon
value-clan-lion = Lion
value-clan-phoenix = Phénix
value-clan-scorpion = Scorpion
value-clan-unicorn = Licorne
value-clan-neutral = neutre
value-element-earth = terre
value-element-air = air
value-element-fire = feu
value-element-water = eau
value-element-void = vide
value-role-restriction-seeker = quêteur
value-role-restriction-keeper = gardien
value-role-restriction-air = air
value-role-restriction-earth = terre
value-role-restriction-fire = feu
value-role-restriction-void = vide
value-role-restriction-water = eau

## Comment ouvrir une table

mode-usual = Duel de clans
    .about = Deux joueurs, chacun avec le deck d’un clan.

## Les noms des bots

bot-name-1 = Hideo
bot-name-2 = Isamu
bot-name-3 = Kenjiro
bot-name-4 = Tetsuo
