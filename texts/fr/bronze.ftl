# Bronze.

bronze-title = Bronze
bronze-blurb = Chaque nouvelle carte éveille ses voisines, et chaque carte éveillée installe des colons.

## Ce qui se fait : la valeur le raconte, .offer le propose.

bronze-take =
    { $actor ->
        [you] Tu prends
       *[other] { $actor } prend
    } { NAME($card) } dans la pile { $stack } et la { $actor ->
        [you] joues
       *[other] joue
    } { bronze-played }
    .offer = Prendre { NAME($card) } dans la pile { $stack } et la jouer { bronze-played }
    .typed = up : face visible ; down : en Fonte du bronze
# Comment une carte est jouée : « face visible dans la colonne 2 ».
bronze-played =
    { $side ->
        [down] en Fonte du bronze
       *[up] face visible
    } { $column ->
        [left] dans une nouvelle colonne à gauche
        [right] dans une nouvelle colonne à droite
       *[other] dans la colonne { $column }
    }
bronze-settle =
    { $actor ->
        [you] Tu installes
       *[other] { $actor } installe
    } { NAME($settlers, case: "some") } { NAME($terrain, case: "in") } de la tuile { $tile } avec { NAME($card) }
    .offer = Installer { NAME($settlers, case: "some") } { NAME($terrain, case: "in") } de la tuile { $tile } avec { NAME($card) }
bronze-city =
    { $actor ->
        [you] Tu prends
       *[other] { $actor } prend
    } la cité { NAME($city, case: "of") }
    .offer = Prendre la cité { NAME($city, case: "of") }
bronze-done =
    { $actor ->
        [you] Tu termines ton tour
       *[other] { $actor } termine son tour
    }
    .offer = Terminer ton tour

## Ce que le hasard apporte

bronze-chance-first =
    { $seat ->
        [you] Tu commences
       *[other] { $seat } commence
    }
bronze-chance-sizes = Les piles comptent { $first }, { $second }, { $third } et { $fourth } cartes, la réserve { $reserve }
bronze-chance-province =
    La province de la tuile { $tile } vaut { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
bronze-chance-land = La tuile { $tile } est dévoilée
bronze-chance-reveal = La pile { $stack } montre maintenant { NAME($card) }
bronze-chance-city-draw = La cité { NAME($city, case: "of") } est dévoilée

## Pourquoi pas

bronze-rule-over = La partie est finie.
bronze-rule-chance = Il reste quelque chose à piocher ou à dévoiler avant que tu puisses jouer.
bronze-rule-take-first = Ton tour commence par une carte à prendre ; tu t’installes ensuite.
bronze-rule-taken = Tu as déjà pris ta carte de ce tour : installe-toi, ou termine ton tour.
bronze-rule-stack-empty = La pile { $stack } est vide : il n’y a pas de carte à y prendre.
bronze-rule-first-column = Ta toute première carte ouvre ta première colonne, qui s’écrit « right ».
bronze-rule-no-column = Tu n’as pas encore de colonne { $column } ; une nouvelle s’ouvre tout à gauche ou tout à droite.
bronze-rule-four-columns = Tu as quatre colonnes, et il n’y en a jamais de cinquième.
bronze-rule-no-tile = Il n’y a pas de tuile { $tile } à ce nombre de joueurs.
bronze-rule-face-down = La tuile { $tile } est encore face cachée : elle s’ouvre quand quelqu’un s’installe sur la précédente.
bronze-rule-behind = Tu as déjà un pion plus à droite : la tuile { $tile } t’est fermée.
bronze-rule-no-markers = Tu n’as plus de pions.
bronze-rule-asleep = Ce tour, tu n’as pas de carte { NAME($card) } éveillée qui n’ait pas encore servi.
bronze-rule-no-spot = Cette case n’existe pas { NAME($terrain, case: "in") } de la tuile { $tile }.
bronze-rule-settled = Cette case est déjà occupée.
bronze-rule-wrong-terrain = { NAME($card) } convient à ces terrains : { LIST($terrains) }. Pas { NAME($terrain, case: "to") }.
bronze-rule-wrong-settlers = { NAME($card) } amène { LIST($brings, case: "some") }, et cette case attend { NAME($settlers, case: "some") }.
bronze-rule-city-first = Tu arrives sur une nouvelle tuile : prends une de ses cités avant de continuer.
bronze-rule-no-city-due = On ne prend une cité qu’en posant son premier pion sur une tuile.
bronze-rule-city-elsewhere = { NAME($city) } n’est pas sous la tuile où tu viens d’arriver.
bronze-rule-first-player = On tire au sort qui commence une seule fois, au tout début, parmi les places de la partie.
bronze-rule-stack-sizes = Les cartes sont réparties une seule fois, avant de jouer, en piles aussi égales que possible.
bronze-rule-province = Avant de jouer, chaque tuile reçoit un jeton de province, de gauche à droite, tant qu’il reste de cette valeur.
bronze-rule-land = On ne dévoile que la première tuile cachée en partant de la gauche, le moment venu, et chaque tuile n’existe qu’une fois.
bronze-rule-reveal = On ne dévoile une carte que sur la pile qui vient de servir, et seule une carte encore inconnue peut sortir.
bronze-rule-city-draw = On ne pioche des cités que lorsqu’une tuile reçoit son premier pion, et chaque cité n’existe qu’une fois.

## Options

bronze-option-edition = Édition des règles
bronze-option-edition-2018 = 2018
    .help = Une province est attribuée quand tout le monde l’a dépassée ou que toutes ses cases sont prises.
bronze-option-edition-2017 = 2017
    .help = Une province est attribuée dès que plus personne d’autre ne peut la gagner.

## D'où viennent les points

bronze-source-provinces = Provinces
    .inline = provinces
bronze-source-routes = Routes commerciales
    .inline = routes commerciales
bronze-source-cities = Cités
    .inline = cités

## Ce qu'une action entraîne en plus de ce qu'elle dit

bronze-fact-route-won =
    { $seat ->
        [you] Tu gagnes
       *[other] { $seat } gagne
    } la route de { $length } { NAME($terrain, case: "in") }, qui vaut { bronze-points }
bronze-fact-route-back =
    { $seat ->
        [you] Tu rends
       *[other] { $seat } rend
    } la route de { $length } { NAME($terrain, case: "in") }
bronze-fact-province-won =
    { $seat ->
        [you] Tu gagnes
       *[other] { $seat } gagne
    } la province de la tuile { $tile }, qui vaut { bronze-points }
bronze-fact-province-missed =
    { $seat ->
        [you] Tu n’obtiens pas
       *[other] { $seat } n’obtient pas
    } la province de la tuile { $tile }, qui vaut { bronze-points } : { $winner ->
        [you] tu y as
       *[other] { $winner } y a
    } le plus de colonies
bronze-fact-province-out = Personne ne gagne la province de la tuile { $tile }
bronze-fact-city-met =
    { NAME($city) } vaut maintenant { bronze-points } pour { $seat ->
        [you] toi
       *[other] { $seat }
    }
bronze-fact-city-unmet =
    { NAME($city) } ne vaut plus rien pour { $seat ->
        [you] toi
       *[other] { $seat }
    }
bronze-fact-city-worth =
    { NAME($city) } vaut maintenant { bronze-points } pour { $seat ->
        [you] toi
       *[other] { $seat }
    }, au lieu de { $was }
bronze-fact-city-decided =
    { NAME($city) } { $points ->
        [0] { $seat ->
            [you] ne te rapporte rien
           *[other] ne rapporte rien à { $seat }
        }
       *[other] { $seat ->
            [you] te rapporte { bronze-points }
           *[other] rapporte { bronze-points } à { $seat }
        }
    }
bronze-fact-idle =
    { $who ->
        [you] Tu n’installes personne
       *[other] { $who } n’installe personne
    }
bronze-fact-reserve = La première pile est vide et la réserve la remplace ; la manche où une autre s’épuise sera la dernière
bronze-fact-ending = C’est la dernière manche : { LIST($why) }
bronze-fact-ended = La partie est finie : { LIST($why) }
bronze-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

bronze-name-end-stack = une deuxième pile est vide
bronze-name-end-markers = quelqu’un n’a plus de pions
bronze-name-end-last-tile = la dernière tuile est pleine

## Ce qu'une cité demande, et où en est chacun

bronze-goal-most-settled = { bronze-points } pour plus de colonies { NAME($terrain, case: "in") } qu’aucun adversaire
bronze-goal-most-cards = { bronze-points } pour plus de cartes { NAME($tech) } qu’aucun adversaire
bronze-goal-row = { bronze-points } pour une rangée avec { NAME($tech) }, { NAME($second) } et { NAME($third) }
bronze-goal-pairs = { bronze-points } par paire de Fonte du bronze et { NAME($tech) }
bronze-goal-column = { bronze-points } par technologie différente dans ta meilleure colonne
bronze-goal-settlers = { bronze-points } pour des paysans, des éleveurs et des chasseurs { NAME($terrain, case: "in") } et aussi { NAME($other, case: "in") }
bronze-goal-provinces = { bronze-points } par jeton de province
bronze-goal-routes = { bronze-points } par jeton de route commerciale
bronze-goal-none-above =
    { bronze-points } si aucune technologie n’a plus de { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
bronze-goal-fewest-provinces = { bronze-points } pour moins de jetons de province qu’aucun adversaire
bronze-goal-most-markers = { bronze-points } pour plus de pions restants qu’aucun adversaire
bronze-goal-fewest-markers = { bronze-points } pour moins de pions restants qu’aucun adversaire
bronze-goal-variety =
    { bronze-points } pour au moins { $count ->
        [one] { $count } technologie
       *[other] { $count } technologies différentes
    }
bronze-goal-full-rows = { bronze-points } par rangée complète de quatre cartes
bronze-goal-bronze-columns = { bronze-points } pour une Fonte du bronze dans chacune des quatre colonnes
bronze-goal-long-column =
    { bronze-points } pour une colonne d’au moins { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }

bronze-status-compare =
    { $stand ->
        [leads] En tête
        [fewest] Le moins
        [tied] À égalité
        [many] Trop
       *[behind] Derrière
    } : { $mine } contre { $rival }
bronze-status-row = Il manque dans la rangée { $row } : { LIST($missing) }
bronze-status-row-done = Complète dans la rangée { $row }
bronze-status-out = Ne peut plus être rempli
bronze-status-settlers =
    { $where ->
        [first] Il manque { LIST($missing, case: "some") } { NAME($terrain, case: "in") }
        [second] Il manque { LIST($also, case: "some") } { NAME($other, case: "in") }
       *[both] Il manque { LIST($missing, case: "some") } { NAME($terrain, case: "in") } ; { LIST($also, case: "some") } { NAME($other, case: "in") }
    }
bronze-status-settlers-done = Les trois peuples sont dans les deux terrains
bronze-status-pairs = Fonte du bronze : { $n }, { NAME($tech) } : { $cards }
bronze-status-column =
    Meilleure colonne : { $n ->
        [one] { $n } technologie
       *[other] { $n } différentes
    }
bronze-status-provinces = Jetons de province : { $n }
bronze-status-routes = Jetons de route : { $n }
bronze-status-none-above = Le plus de cartes d’une technologie : { $n }, permis : { $count }
bronze-status-variety = Technologies différentes : { $n }, il en faut { $count }
bronze-status-full-rows = Rangées complètes : { $n }
bronze-status-bronze-columns = Colonnes avec Fonte du bronze : { $n } sur 4
bronze-status-long-column = Cartes dans la plus longue colonne : { $n }, il en faut { $count }

bronze-tech-text = Amène { LIST($settlers, case: "some") } dans ces terrains : { LIST($terrains) }.

## La table au terminal ; les colonnes sont étroites, les mots courts.

bronze-table-round = Manche { $n }
bronze-table-first-player = , commencée par{" "}
bronze-table-asks =
    { $phase ->
        [first] on tire au sort qui commence
        [sizes] on répartit les cartes en piles
        [province] on pose les provinces
        [land] on dévoile une tuile
        [reveal] on dévoile une carte
        [take] prendre une carte
        [settle] s’installer, ou terminer le tour
        [city-draw] on dévoile des cités
        [city] prendre une cité
       *[over] la partie est finie
    }
bronze-table-ending =
    { $phase ->
        [over] La partie est finie : { NAME($why) }
       *[other] Dernière manche : { NAME($why) }
    }
bronze-table-tile = tuile
bronze-table-province = province
bronze-table-route = route 3 5 7
bronze-table-worth = vaut  3 6 10
bronze-table-legend = cases libres : p paysans, e éleveurs, h chasseurs
bronze-table-holder = acquis
bronze-table-longest = longueur
bronze-table-cities-at = Cités de la tuile { $tile } : { LIST($cities) }
bronze-table-stack = Pile { $n }{" "}
bronze-table-cards =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
bronze-table-in = {" en "}
bronze-table-face-down = face cachée
bronze-table-empty = vide
bronze-table-reserve =
    Réserve : { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
bronze-table-column = colonne { $n }
bronze-table-hidden = ({ $n } de plus)
bronze-table-cities-now = cités         pts
bronze-table-cities = Cités :
bronze-table-standing =
    { bronze-points } : provinces { $provinces }, routes { $routes }, cités { $cities } ; { $markers ->
        [one] { $markers } pion restant
       *[other] { $markers } pions restants
    }{ $tile ->
        [0] {""}
       *[other] , sur la tuile { $tile }
    }
bronze-table-awake =
    À installer avec { NAME($card) }{ $times ->
        [1] {""}
       *[other] {" "}({ $times } fois)
    } : { $spots ->
        [one] { $spots } case libre
       *[other] { $spots } cases libres
    }
bronze-table-free = libre
bronze-table-woken = (éveillée)
bronze-table-tile-line =
    Tuile { $tile }{ $province ->
        [none] {""}
        [held] , province de { bronze-points }, acquise à { $holder }
        [out] , province de { bronze-points }, hors jeu
       *[open] , province de { bronze-points }
    }
bronze-table-holds-route = { $seat } tient la route de { $length }
bronze-table-city-now = { NAME($city) }, { bronze-points } pour l’instant

## Ce que compte une ligne de la feuille de score

bronze-count-settlements =
    { $count ->
        [one] { $count } colonie
       *[other] { $count } colonies
    }{ $which ->
        [none] {""}
       *[other] {" "}{ NAME($which, case: "in") }
    }
bronze-count-line = une ligne de { $count }
bronze-count-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } { NAME($which) }
bronze-count-row = { $count } des 3 technologies dans une rangée
bronze-count-pairs =
    { $count ->
        [one] { $count } paire
       *[other] { $count } paires
    } avec { NAME($which) }
bronze-count-column =
    { $count ->
        [one] { $count } technologie
       *[other] { $count } technologies différentes
    } dans la meilleure colonne
bronze-count-settlers = { $count } sur 6 sortes de colons
bronze-count-provinces =
    { $count ->
        [one] { $count } province
       *[other] { $count } provinces
    }
bronze-count-routes =
    { $count ->
        [one] { $count } route commerciale
       *[other] { $count } routes commerciales
    }
bronze-count-alike =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } d’une même technologie
bronze-count-markers =
    { $count ->
        [one] { $count } pion restant
       *[other] { $count } pions restants
    }
bronze-count-technologies =
    { $count ->
        [one] { $count } technologie
       *[other] { $count } technologies différentes
    }
bronze-count-full-rows =
    { $count ->
        [one] { $count } rangée complète
       *[other] { $count } rangées complètes
    }
bronze-count-bronze-columns =
    Fonte du bronze dans { $count ->
        [one] { $count } colonne
       *[other] { $count } colonnes
    } sur 4
bronze-count-long-column =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } dans la plus longue colonne

## Noms des choses

bronze-name-none = aucune carte
bronze-name-domestication = Domestication
bronze-name-pottery = Poterie
bronze-name-masonry = Maçonnerie
bronze-name-authority = Autorité
bronze-name-religion = Religion
bronze-name-wheel = Roue
bronze-name-irrigation = Irrigation
bronze-name-bronze-casting = Fonte du bronze

bronze-name-mountains = montagnes
    .title = Montagnes
    .in = dans les montagnes
    .to = aux montagnes
bronze-name-woods = forêts
    .title = Forêts
    .in = dans les forêts
    .to = aux forêts
bronze-name-grasslands = prairies
    .title = Prairies
    .in = dans les prairies
    .to = aux prairies
bronze-name-savannas = savanes
    .title = Savanes
    .in = dans les savanes
    .to = aux savanes
bronze-name-deserts = déserts
    .title = Déserts
    .in = dans les déserts
    .to = aux déserts
bronze-name-jungles = jungles
    .title = Jungles
    .in = dans les jungles
    .to = aux jungles
bronze-name-shore = littoral
    .title = Littoral
    .in = sur le littoral
    .to = au littoral

bronze-name-farmers = paysans
    .letter = p
    .some = des paysans
bronze-name-herders = éleveurs
    .letter = e
    .some = des éleveurs
bronze-name-hunters = chasseurs
    .letter = h
    .some = des chasseurs
bronze-name-nobody = personne

# Lignes de la feuille de score : provinces par tuile, routes par terrain et longueur.
bronze-name-tile-1 = Tuile 1
bronze-name-tile-2 = Tuile 2
bronze-name-tile-3 = Tuile 3
bronze-name-tile-4 = Tuile 4
bronze-name-tile-5 = Tuile 5
bronze-name-tile-6 = Tuile 6
bronze-name-tile-7 = Tuile 7
bronze-name-tile-8 = Tuile 8
bronze-name-tile-9 = Tuile 9
bronze-name-tile-10 = Tuile 10
bronze-name-tile-11 = Tuile 11
bronze-name-mountains-3 = Montagnes, 3
bronze-name-mountains-5 = Montagnes, 5
bronze-name-mountains-7 = Montagnes, 7
bronze-name-woods-3 = Forêts, 3
bronze-name-woods-5 = Forêts, 5
bronze-name-woods-7 = Forêts, 7
bronze-name-grasslands-3 = Prairies, 3
bronze-name-grasslands-5 = Prairies, 5
bronze-name-grasslands-7 = Prairies, 7
bronze-name-savannas-3 = Savanes, 3
bronze-name-savannas-5 = Savanes, 5
bronze-name-savannas-7 = Savanes, 7
bronze-name-deserts-3 = Déserts, 3
bronze-name-deserts-5 = Déserts, 5
bronze-name-deserts-7 = Déserts, 7
bronze-name-jungles-3 = Jungles, 3
bronze-name-jungles-5 = Jungles, 5
bronze-name-jungles-7 = Jungles, 7
bronze-name-shore-3 = Littoral, 3
bronze-name-shore-5 = Littoral, 5
bronze-name-shore-7 = Littoral, 7

bronze-name-acrotiri = Akrotiri
    .of = d’Akrotiri
bronze-name-altyndepe = Altyn-Depe
    .of = d’Altyn-Depe
bronze-name-amri = Amri
    .of = d’Amri
bronze-name-arkaim = Arkaïm
    .of = d’Arkaïm
bronze-name-assur = Assur
    .of = d’Assur
bronze-name-athens = Athènes
    .of = d’Athènes
bronze-name-avaris = Avaris
    .of = d’Avaris
bronze-name-babylon = Babylone
    .of = de Babylone
bronze-name-bactra = Bactres
    .of = de Bactres
bronze-name-beycesultan = Beycesultan
    .of = de Beycesultan
bronze-name-biskupin = Biskupin
    .of = de Biskupin
bronze-name-byblos = Byblos
    .of = de Byblos
bronze-name-corinth = Corinthe
    .of = de Corinthe
bronze-name-dholavira = Dholavira
    .of = de Dholavira
bronze-name-eshnunna = Eshnunna
    .of = d’Eshnunna
bronze-name-gonur-tepe = Gonur-Depe
    .of = de Gonur-Depe
bronze-name-harappa = Harappa
    .of = de Harappa
bronze-name-hattusa = Hattusa
    .of = de Hattusa
bronze-name-kerma = Kerma
    .of = de Kerma
bronze-name-kish = Kish
    .of = de Kish
bronze-name-knossos = Cnossos
    .of = de Cnossos
bronze-name-kumayri = Kumayri
    .of = de Kumayri
bronze-name-lagash = Lagash
    .of = de Lagash
bronze-name-limantepe = Limantepe
    .of = de Limantepe
bronze-name-lothal = Lothal
    .of = de Lothal
bronze-name-malia = Malia
    .of = de Malia
bronze-name-mari = Mari
    .of = de Mari
bronze-name-memphis = Memphis
    .of = de Memphis
bronze-name-mohenjo-daro = Mohenjo-daro
    .of = de Mohenjo-daro
bronze-name-mycenae = Mycènes
    .of = de Mycènes
bronze-name-nafplio = Nauplie
    .of = de Nauplie
bronze-name-orchomenus = Orchomène
    .of = d’Orchomène
bronze-name-phaistos = Phaistos
    .of = de Phaistos
bronze-name-rakhigarhi = Rakhigarhi
    .of = de Rakhigarhi
bronze-name-sidon = Sidon
    .of = de Sidon
bronze-name-sintashta = Sintachta
    .of = de Sintachta
bronze-name-stonehedge = Stonehenge
    .of = de Stonehenge
bronze-name-su-nuraxi = Su Nuraxi
    .of = de Su Nuraxi
bronze-name-susa = Suse
    .of = de Suse
bronze-name-tel-megiddo = Megiddo
    .of = de Megiddo
bronze-name-teotihuacan = Teotihuacan
    .of = de Teotihuacan
bronze-name-thebes = Thèbes
    .of = de Thèbes
bronze-name-tiryns = Tirynthe
    .of = de Tirynthe
bronze-name-troy = Troie
    .of = de Troie
bronze-name-tyre = Tyr
    .of = de Tyr
bronze-name-ugarit = Ougarit
    .of = d’Ougarit
bronze-name-ur = Ur
    .of = d’Ur
bronze-name-uruk = Uruk
    .of = d’Uruk
bronze-name-yinxu = Yinxu
    .of = de Yinxu
bronze-name-yoshinogari = Yoshinogari
    .of = de Yoshinogari

## Où en est la partie

bronze-round = Manche { $round }
