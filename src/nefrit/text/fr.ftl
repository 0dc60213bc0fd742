### Les messages communs à tous les jeux.

## Énumérations

and = { $before } et { $last }
or = { $before } ou { $last }

## Réponses

pass = Passer
yes = Oui
no = Non
done = Terminé
a-card = une carte
    .gender = feminine
several-cards = { $count } cartes
nobody = personne
seat = { $name }

## Questions

choose-one = Choisissez une possibilité.
choose-some =
    { RANGE($least, $most) ->
        [any] Choisissez-en autant que vous voulez.
        [up-to] Choisissez-en au plus { $most }.
        [at-least] Choisissez-en au moins { $least }.
        [between] Choisissez-en de { $least } à { $most }.
       *[exactly]
            { $least ->
                [1] Choisissez une possibilité.
               *[other] Choisissez-en exactement { $least }.
            }
    }
choose-order = Choisissez l’ordre.
choose-number = Choisissez un nombre de { $least } à { $most }.
distribute =
    { $total ->
        [one] Répartissez { $total } point.
       *[other] Répartissez { $total } points.
    }

## Refus

not-your-decision = Cette décision ne vous appartient pas.
not-offered = Ce choix n’est pas proposé.
too-few = Pas assez{"\u00A0"}: choisissez-en au moins { $least }.
too-many = Trop{"\u00A0"}: choisissez-en au plus { $most }.
not-a-number = Ce n’est pas un nombre entier.
out-of-range = Le nombre doit être compris entre { $least } et { $most }.
twice = On ne peut pas choisir deux fois la même chose.
wrong-total = Le total doit être de { $total }.
not-an-order = Rangez tous les éléments dans l’ordre, chacun une seule fois.
game-over = La partie est terminée.

## Résultat

won =
    { $reason ->
        [none] { $name } l’emporte.
       *[other] { $name } l’emporte{"\u00A0"}: { $reason }.
    }
drawn =
    { $reason ->
        [none] La partie se termine par un match nul.
       *[other] La partie se termine par un match nul{"\u00A0"}: { $reason }.
    }
stopped = La partie a été interrompue.
