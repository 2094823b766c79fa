# La table de The Golden Ages.

page-golden-ages-key-turn-tile = tourner la tuile à poser
page-golden-ages-key-words = la table en mots
page-golden-ages-key-go-map = carte
page-golden-ages-key-go-tech = technologies
page-golden-ages-key-go-wonders = merveilles
page-golden-ages-key-go-buildings = bâtiments
page-golden-ages-key-go-judgements = jugements
page-golden-ages-key-go-civilization = civilisation

## L'en-tête : où en est la partie

page-golden-ages-era =
    { $n ->
        [1] Ère I
        [2] Ère II
        [3] Ère III
       *[other] Ère IV
    }
page-golden-ages-over = Terminée
page-golden-ages-note-last =
    { $n ->
        [1] Dernière action
       *[other] { $n } dernières actions
    }
page-golden-ages-note-civs = civilisations
page-golden-ages-note-map = nouvelles terres
page-golden-ages-note-setup = mise en place
page-golden-ages-note-era = la dernière ère
page-golden-ages-last-action = C’est ta dernière action de la partie.
page-golden-ages-hidden = Ce total ne compte pas ce qui est encore caché : { $parts }.
page-golden-ages-hidden-future = une technologie du futur
page-golden-ages-hidden-glory =
    { $n ->
        [one] { $n } tuile de gloire
       *[other] { $n } tuiles de gloire
    }
page-golden-ages-tab-tech = Techno
page-golden-ages-tab-board = Plateau
page-golden-ages-tab-offer = Offre
page-golden-ages-tab-rivals = Joueurs
page-golden-ages-tab-log = Journal

page-golden-ages-source-artists = artistes
page-golden-ages-source-buildings = bâtiments
page-golden-ages-source-wonders = merveilles
page-golden-ages-source-discoveries = technologies de niveau 4
page-golden-ages-source-judgements = jugements
page-golden-ages-source-technologies = technologies développées
page-golden-ages-source-glory = tuiles de gloire
page-golden-ages-source-gold = or
page-golden-ages-source-future = technologie du futur

## Ce qui est demandé, et que faire

page-golden-ages-ask-civ = Choisis ta civilisation
    .help = Prends la nouvelle carte de cette ère, ou garde la tienne. L’effet immédiat d’une carte joue quand tu la prends.
page-golden-ages-ask-top = Une technologie de niveau 4
    .help = L’Inde en développe une aussitôt, dans n’importe quelle rangée.
page-golden-ages-ask-tile = Pose une tuile Continent
    .help = Choisis son orientation, puis une case éclairée.
page-golden-ages-ask-capital = Place ta capitale
    .help = Sur une case éclairée de la tuile que tu viens de poser. Tes colons s’y tiennent.
page-golden-ages-ask-action = Fais une des huit actions
    .help = Choisis une action, ou une pièce éclairée.
page-golden-ages-ask-golden = Il ne reste qu’un âge d’or
    .help = Tu ne peux plus rien faire d’autre dans cette ère.
page-golden-ages-ask-move = Où va l’explorateur ?
    .help = Les cases éclairées sont à portée ; le nombre est l’or que rapporte l’arrivée.
page-golden-ages-ask-to = Où attaque le soldat ?
    .help = Les cases éclairées peuvent être attaquées ; le nombre dit comment ton or change.
page-golden-ages-ask-keep = Garde une tuile de gloire
    .help = L’autre est remise dans la pioche.
page-golden-ages-ask-city = Fonder une ville ici ?
    .help = Une ville te garde la case et rapporte de l’or pour ses cubes.
page-golden-ages-ask-cube = Prends un cube dans une ville
    .help = Ta réserve ne suffit pas : prends ce qui manque dans une ville éclairée.
page-golden-ages-ask-card = Quel bâtiment ?
    .help = Prends-en un de l’offre.
page-golden-ages-ask-discard = Quel bâtiment part ?
    .help = Tous tes emplacements sont occupés.
page-golden-ages-ask-free-tech = Une technologie gratuite
    .help = Développe une technologie qui vient ensuite dans sa rangée.
page-golden-ages-ask-buy = Une technologie moins chère
    .help = La carte fait baisser le prix d’une technologie.
page-golden-ages-ask-more = Une autre technologie ?
    .help = Le Japon peut en développer plusieurs en une action.
page-golden-ages-ask-stand = Qui se relève ?
    .help = Un de tes colons couchés sur la carte.
page-golden-ages-ask-shift = Notre-Dame
    .help = Envoie des colons couchés à l’agora, un par un, ou ramènes-en à ta capitale.
page-golden-ages-ask-shift-more = Envoyer un autre colon ?
    .help = Un des colons éclairés, ou plus personne. Ils vont rangée par rangée, de gauche à droite.
page-golden-ages-ask-judge = Choisis le jugement de cette ère
    .help = Tout le monde le marque à la fin de l’ère. Les nombres sont ce qu’il rapporterait à chacun maintenant.
page-golden-ages-ask-builds = Qui construit { NAME($card, case: "the") } ?
page-golden-ages-ask-which = Que choisir ?
page-golden-ages-ask-choose = Choisis

# À quoi sert l'étape : dit lors d'une première partie, avant ce qu'il faut faire.
page-golden-ages-why-civ = Chaque civilisation a sa force ; le plus petit numéro joue en premier.
page-golden-ages-why-tile =
    { $era ->
        [1] Les continents apportent des ressources, et ton peuple part de celui-ci.
       *[other] De nouvelles terres apportent des ressources, et ta capitale peut s’y déplacer.
    }
page-golden-ages-why-capital = Ta capitale décide d’où part ton peuple ; le symbole dessous ne compte pour personne.
page-golden-ages-why-action = Les colons gagnent de l’or, et l’or achète ce qui rapporte des points.
page-golden-ages-why-move = Les symboles rapportent de l’or à l’arrivée, et les jugements comptent ceux que tu tiens.
page-golden-ages-why-to = Une attaque renvoie les adversaires chez eux et gagne une tuile de gloire de 2 à 6 points.
page-golden-ages-why-city = Une ville te garde le symbole quand ton colon repart.
page-golden-ages-why-card = Chaque bâtiment peut servir une fois par ère.
page-golden-ages-why-judge = Choisis ce que tu as plus que les autres.

## Les huit actions

page-golden-ages-groups = Les huit actions
page-golden-ages-group-explorer = Explorateur
    .short = Explorer
    .help = Un colon se déplace, prend ce qu’il trouve, peut fonder une ville, et se couche. Lequel ?
page-golden-ages-group-builder = Bâtisseur
    .short = Bâtisseur
    .help = Un colon va à l’agora jusqu’à la fin de l’ère, et tu prends un bâtiment. Lequel part ?
page-golden-ages-group-artist = Artiste
    .short = Artiste
    .help = Un colon va à l’agora jusqu’à la fin de l’ère, pour des points. Lequel ?
page-golden-ages-group-soldier = Soldat
    .short = Soldat
    .help = Un colon se déplace et attaque les adversaires sur place : ils rentrent chez eux, tu gagnes une tuile de gloire. Lequel ?
page-golden-ages-group-wonder = Merveille
    .short = Merveille
    .help = Paie une merveille de l’offre ; plus personne d’autre ne pourra l’avoir.
page-golden-ages-group-activate = Activer
    .short = Activer
    .help = Sers-toi d’un bâtiment ou d’une merveille, une fois par ère.
page-golden-ages-group-technology = Technologie
    .short = Techno
    .help = Paie la technologie suivante d’une rangée : elle libère ses cubes et agit aussitôt.
page-golden-ages-group-golden = Âge d’or
    .short = Âge d’or
    .help = Quand aucun de tes colons n’est debout, tu peux te reposer jusqu’à l’ère suivante. Qui le fait en premier choisit le jugement.
# Ce que l'une d'elles coûte ou rapporte maintenant.
page-golden-ages-offers-explorer =
    { $n ->
        [one] { $n } peut partir
       *[other] { $n } peuvent partir
    }
page-golden-ages-offers-builder =
    { $space ->
        [free] place libre
       *[full] remplace un bâtiment
    }
page-golden-ages-offers-soldier = { $price } or
page-golden-ages-offers-from =
    { $price ->
        [0] une est gratuite
       *[other] dès { $price } or
    }
page-golden-ages-offers-activate =
    { $n ->
        [one] { $n } carte à utiliser
       *[other] { $n } cartes à utiliser
    }
page-golden-ages-offers-golden = termine ton ère
    .game = termine ta partie
# Ce qui manque maintenant à l'une d'elles.
page-golden-ages-lacks-no-standing = personne debout
page-golden-ages-lacks-still-standing =
    { $n ->
        [one] { $n } encore debout
       *[other] { $n } encore debout
    }
page-golden-ages-lacks-no-target = personne à portée
page-golden-ages-lacks-attack-price = coûte { $price }, tu as { $have }
page-golden-ages-lacks-attacks-done = tu as fait les quatre
page-golden-ages-lacks-no-offer = rien dans l’offre
page-golden-ages-lacks-wonder-price = coûte { $price }, tu as { $have }
page-golden-ages-lacks-no-wonder = il n’y en a plus
page-golden-ages-lacks-not-yours = tu n’en as pas encore
page-golden-ages-lacks-no-gear = rien à activer
page-golden-ages-lacks-already-used = toutes ont servi
page-golden-ages-lacks-nothing-to-buy = rien à acheter
page-golden-ages-lacks-tech-price = coûte { $price }, tu as { $have }
page-golden-ages-lacks-have-tech = tu les as toutes
page-golden-ages-lacks-other = pas maintenant
page-golden-ages-choices = Ce que tu peux choisir
page-golden-ages-let-go = Annuler
page-golden-ages-at-no-price = gratuit
page-golden-ages-turn = Tourner la tuile
page-golden-ages-turned =
    { $turns ->
        [0] Telle quelle
        [1] Un quart de tour à droite
        [2] Tête en bas
       *[other] Un quart de tour à gauche
    } : { page-golden-ages-places }
page-golden-ages-places =
    { $n ->
        [0] aucune place
        [one] { $n } place
       *[other] { $n } places
    }
page-golden-ages-would = { $say } : { $effects }.
    .none = { $say } : ni or ni points tout de suite.
page-golden-ages-would-judge = { $say } : tout le monde le marque à la fin de l’ère. En l’état : { $worth }.
page-golden-ages-would-gold = or : de { $from } à { $to }
    .parts = or : de { $from } à { $to }, { $parts }
page-golden-ages-would-points =
    { $n ->
        [one] { SIGNED($n) } point ({ $source })
       *[other] { SIGNED($n) } points ({ $source })
    }
# Ce que l'or dépensé ou gagné compte à la fin.
page-golden-ages-would-worth =
    { $n ->
        [one] { SIGNED($n) } point pour l’or (3 or en font 1 à la fin)
       *[other] { SIGNED($n) } points pour l’or (3 or en font 1 à la fin)
    }
# D'où vient l'or.
page-golden-ages-gold-for = { $n } pour { NAME($symbol, case: "the") }
page-golden-ages-gold-civ = { $n } ({ NAME($civ) })

## La carte

page-golden-ages-map = La carte : colonnes A à J, rangées 1 à 6 ; les bords gauche et droit se rejoignent
page-golden-ages-squares = Cases
page-golden-ages-whole = Toute la carte
page-golden-ages-whole-title = Toute la carte en petit ; touche un endroit pour le voir en grand
page-golden-ages-square-land = { $at }, terre
page-golden-ages-square-island = { $at }, île
page-golden-ages-square-sea = { $at }, mer
page-golden-ages-square-symbols = { LIST($symbols) }
    .under = { LIST($symbols) } sous une capitale
page-golden-ages-square-capital =
    { $name ->
        [you] ta capitale
       *[other] capitale ({ $name })
    }
page-golden-ages-square-city =
    { $name ->
        [you] ta ville
       *[other] ville ({ $name })
    }, { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    }
page-golden-ages-square-standing =
    { $name ->
        [you] ton colon, debout
       *[other] colon debout ({ $name })
    }
page-golden-ages-square-lying =
    { $name ->
        [you] ton colon, couché
       *[other] colon couché ({ $name })
    }
page-golden-ages-square-can = possible : { $actions }
    .pays = possible : { $actions }, { $pays }
page-golden-ages-gold = { SIGNED($n) } or
page-golden-ages-signed = { SIGNED($n) }

## L'offre

page-golden-ages-wonders = Merveilles
page-golden-ages-buildings = Bâtiments
page-golden-ages-buildings-note = un bâtisseur en prend un
page-golden-ages-judgements = Jugements
page-golden-ages-judgements-note = valeur pour toi
page-golden-ages-worth = { $text }. Maintenant : { $worth }
page-golden-ages-worth-to = valeur maintenant pour { $name }
page-golden-ages-agora = Agora
page-golden-ages-rest =
    { $n ->
        [0] personne ici
        [one] { $n } colon se repose ici
       *[other] { $n } colons se reposent ici
    }
page-golden-ages-none-on-offer = L’offre est vide
page-golden-ages-each =
    { $points ->
        [one] { $points } point par { NAME($each, case: "each") }
       *[other] { $points } points par { NAME($each, case: "each") }
    }
    .short = { $points } par { NAME($each, case: "short") }
page-golden-ages-price = { $n } or
page-golden-ages-copies =
    { $n ->
        [one] { $n } exemplaire
       *[other] { $n } exemplaires
    }

## Un plateau

page-golden-ages-civ = Civilisation
    .lasts = Elle reste jusqu’à ce qu’on en choisisse une autre : chaque nouvelle ère en propose une.
    .later = Dans son ère, tu peux la prendre à la place de la tienne.
page-golden-ages-civ-number = n° { $n }
    .help = Numéro { $n } : qui a le plus petit numéro commence dans l’ère.
page-golden-ages-no-civ = Pas encore de civilisation
page-golden-ages-civ-kept = Tu gardes { NAME($civ) }. Aucun gain.
page-golden-ages-stat-gold = or
page-golden-ages-stat-points = points
page-golden-ages-stat-cubes = cubes
page-golden-ages-future =
    { $points ->
        [one] { $points } point pour le plus { NAME($most, case: "most") }
       *[other] { $points } points pour le plus { NAME($most, case: "most") }
    }
page-golden-ages-future-yes = à toi
page-golden-ages-future-no = pas à toi
page-golden-ages-future-missed = pas le plus { NAME($most, case: "most") }
page-golden-ages-later = { page-golden-ages-era } : { NAME($civ) }
page-golden-ages-later-cards = Cartes des ères suivantes
page-golden-ages-used = a servi cette ère
page-golden-ages-brought =
    { $n ->
        [one] { $n } point jusqu’ici
       *[other] { $n } points jusqu’ici
    }
page-golden-ages-civ-of =
    { $name ->
        [you] Ta civilisation
       *[other] Civilisation : { $name }
    }
page-golden-ages-techs-of =
    { $name ->
        [you] Technologies
       *[other] Technologies : { $name }
    }
page-golden-ages-developed =
    { $n ->
        [one] { $n } développée
       *[other] { $n } développées
    }
page-golden-ages-level = Niveau { $n }
page-golden-ages-tech-developed = développée
page-golden-ages-tech-obsolete = remplacée
page-golden-ages-tech-open = suivante de sa rangée
page-golden-ages-tech-locked = pas encore possible
page-golden-ages-obsolete = vieille
page-golden-ages-slots = Emplacements
page-golden-ages-free =
    { $n ->
        [one] { $n } libre
       *[other] { $n } libres
    }
page-golden-ages-free-slot = libre
page-golden-ages-closed-slot = fermé
page-golden-ages-attacks = Attaques
page-golden-ages-next-attack = prochaine : { $n } or
    .none = plus aucune
page-golden-ages-attack-done = Attaque faite, gloire { $value }
page-golden-ages-attack-cost = Coûte { $n } or
page-golden-ages-reserve = Réserve
page-golden-ages-on-map = { $n } sur la carte
page-golden-ages-locked =
    { $n ->
        [one] { $n } bloqué
       *[other] { $n } bloqués
    }
page-golden-ages-takes = Or par symbole
page-golden-ages-range =
    { $n ->
        [one] se déplace de { $n } case
       *[other] se déplace de { $n } cases
    }
    .anywhere = va partout

## Joueurs, et la table en mots

page-golden-ages-seat-line =
    { $name ->
        [you] Toi
       *[other] { $name }
    } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $gold } or
page-golden-ages-look-at =
    { $name ->
        [you] Voir ton plateau
       *[other] Voir le plateau : { $name }
    }
page-golden-ages-golden-age = âge d’or
page-golden-ages-attacks-made = attaques faites : { $n } sur { $most }
page-golden-ages-cubes-left = cubes en réserve
page-golden-ages-minis = Technologies par rangée : { $rows }
page-golden-ages-back-to-mine = Revenir au mien
page-golden-ages-words-seat =
    { $civ }. { $gold } or, { $cubes ->
        [one] { $cubes } cube en réserve
       *[other] { $cubes } cubes en réserve
    }, { $cities ->
        [one] { $cities } ville
       *[other] { $cities } villes
    }, { $attacks ->
        [one] { $attacks } attaque faite
       *[other] { $attacks } attaques faites
    }{ $golden ->
        [yes] , en âge d’or
       *[no] {""}
    }.
page-golden-ages-words-colonists = Colons : { $items }
page-golden-ages-words-colonist =
    { $at ->
        [none] pas encore posé
        [agora] à l’agora
       *[other] en { $at }
    }, { $standing ->
        [yes] debout
       *[no] couché
    }
page-golden-ages-words-techs = Technologies : { LIST($items) }
    .none = Technologies : aucune
page-golden-ages-words-buildings = Bâtiments : { LIST($items) }
    .none = Bâtiments : aucun
page-golden-ages-words-wonders = Merveilles : { LIST($items) }
    .none = Merveilles : aucune
page-golden-ages-words-points = Points : { $items }
page-golden-ages-words-points-for = { $n } ({ $source })
page-golden-ages-words-judgement = { NAME($judgement) }, { $rate } : { $worth }
    .chosen = { NAME($judgement) }, { $rate }, choisi en { page-golden-ages-era } : { $worth }
page-golden-ages-words-offer = { NAME($card) } : { NAME($card, case: "text") }
    .price = { NAME($card) }, { $price } : { NAME($card, case: "text") }
page-golden-ages-words-land = Terres et pièces

## La feuille de score

page-golden-ages-caption-artists = marqués par des artistes en route
page-golden-ages-caption-buildings = marqués en route
page-golden-ages-caption-wonders = en route et à la fin
page-golden-ages-caption-discoveries = technologies qui ont payé aussitôt
page-golden-ages-caption-judgements = à la fin de chaque ère
page-golden-ages-caption-technologies = points imprimés au dos
page-golden-ages-caption-glory = tuiles retournées
page-golden-ages-caption-gold = 1 point pour 3 or
page-golden-ages-caption-future = 8 points à qui en a le plus
page-golden-ages-because = { $rule } : { $counts }.
page-golden-ages-gold-why = { $gold } or, 1 point tous les 3.
page-golden-ages-glory-why =
    { $n ->
        [0] Aucune attaque n’a gagné de tuile de gloire.
        [one] Une tuile de gloire, retournée.
       *[other] { $n } tuiles de gloire, retournées.
    }
page-golden-ages-on-the-way = En route
page-golden-ages-at-the-end = Comptés à la fin
page-golden-ages-laid-open = Dévoilées
page-golden-ages-laid-note = secrètes depuis la première ère
page-golden-ages-laid-nothing = rien
page-golden-ages-tie-cities = cités sur la carte
