### La table

the-table = Table
you = vous
cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
face-down = face cachée
controlled-by = sous le contrôle de { $name }
since-last-time = Depuis votre dernière décision
whole-log = Le déroulement
nothing-yet = Il ne s’est encore rien passé.
has-decided =
    { COUNT($names) ->
        [one] { $names } a déjà décidé.
       *[other] { $names } ont déjà décidé.
    }
waiting-for = C’est à { $name } de décider.
rule-that-asks = règle : { $rule }
seed-holds = La graine est bien celle que fixe l’empreinte { $hash } : comparez-la à celle que la table a montrée avant la partie.
seed-is = graine { $seed }

## Réponses

your-answer = Votre réponse
hint-one = Un numéro ou un nom.
hint-some = Des numéros ou des noms, par exemple 1 3{"\u00A0"}; ou none (rien), ou all (tout).
hint-order = Tous les numéros dans l’ordre voulu, par exemple 2 1 3.
hint-number = Un nombre.
hint-distribute = Des points pour chaque possibilité, par exemple 2 0 1.
more-commands = u annuler · r rétablir · ? aide · q quitter
help-commands =
    u reprend votre dernière réponse, r la redonne.
    ? CARTE montre une carte et dit pourquoi elle est inutilisable maintenant.
    ! CARTE montre ce qu’elle ferait, dans les jeux qui savent le dire.
    rule montre la règle qui pose la question, rule TITRE une autre{"\u00A0"}; log raconte la partie.
    look LIEU montre ce qui s’y trouve, look toute la table.
    save FICHIER enregistre la partie{"\u00A0"}; q la quitte.
help-topics = ? dit aussi pourquoi pas{"\u00A0"}: { $topics }.

## Ce qui n’est pas possible

empty-answer = Tapez une réponse, ou ? pour l’aide.
no-such-number = Il n’y a pas de possibilité { $number }, seulement de 1 à { $most }.
no-such-option = Aucune possibilité ne commence par «{"\u00A0"}{ $text }{"\u00A0"}».
not-clear = «{"\u00A0"}{ $text }{"\u00A0"}» peut vouloir dire { LIST($options, type: "or") }.
use-the-number = Plusieurs possibilités s’appellent { $name }{"\u00A0"}: donnez le numéro.
points-needed =
    { $count ->
        [1] Donnez un nombre.
       *[other] Donnez { $count } nombres, un pour chaque possibilité.
    }
given-sole = { $prompt } Il n’y avait que cela : { $answer }.
nothing-to-undo = Il n’y a rien à reprendre.
nothing-to-redo = Il n’y a rien à redonner.
no-such-card = Aucune carte n’a un nom qui commence par «{"\u00A0"}{ $text }{"\u00A0"}».
no-preview = Impossible de dire ce que ferait «{"\u00A0"}{ $text }{"\u00A0"}».
can-be-used = Vous pouvez la choisir maintenant.
not-what-is-asked = Ce n’est pas la question en ce moment : { $prompt }
could-be-used = Son moment viendra à l’étape « { $step } ».
can-be-done = Vous pouvez le faire maintenant.
nothing-there = Il n’y a rien dans «{"\u00A0"}{ $text }{"\u00A0"}».
empty-table = Il n’y a encore rien sur la table.
no-such-rule = Il n’y a pas de règle { $rule }.
no-rule-text = La règle { $rule } pose la question{"\u00A0"}; le programme n’en a pas le texte.
name-a-file = Dites où{"\u00A0"}: save FICHIER.
saved = La partie est enregistrée dans { $file }.
not-saved = Impossible d’enregistrer dans { $file }{"\u00A0"}: { $reason }.

## Les tours et la fin

hand-over = { $name }, c’est à vous. Appuyez sur Entrée quand personne d’autre ne regarde.
end-of-input = Les données sont finies avant la partie.
left = Vous avez quitté la partie.
record-saved = L’enregistrement de la partie est dans { $file }.

## Parties enregistrées

edition-is = édition { $edition }
record-of-old = La partie enregistrée se rejoue jusqu’à la fin. Son empreinte est d’un genre ancien et ne peut être comparée.
replayed = réponses{"\u00A0"}: { $played } sur { $answers }, lignes dans le déroulement{"\u00A0"}: { $entries }
record-holds = La partie enregistrée mène à l’état qu’elle indique.

## Lessons

lesson-number = Leçon { $number } : { $title }
lesson-goal = But : { $goal }
lesson-take-back-or-leave = u reprend, start over recommence, q quitte
