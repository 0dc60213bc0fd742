### Co mówi nauczyciel w każdej lekcji

lesson-unexpected = Tak można, ale w tym kroku chodzi o coś innego.
lesson-may-take-back = Cofnij to albo graj dalej i zobacz, co się stanie.
lesson-must-take-back = Cofnij to i spróbuj czegoś innego.
lesson-play-on = Teraz zagraj do końca.
lesson-success = Brawo!
lesson-failure = Tym razem się nie udało. Cofnij ostatnią odpowiedź albo zacznij od początku.
lesson-ended-otherwise = Gra skończyła się, zanim cel został osiągnięty.
lesson-too-long = To trwa dłużej, niż powinno.
lesson-no-hint = Tu nie ma podpowiedzi: wybierz, co chcesz.
lesson-last-hint = To była ostatnia podpowiedź.
