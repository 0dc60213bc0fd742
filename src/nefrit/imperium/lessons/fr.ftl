## A turn

a-turn-title = Votre premier tour
a-turn-goal = Jouez vos trois cartes de façon à gagner 3 matériaux en tout.
a-turn-which-card-first = Vous avez trois actions : chaque carte jouée en prend une. L’ordre est à vous, et il compte. Lisez vos cartes : laquelle d’abord ?
a-turn-prosperity-counts = Prosperity donne 1 matériau par symbole de production dans votre zone de jeu.
a-turn-regions-first = Dalmatia et Raetia sont des régions avec un symbole de production chacune. Jouez d’abord l’une des deux.
a-turn-no-icons-yet = Prosperity compte les symboles de production dans votre zone de jeu, et il n’y en a pas encore : aucun matériau à gagner.
a-turn-one-icon-only = Un symbole de production, un matériau. Avec l’autre région, ce serait deux.
a-turn-actions-left = Il vous reste une action et une carte à jouer. Ce serait dommage de les perdre.
a-turn-one-more-region = Votre région vous a tout de suite donné quelque chose, et elle reste dans votre zone de jeu. Et maintenant ?
a-turn-two-are-better = L’autre région apporte un deuxième symbole de production.
a-turn-now-prosperity = Deux symboles de production sont devant vous. Prosperity vaut maintenant la peine.
a-turn-draw-first = Prosperity commence par un cadeau : chaque joueur peut piocher une carte. Piochez-vous ?
a-turn-drawing-is-free = Vous pouvez refuser, mais la carte ne coûte rien, et Bob piochera la sienne de toute façon.
a-turn-what-to-gain = Choisissez : des matériaux pour vos symboles, ou de la population pour vos régions. Que demande votre objectif ?
a-turn-people-not-material = La population est utile aussi, mais l’objectif est de 3 matériaux.
a-turn-learned = Vous jouez jusqu’à trois cartes, dans l’ordre le plus utile. Puis vient le nettoyage : vos jetons reviennent, et vous piochez jusqu’à cinq cartes.

## Exhausting cards

exhausting-title = Épuiser des cartes
exhausting-goal = Acquérez City, bien qu’il ne vous reste aucune action.
exhausting-actions-used = Vos trois actions sont utilisées, mais vos cartes en jeu servent encore : un jeton d’épuisement en active une, une fois par tour. Par où commencez-vous ?
exhausting-what-they-give = Town apporte des matériaux, Shrine pioche une carte pour 1 matériau, Mysticism donne une action.
exhausting-use-all-three = Épuisez les trois, dans l’ordre que vous voulez. Vous avez cinq jetons d’épuisement.
exhausting-cards-still-work = Vous pouvez encore agir ce tour-ci : regardez les cartes de votre zone de jeu.
exhausting-what-else-helps = Cela a pris un jeton d’épuisement, pas une action. Quoi d’autre vous rapproche de City ?
exhausting-one-more-card = Une carte de votre zone de jeu n’a pas encore servi.
exhausting-now-advance = Shrine vous a fait piocher Advance. Pour 1 action et 3 matériaux, elle acquiert City, et vous avez les deux.
exhausting-only-action = Prosperity prendrait votre seule action, et City serait hors de portée.
exhausting-advance-is-ready = Vous avez tout ce que demande Advance. Jouez-la d’abord.
exhausting-turn-over = Votre tour est fini, et City est toujours au marché.
exhausting-learned = Les cartes qui restent en jeu vous aident à chaque tour : les épuiser ne prend pas d’action. Au nettoyage, vos jetons reviennent.

## The market

market-title = Prendre des cartes au marché
market-goal = Prenez City sans les troubles qui sont dessous.
market-look-at-city = City est au marché, avec 2 progrès dessus, mais aussi des troubles dessous. Advance y prend des cartes : jouez-la.
market-advance-takes-cards = Advance est la seule carte de votre main.
market-advance-first = Le marché ne donne rien tout seul. Il vous faut Advance.
market-two-ways = Deux façons : acquérir pour 3 matériaux, ou faire une percée pour 5. Vous pouvez payer les deux. Laquelle laisse les troubles derrière elle ?
market-what-differs = Qui acquiert une carte prend en main les troubles qui sont dessous. Qui fait une percée ne les prend pas.
market-pay-five = Faites une percée pour 5 matériaux.
market-cheaper-way = C’est 2 matériaux de moins. Voyons ce qui vient avec City.
market-which-card = Avec une percée, vous choisissez une carte de ces familles au marché, ou celle du dessus d’un deck, sans la voir. Laquelle ?
market-progress-comes-along = Ce qui est posé sur une carte vient avec elle.
market-shrine-is-bare = Shrine est à prendre aussi, mais vous êtes là pour City et ses 2 progrès.
market-unknown-card = Une carte d’un deck peut être n’importe laquelle. City est visible, avec 2 progrès dessus.
market-unrest-came-along = Les troubles sous City sont maintenant dans votre main. Ils encombrent votre deck et comptent −2 points.
market-city-not-taken = Votre tour est fini, et City est toujours au marché.
market-learned = Acquérir coûte peu, mais les troubles dessous viennent avec. Une percée coûte plus et les laisse. Ce qui est posé sur la carte est à vous dans les deux cas.

## Unrest

unrest-title = Se débarrasser des troubles
unrest-goal = Remettez ce tour-ci vos trois cartes de troubles sur leur pile.
unrest-three-unrest = Trois de vos cinq cartes sont des troubles. Elles encombrent la main et valent −2 points chacune. Jouées et payées, elles quittent votre deck pour de bon. Vous avez trois actions.
unrest-three-prices = Chaque carte de troubles part pour 1 population, pour 2 cartes ou pour 3 matériaux.
unrest-no-action-to-spare = Une bonne carte, mais vous avez juste une action par carte de troubles.
unrest-it-stays = Les troubles ne partent pas tout seuls : ils reviendraient sans cesse dans votre main.
unrest-which-price = Les troubles ont un prix : 1 population, 2 cartes de votre main ou 3 matériaux. Que payez-vous d’abord ?
unrest-each-price-once = Vous pouvez payer chaque prix une fois. Cela suffit pour trois cartes de troubles.
unrest-keep-unrest-in-hand = Si vous défaussez des cartes, gardez les troubles : de la défausse, ils reviennent dans votre deck.
unrest-next-unrest = Puis encore deux cartes de troubles, et deux actions pour elles.
unrest-another-price = Que donnez-vous pour celle-ci ?
unrest-last-unrest = Il reste une carte de troubles et une action, et vous pouvez encore payer un prix.
unrest-the-price-left = Celui que vous n’avez pas encore payé : population, deux cartes ou matériaux.
unrest-unrest-left = Il reste des troubles : ceux que vous gardez ou défaussez reviendront dans votre main.
unrest-learned = Les troubles encombrent la main et coûtent des points. Les remettre demande chaque fois une action et un prix : faites-le tant que vous le pouvez. Les cartes défaussées reviennent, pas eux.

## From barbarians to an empire

empire-title = De barbare à empire
empire-goal = Devenez un empire ce tour-ci.
empire-five-cards-left = Si vous devez piocher et que votre deck est vide, vous recevez une carte du deck de nation. La dernière fait de vous un empire, et il ne reste qu’elle. Votre deck a 5 cartes : piochez-en 6.
empire-six-cards-needed = Au nettoyage, vous piochez cinq cartes au plus. Il faut donc en piocher une avant.
empire-prosperity-draws = Prosperity fait piocher une carte.
empire-one-card-short = Au nettoyage, vous piochez cinq cartes au plus : exactement votre deck. Il en faut une de plus.
empire-draw-one = C’est l’une des six. Piochez-la !
empire-what-to-keep = Votre deck a quatre cartes, et vous complétez votre main à cinq. Avant cela, vous pouvez défausser. Quelles cartes ?
empire-empty-hand-draws-five = Seule une main vide fait piocher cinq cartes. Les cartes défaussées reviendront vite : elles vont dans votre nouveau deck.
empire-hand-too-full = Vous piocheriez trop peu, et le deck suffirait. Chaque carte gardée est une carte piochée de moins.
empire-deck-not-empty = Votre deck a suffi, et vous êtes toujours barbare.
empire-learned = Plus votre deck tourne vite, plus tôt votre nation grandit. Au nettoyage, défaussez ce qui ne vous aide pas maintenant.

## Developing

developing-title = Développer
developing-goal = Développez The Senate et gardez tout votre progrès.
developing-senate-costs-four = Un empire peut payer une carte de sa zone de développement chaque fois que son deck s’épuise. Ce sera ce tour-ci. The Senate coûte 4 matériaux, et vous en avez 2.
developing-two-icons = Prosperity donne 1 matériau par symbole de production, et vous en avez deux en jeu.
developing-too-little-material = Avec 2 matériaux, il faudrait compléter par du progrès. Gagnez d’abord quelque chose.
developing-material-or-people = The Senate coûte 4 matériaux et aucune population. Que gagnez-vous ?
developing-senate-wants-material = Les deux autres cartes coûtent aussi de la population. The Senate ne coûte que des matériaux.
developing-deck-is-empty = Au nettoyage, vous devez piocher, et votre deck est vide. La carte choisie rejoindra votre nouveau deck. Qu’apprendra votre peuple ?
developing-senate-is-paid = Avec 4 matériaux, vous pouvez payer The Senate, et elle seule, sans toucher à votre progrès.
developing-nothing-learned = Vous pouvez économiser. Mais un développement dure, et la prochaine occasion ne viendra qu’une fois ce nouveau deck épuisé.
developing-costs-progress = Cela coûte du progrès, qui remplace tout ce qui manque. Chaque progrès vaut 1 point à la fin.
developing-how-to-pay = Le progrès peut remplacer des matériaux. Vous en avez assez sans lui. Comment payez-vous ?
developing-progress-is-points = Chaque progrès vaut 1 point à la fin. Les matériaux seuls ne valent rien.
developing-another-card = C’est une autre carte que The Senate.
developing-nothing-developed = Votre tour est fini, et The Senate est toujours dans votre zone de développement.
developing-learned = Un empire grandit en développant : ayez le prix prêt quand votre deck s’épuise. Ne dépensez du progrès que si cela vaut les points.

## Innovate and revolt

innovate-and-revolt-title = Innovation et révolte
innovate-and-revolt-goal = Remettez quatre cartes de troubles sur leur pile, puis prenez City au tour suivant.
innovate-and-revolt-too-much-unrest = Quatre cartes de troubles, et rien pour payer. Jusqu’ici, c’était toujours une activation, mais un tour peut être l’une de trois choses. Laquelle aide avec cette main ?
innovate-and-revolt-what-revolt-does = Une révolte remet gratuitement autant de troubles que vous voulez de votre main sur leur pile. En échange, vous ne jouez pas de cartes.
innovate-and-revolt-nothing-to-pay-with = On peut jouer les troubles, mais chacun vous coûterait ici deux autres cartes. Vous ne vous débarrasseriez pas des quatre.
innovate-and-revolt-unrest-would-return = L’innovation défausse votre main, et les troubles défaussés reviennent une fois mélangés.
innovate-and-revolt-how-many = Une révolte ne coûte que le tour. Combien de cartes de troubles remettez-vous ?
innovate-and-revolt-return-them-all = Les remettre toutes ne coûte rien de plus, et ce n’est pas à refaire à chaque tour.
innovate-and-revolt-nothing-to-play = Nouveau tour, après celui de Bob. Plus de troubles, mais ni matériaux ni population. Quel tour vous apporte City ?
innovate-and-revolt-what-innovate-does = Innover, c’est défausser sa main et faire une percée pour une carte, sans payer.
innovate-and-revolt-cannot-afford = Conquer et Advance se paient, et vous n’avez rien. Les cartes civilisées sont pour les empires. Aucune carte ne serait jouable.
innovate-and-revolt-no-unrest-left = Vous n’avez pas de troubles en main : une révolte n’aurait aucun effet.
innovate-and-revolt-take-city = Votre main est défaussée, et voici la percée : une carte du marché, ou une carte cachée. Il y a même un progrès sur City.
innovate-and-revolt-city-is-the-goal = Ce serait possible, mais l’objectif est City.
innovate-and-revolt-another-card = Vous avez pris une autre carte, et City est toujours au marché.
innovate-and-revolt-learned = Le plus souvent, vous activerez. Une main pleine de troubles : révolte. Une main qui ne peut rien : innovation. Une mauvaise main n’est jamais un tour perdu.

## The last round

last-round-title = Le dernier round
last-round-goal = Gagnez la partie. C’est votre dernier tour.
last-round-eight-points-missing = Dernier tour de la partie : seuls les points décident. Bob en a 12, vous 5, et vos actions sont utilisées. Mais une carte de votre main n’en demande pas.
last-round-great-gives-an-action = Great se joue sans action, et vous en donne même une.
last-round-points-wait-in-hand = Vos cartes comptent aussi en main, mais elles pourraient compter davantage. Ainsi, Bob gagnerait.
last-round-into-history = Great vous donne une action. Elle vaut 2 points, mais 6 dans votre histoire. L’y mettez-vous ?
last-round-what-history-is = Les cartes de votre histoire sont hors jeu, mais comptent à la fin. Vous n’aurez plus besoin de Great.
last-round-only-two-points = Great ne vaudrait alors que 2 points, et les 4 qui manquent sont ceux qui décident.
last-round-one-action = Vous avez maintenant 9 points et une action. Quelle carte en fait des points ?
last-round-look-for-points = Praiseworthy vaut 3 points, mais 7 dans votre histoire.
last-round-material-is-no-points = Matériaux et population ne sont pas des points, et il n’y aura plus de tour pour les dépenser.
last-round-card-or-points = Praiseworthy dans votre histoire, ou une autre carte pour cette action ? Comptez les points.
last-round-too-few-points = Aucune carte du marché ne vous apporte les 4 points qu’il vous faut.
last-round-bob-wins = Bob a plus de points.
last-round-learned = À la fin, seuls les points comptent : vos cartes où qu’elles soient, celles de votre histoire, et le progrès. Repérez celles qui y valent plus et gardez-leur vos dernières actions.
