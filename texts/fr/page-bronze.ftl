# La table de Bronze.

page-bronze-key-flip = retourner la carte en main
page-bronze-key-skip = laisser la carte choisie inutilisée
page-bronze-key-end = terminer ton tour
page-bronze-key-words = la table en mots
page-bronze-key-go-strip = pays
page-bronze-key-go-matrix = tableau
page-bronze-key-go-pool = offre
page-bronze-key-go-cities = cités

## L'en-tête : où en est la partie

page-bronze-where =
    { $phase ->
        [over] Terminée
        [setup] Mise en place
        [last] Manche { $round }, la dernière
       *[other] Manche { $round }
    }
page-bronze-open-tiles =
    { $open ->
        [one] { $open } tuile ouverte
       *[other] { $open } tuiles ouvertes
    } sur { $all }
page-bronze-last-round = Dernière manche : { $why } ; encore à jouer : { $who }
page-bronze-last-turn = Ton dernier tour : prends une carte
page-bronze-ending-stack = une deuxième pile est vide
page-bronze-ending-markers =
    { $who ->
        [you] vous n’avez plus de pions
        [none] plusieurs n’ont plus de pions
       *[other] { $who } n’a plus de pions
    }
page-bronze-ending-last-tile = la dernière tuile est pleine
page-bronze-step-take = Prendre
page-bronze-step-wake = Éveiller
page-bronze-step-settle = Installer
page-bronze-step-gather = Gagner
page-bronze-tab-pool = Offre
page-bronze-tab-matrix = Tableau
page-bronze-tab-cities = Cités
page-bronze-tab-rivals = Joueurs
page-bronze-tab-log = Journal

page-bronze-source-provinces = provinces
    .short = Provinces
page-bronze-source-routes = routes commerciales
    .short = Routes
page-bronze-source-cities = cités, pour l’instant
    .short = Cités

## Le pays

page-bronze-strip = Le pays
page-bronze-routes = Routes commerciales
page-bronze-routes-pay = Une ligne de { $lengths } rapporte { $points }
page-bronze-settlers = Colons
page-bronze-spot =
    Tuile { $tile }, { NAME($terrain) }, { NAME($settlers) }, { $owner ->
        [you] à toi
        [none] { $fits ->
            [none] libre
           *[other] libre, convient à { $fits }
        }
       *[other] { $owner }
    }
page-bronze-province =
    { $points ->
        [one] Province de { $points } point
       *[other] Province de { $points } points
    }{ $state ->
        [out] , hors jeu
       *[in] {""}
    }. Colonies : { $counts }
page-bronze-province-open =
    { $free ->
        [one] { $free } case libre
       *[other] { $free } cases libres
    }. Peuvent encore s’installer ici : { $who ->
        [none] personne
       *[other] { $who }
    }
page-bronze-even = égalité
page-bronze-tile =
    Tuile { $tile }, { $holder ->
        [you] province à toi
        [none] province { $points }
        [out] province hors jeu
       *[other] province à { $holder }
    }, { $counts ->
        [none] aucune colonie
       *[other] { $counts }
    }, { $free ->
        [one] { $free } case libre
       *[other] { $free } cases libres
    }.
page-bronze-face-down = Tuile { $tile }, face cachée, province { $points }
    .unlaid = Tuile { $tile }, face cachée, province pas encore posée
page-bronze-pile =
    { $n ->
        [one] { $n } cité
       *[other] { $n } cités
    }
page-bronze-pays-now =
    { $points ->
        [0] Ne te rapporterait rien maintenant
       *[other] Te rapporterait { $points } maintenant
    }
page-bronze-first-draws = premier pion : { $n } cités
page-bronze-passed = fermée à tous
page-bronze-full = pleine

## L'offre

page-bronze-pool = Offre de technologies
    .short = Offre
page-bronze-stack =
    Pile { $n } : { NAME($card) }, amène { LIST($settlers, case: "some") } ici : { LIST($terrains) }, { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
    .empty = Pile { $n } : vide
page-bronze-empty-stack = vide
page-bronze-reserve = Réserve
page-bronze-reserve-cards =
    { $n ->
        [one] { $n } carte en réserve
       *[other] { $n } cartes en réserve
    }

## Tableau et cités

page-bronze-matrix-cards = Cartes du tableau
page-bronze-matrix-of =
    { $name ->
        [you] Ton tableau
       *[other] Tableau : { $name }
    }
page-bronze-back-to-mine = Revenir au tien
page-bronze-whose = Les cartes de qui
page-bronze-no-cards = Tes cartes viendront ici. Les cartes voisines s’éveillent entre elles, comme les cartes d’une même technologie dans une colonne.
page-bronze-any-terrain = tous
page-bronze-new = neuve
page-bronze-awake = éveillée
page-bronze-would-wake = s’éveillerait
page-bronze-settled = a servi
page-bronze-side = Quelle face jouer
page-bronze-flip = Retourner
page-bronze-down-help = Face cachée ({ $tech }) : elle colonise n’importe quelle case libre, mais ne réveille que ses voisines.
page-bronze-place =
    { NAME($card) } { $column ->
        [left] dans une nouvelle colonne à gauche
        [right] dans une nouvelle colonne à droite
       *[other] dans la colonne { $column }
    } : { $wakes ->
        [none] n’éveille rien
       *[other] éveille { $wakes }
    }, { $spots ->
        [one] { $spots } case possible
       *[other] { $spots } cases possibles
    }
page-bronze-wakes = éveille { $n }
page-bronze-cities-of =
    { $name ->
        [you] Tes cités
       *[other] Cités : { $name }
    }
page-bronze-points-now =
    { $n ->
        [one] { $n } point maintenant
       *[other] { $n } points maintenant
    }
page-bronze-no-cities = Qui pose son premier pion sur une tuile prend une de ses cités.
page-bronze-worth-now = actuel
page-bronze-choose-city = Prends une cité
page-bronze-look-at-table = Regarder la table
page-bronze-back-to-cities = Revenir aux cités

## Ce qui est demandé

page-bronze-awake-cards = Technologies éveillées
page-bronze-fit =
    { $n ->
        [0] aucune case ne convient
        [one] { $n } case convient
       *[other] { $n } cases conviennent
    }
page-bronze-settle-here = S’installer ici
page-bronze-skip = Passer la carte
page-bronze-skipped = passée
page-bronze-end = Fin du tour
page-bronze-end-anyway = Finir quand même ?
page-bronze-end-anyway-help =
    { $n ->
        [1] Une carte éveillée pourrait encore s’installer.
       *[other] { $n } cartes éveillées pourraient encore s’installer.
    }
page-bronze-put-back = Reposer
page-bronze-which-tech = Quelle technologie ?
page-bronze-ask-tech = Quelle technologie s’installe ici ?
page-bronze-ask-take = Prends une carte
    .help = Choisis une des quatre cartes visibles, puis une colonne de ton tableau.
page-bronze-ask-column = Où va-t-elle ?
    .help = Chaque place dit combien de cartes s’y éveilleraient.
page-bronze-ask-city = Prends une cité
    .help = Tu arrives sur une nouvelle tuile.
page-bronze-ask-settle = Installe-toi avec { NAME($card) }
page-bronze-ask-settle-help = Les cases éclairées sont possibles. Chaque carte éveillée pose un pion.
page-bronze-ask-nothing = Plus de case à occuper
    .no-spot = Aucune case libre ne convient aux cartes éveillées. Termine ton tour.
    .used = Toutes les cartes éveillées ont servi. Termine ton tour.
    .skipped = Tu passes les cartes restantes. Termine ton tour.

## Ce qui arriverait

page-bronze-would-wake-list =
    Éveille { $cards } : jusqu’à { $settlements ->
        [one] { $settlements } colonie
       *[other] { $settlements } colonies
    }, { $spots ->
        [one] { $spots } case convient
       *[other] { $spots } cases conviennent
    }
page-bronze-would-settle = Tuile { $tile }, { NAME($terrain) }
    .effects = Tuile { $tile }, { NAME($terrain) } : { $effects }
page-bronze-line-grows = ligne { NAME($terrain, case: "in") } : de { $from } à { $to }
page-bronze-line-wins = assez pour la route qui vaut { $points }
page-bronze-province-count = tes pions sur la tuile { $tile } : { $n }
page-bronze-opens = la tuile { $tile } s’ouvre
page-bronze-draws-cities =
    { $n ->
        [one] { $n } cité piochée, elle est à toi
       *[other] { $n } cités piochées, tu en prends une
    }
page-bronze-choose-of =
    { $n ->
        [one] prends la cité
       *[other] prends une cité parmi { $n }
    }
page-bronze-cities-change = tes cités { SIGNED($n) }

## Joueurs, et la table en mots

page-bronze-seat-line =
    { $name ->
        [you] Toi
       *[other] { $name }
    } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $markers ->
        [one] { $markers } pion restant
       *[other] { $markers } pions restants
    }
page-bronze-markers-left = pions restants
page-bronze-look-at =
    { $name ->
        [you] Voir ton tableau et tes cités
       *[other] Voir le tableau et les cités : { $name }
    }
page-bronze-words-stack =
    Pile { $n } : { NAME($card) }, { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
page-bronze-words-reserve =
    Réserve : { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
page-bronze-words-pile = Cités : { LIST($cities) }.
page-bronze-words-route =
    { NAME($terrain, case: "title") }, ligne de { $length }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : { $holder ->
        [none] encore libre
        [you] à toi
       *[other] à { $holder }
    }
page-bronze-lines = { NAME($terrain, case: "title") }, lignes les plus longues : { $lines }
page-bronze-words-column = Colonne { $n } : { $cards }
page-bronze-words-awake = { NAME($card) } (éveillée)
page-bronze-words-city =
    { NAME($city) } : { $points ->
        [one] { $points } point maintenant
       *[other] { $points } points maintenant
    }. { $status }

## Images des règles

page-bronze-line-of = une ligne de { $n }
page-bronze-points-of = { $n } points

## La feuille de score

page-bronze-tile-name = Tuile { $tile }
page-bronze-caption-provinces = le plus de colonies sur une tuile
page-bronze-caption-routes = longues lignes dans un terrain
page-bronze-caption-cities = si l’objectif est atteint
page-bronze-province-why = Colonies sur place : { $counts }.
page-bronze-route-why = Une ligne de { $length } { NAME($terrain, case: "in") }.
page-bronze-route-on = Gagné avec une ligne de { $length } { NAME($terrain, case: "in") } ; la plus longue y compte maintenant { $line } pions, de la tuile { $from } à la tuile { $to }.
    .one = Gagné avec une ligne de { $length } { NAME($terrain, case: "in") } ; la plus longue y compte maintenant { $line } pions, tous sur la tuile { $from }.
page-bronze-city-why = { $text }. { $status }.

## Ce qu'on demande la première fois

page-bronze-why-take = Chaque carte convient à trois terrains et à deux sortes de colons.
page-bronze-why-column = Une carte s’éveille, et éveille ses voisines et celles de la même technologie dans sa colonne ; chaque carte éveillée occupe une case.
page-bronze-why-settle = Les longues lignes gagnent des routes, la majorité gagne la province, et une nouvelle tuile apporte une cité.
page-bronze-why-city = Une cité paie à la fin, si son objectif est alors atteint.
page-bronze-reserve-help = La réserve remplace la première pile épuisée ; avant cela, personne n’y prend de carte.
page-bronze-lens-help = Qui pose son premier pion sur la tuile prend une de ses cités. Les vertes te rapporteraient des points maintenant.
page-bronze-would-wake-most =
    { NAME($card) } éveillerait jusqu’à { $wakes ->
        [one] { $wakes } carte
       *[other] { $wakes } cartes
    }, elle comprise, et { $spots ->
        [0] aucune case ne conviendrait.
        [one] { $spots } case conviendrait.
       *[other] jusqu’à { $spots } cases conviendraient.
    }
page-bronze-closes =
    { $n ->
        [one] la tuile { $tiles } se ferme pour toi
       *[other] les tuiles { $tiles } se ferment pour toi
    }
page-bronze-tie-cities = points des cités
page-bronze-tie-routes = points des routes commerciales
