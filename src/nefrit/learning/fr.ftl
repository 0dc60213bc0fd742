### Ce que dit le professeur dans chaque leçon

lesson-unexpected = C’est permis, mais ce n’est pas le sujet de cette étape.
lesson-may-take-back = Reprenez votre coup, ou continuez pour voir ce qui se passe.
lesson-must-take-back = Reprenez votre coup et essayez autre chose.
lesson-play-on = Jouez maintenant jusqu’à la fin.
lesson-success = Bravo !
lesson-failure = Ce n’est pas réussi cette fois. Reprenez votre dernier coup, ou recommencez la leçon.
lesson-ended-otherwise = La partie s’est terminée avant que le but soit atteint.
lesson-too-long = Cela dure plus longtemps que prévu.
lesson-no-hint = Il n’y a pas d’indice ici : choisissez ce que vous voulez.
lesson-last-hint = C’était le dernier indice.
