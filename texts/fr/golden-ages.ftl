# The Golden Ages.

golden-ages-title = The Golden Ages
golden-ages-blurb = Quatre ères sur une carte qui grandit : explore, bâtis, invente et combats.

# Une case de la carte : « D3 (blé) ».
golden-ages-place =
    { $here ->
        [none] { $at }
       *[other] { $at } ({ NAME($here) })
    }
# The squares that a tile would cover.
golden-ages-cover =
    { $first }, { $second }{ $third ->
        [none] {""}
       *[other] , { $third }
    }
# Comment une tuile est tournée, après une virgule.
golden-ages-turned =
    { $turns ->
        [0] {""}
        [1] , tournée vers la droite
        [2] , tête en bas
       *[other] , tournée vers la gauche
    }

## Ce qui se fait : la valeur le raconte, .offer le propose.

golden-ages-civ =
    { $actor ->
        [you] Tu mènes
       *[other] { $actor } mène
    } { NAME($civ, case: "the") } pendant cette ère
    .offer = Mener { NAME($civ, case: "the") } pendant cette ère{ $gives ->
        [nothing] {""} : tu as déjà ce que cela donne
       *[something] {""}
    }
    .help = Ta civilisation de cette ère et ce qu’elle t’apporte.
golden-ages-civ-over =
    { $actor ->
        [you] Tu mènes
       *[other] { $actor } mène
    } { NAME($civ, case: "the") } pendant cette ère et { $actor ->
        [you] défausses
       *[other] défausse
    } { NAME($old, case: "the") }
    .offer = Mener { NAME($civ, case: "the") } pendant cette ère et défausser { NAME($old, case: "the") }
golden-ages-top =
    { $actor ->
        [you] Tu développes
       *[other] { $actor } développe
    } { NAME($tech, case: "the") } grâce à l’Inde
    .offer = Développer { NAME($tech, case: "the") } grâce à l’Inde
golden-ages-tile =
    { $actor ->
        [you] Tu poses
       *[other] { $actor } pose
    } la tuile { LIST($symbols) } en { $at }{ golden-ages-turned }
    .offer = Poser la tuile { LIST($symbols) } en { golden-ages-cover }{ golden-ages-turned }
    .help = Chacun ajoute une tuile à la carte.
golden-ages-capital =
    { $actor ->
        [you] Tu établis ta capitale
       *[other] { $actor } établit sa capitale
    } en { golden-ages-place }
    .offer = Établir ta capitale en { golden-ages-place }
    .help = Tes colons partent de ta capitale et y reviennent. Une capitale cache les symboles qu’elle recouvre.
golden-ages-capital-stay =
    { $actor ->
        [you] Tu laisses ta capitale où elle est
       *[other] { $actor } laisse sa capitale où elle est
    }
    .offer = Laisser ta capitale où elle est
golden-ages-explore =
    { $actor ->
        [you] Tu envoies
       *[other] { $actor } envoie
    } un explorateur depuis { golden-ages-place }
    .offer = Envoyer un explorateur depuis { golden-ages-place }
    .help = Explorateur : il se déplace, touche l’or des symboles qu’il trouve et peut fonder une ville. Ensuite il se couche jusqu’à l’ère suivante.
golden-ages-builder =
    { $actor ->
        [you] Tu envoies
       *[other] { $actor } envoie
    } un bâtisseur depuis { golden-ages-place } à l’agora
    .offer = Envoyer un bâtisseur depuis { golden-ages-place } à l’agora
    .help = Bâtisseur : il va à l’agora et t’apporte un bâtiment de l’offre.
golden-ages-builder-free =
    { $actor ->
        [you] Tu bâtis
       *[other] { $actor } bâtit
    } sans colon
    .offer = Bâtir sans colon
    .help = Bâtisseur : il t’apporte un bâtiment de l’offre. Aucun colon n’a besoin d’aller à l’agora.
golden-ages-artist =
    { $actor ->
        [you] Tu envoies
       *[other] { $actor } envoie
    } un artiste depuis { golden-ages-place } à l’agora
    .offer = Envoyer un artiste depuis { golden-ages-place } à l’agora
    .help = Artiste : il va à l’agora pour 3 points.
golden-ages-soldier =
    { $actor ->
        [you] Tu lèves
       *[other] { $actor } lève
    } un soldat en { golden-ages-place }
    .offer = Lever un soldat en { golden-ages-place }
    .help = Soldat : il se déplace, puis attaque les adversaires sur place. Tu paies de l’or et gagnes une tuile de gloire ; tu peux fonder une ville. Ensuite il se couche jusqu’à l’ère suivante.
golden-ages-rocket =
    { $actor ->
        [you] Tu attaques
       *[other] { $actor } attaque
    } { golden-ages-place } par fusée
    .offer = Attaquer { golden-ages-place } par fusée pour { $price } or
    .help = Tu paies pour attaquer n’importe où et gagnes une tuile de gloire. Aucun colon ne bouge.
golden-ages-wonder =
    { $actor ->
        [you] Tu construis
       *[other] { $actor } construit
    } { NAME($card, case: "the") }
    .offer = Construire { NAME($card, case: "the") } pour { $price } or
    .help = Une merveille est à toi jusqu’à la fin.
golden-ages-wonder-free =
    { $actor ->
        [you] Tu construis
       *[other] { $actor } construit
    } { NAME($card, case: "the") } gratuitement
    .offer = Construire { NAME($card, case: "the") } gratuitement
    .help = Ta civilisation construit une merveille gratuitement.
golden-ages-activate =
    { $actor ->
        [you] Tu actives
       *[other] { $actor } active
    } { NAME($card, case: "the") }
    .offer = Activer { NAME($card, case: "the") }
    .help = Une carte sert une fois par ère.
golden-ages-tech =
    { $actor ->
        [you] Tu développes
       *[other] { $actor } développe
    } { NAME($tech, case: "the") }
    .offer = Développer { NAME($tech, case: "the") } pour { $price } or
    .help = Une technologie agit aussitôt et remplace la précédente de sa rangée.
golden-ages-golden =
    { $actor ->
        [you] Tu commences ton âge d’or
       *[other] { $actor } commence son âge d’or
    }
    .offer = Commencer ton âge d’or
    .help =
    { $era ->
        [4] À l’ère IV, il ne rapporte pas d’or ; dès que quelqu’un l’a commencé, chacun des autres a une dernière action.
       *[other] Ton ère est finie : tu n’y fais plus d’action et reçois 2 or chaque fois que ce serait ton tour.
    }{ $judgement ->
        [chosen] {""}
       *[open] {" "}Qui commence en premier choisit le jugement.
    }
golden-ages-move =
    { $actor ->
        [you] Tu explores
       *[other] { $actor } explore
    } { golden-ages-place }
    .offer = Explorer { golden-ages-place }
    .help = Les symboles dont tu prends le contrôle rapportent de l’or, selon tes technologies.
golden-ages-to =
    { $actor ->
        [you] Tu attaques
       *[other] { $actor } attaque
    } { golden-ages-place }
    .offer = Attaquer { golden-ages-place } pour { $price } or
golden-ages-keep =
    { $actor ->
        [you] Tu gardes
       *[other] { $actor } garde
    } une tuile de gloire{ golden-ages-glory-worth }
    .offer = Garder la tuile de gloire à { $glory }
    .help = Les tuiles de gloire sont des points à la fin.
# Ce que vaut une tuile de gloire, si on la voit.
golden-ages-glory-worth =
    { $glory ->
        [hidden] {""}
       *[other] {" "}à { $glory }
    }
golden-ages-city =
    { $actor ->
        [you] Tu fondes
       *[other] { $actor } fonde
    } une ville en { $at }
    .offer = Fonder une ville en { $at }
    .help = Une ville prend des cubes de ta réserve, rapporte de l’or pour chacun et te garde les symboles de sa case.
golden-ages-no-city =
    { $actor ->
        [you] Tu ne fondes pas de ville
       *[other] { $actor } ne fonde pas de ville
    }
    .offer = Ne pas fonder de ville
golden-ages-cube =
    { $actor ->
        [you] Tu prends
       *[other] { $actor } prend
    } un cube en { golden-ages-place }
    .offer = Prendre un cube en { golden-ages-place }
    .help = Ta réserve ne suffit pas : il faut déplacer un cube d’une autre ville.
golden-ages-card =
    { $actor ->
        [you] Tu prends
       *[other] { $actor } prend
    } { NAME($card, case: "the") }
    .offer = Prendre { NAME($card, case: "the") }
golden-ages-discard =
    { $actor ->
        [you] Tu défausses
       *[other] { $actor } défausse
    } { NAME($card, case: "the") }
    .offer = Défausser { NAME($card, case: "the") }
    .help = Tous tes emplacements sont occupés : un bâtiment doit partir.
golden-ages-discard-used =
    { $actor ->
        [you] Tu défausses
       *[other] { $actor } défausse
    } { NAME($card, case: "the") }, déjà { GENDER($card) ->
        [f] utilisée
       *[m] utilisé
    } pendant cette ère
    .offer =
        Défausser { NAME($card, case: "the") }, déjà { GENDER($card) ->
            [f] utilisée
           *[m] utilisé
        } pendant cette ère
golden-ages-free-tech =
    { $actor ->
        [you] Tu développes
       *[other] { $actor } développe
    } { NAME($tech, case: "the") } gratuitement
    .offer = Développer { NAME($tech, case: "the") } gratuitement
golden-ages-done =
    { $with ->
        [colonists] { $actor ->
            [you] Tu n’envoies
           *[other] { $actor } n’envoie
        } plus de colons
       *[technologies] { $actor ->
            [you] Tu ne développes
           *[other] { $actor } ne développe
        } plus de technologies
    }
    .offer =
        { $with ->
            [colonists] Ne plus envoyer personne
           *[technologies] Ne plus rien développer
        }
golden-ages-stand =
    { $actor ->
        [you] Tu relèves
       *[other] { $actor } relève
    } le colon en { golden-ages-place }
    .offer = Relever le colon en { golden-ages-place }
    .help = Un colon debout peut agir de nouveau.
golden-ages-shift-none =
    { $actor ->
        [you] Tu ne déplaces personne
       *[other] { $actor } ne déplace personne
    }
    .offer = Ne déplacer personne
golden-ages-shift-agora =
    { $actor ->
        [you] Tu envoies
       *[other] { $actor } envoie
    } à l’agora le colon en { golden-ages-place }
    .offer = Envoyer à l’agora le colon en { golden-ages-place }
golden-ages-shift-capital =
    { $actor ->
        [you] Tu ramènes
       *[other] { $actor } ramène
    } { golden-ages-colonists } de l’agora à la capitale
    .offer = Ramener { golden-ages-colonists } de l’agora à ta capitale
golden-ages-colonists =
    { $count ->
        [one] { $count } colon
       *[other] { $count } colons
    }
golden-ages-judge =
    { $actor ->
        [you] Tu choisis
       *[other] { $actor } choisit
    } le jugement { NAME($judgement) }
    .offer = Choisir le jugement { NAME($judgement) }
    .help = À la fin de l’ère, tout le monde marque ce jugement.

## Ce que le hasard apporte

golden-ages-chance-start-rotation =
    La tuile de départ est posée{ $turns ->
        [0] {" "}telle quelle
       *[other] { golden-ages-turned }
    }
golden-ages-chance-first =
    { $seat ->
        [you] Tu commences
       *[other] { $seat } commence
    }
golden-ages-chance-deal-civ =
    { $seat ->
        [you] Tu reçois
       *[other] { $seat } reçoit
    } { NAME($civ, case: "the") } pour l’ère { $era }
golden-ages-chance-deal-future =
    { $seat ->
        [you] Tu reçois
       *[other] { $seat } reçoit
    } { $future ->
        [hidden] une technologie du futur
       *[other] la technologie du futur { NAME($future) }
    }
golden-ages-chance-judgement = Le jugement { NAME($judgement) } est dévoilé
golden-ages-chance-building = { NAME($card, case: "the-start") } rejoint l’offre
golden-ages-chance-draw-tile = La tuile { LIST($symbols) } est piochée
golden-ages-chance-glory =
    { $glory ->
        [hidden] Une tuile de gloire est piochée
       *[other] Une tuile de gloire à { $glory } est piochée
    }

## Pourquoi pas

golden-ages-rule-due-rotation = On tourne d’abord la tuile de départ.
golden-ages-rule-due-first = On tire d’abord au sort qui commence.
golden-ages-rule-due-deal-civ = On distribue d’abord les civilisations.
golden-ages-rule-due-deal-future = On distribue d’abord les technologies du futur.
golden-ages-rule-due-judgement = On dévoile d’abord cinq jugements.
golden-ages-rule-due-building = On dévoile d’abord les bâtiments de l’ère.
golden-ages-rule-due-draw-tile = On pioche d’abord une tuile Continent.
golden-ages-rule-due-glory = L’attaque pioche d’abord une tuile de gloire.
golden-ages-rule-due-civ = Choisis d’abord la civilisation que tu mènes pendant cette ère.
golden-ages-rule-due-top = Choisis d’abord la technologie de niveau 4 que l’Inde développe.
golden-ages-rule-due-tile = Pose d’abord la tuile Continent que tu as piochée.
golden-ages-rule-due-capital = Dis d’abord où va ta capitale.
golden-ages-rule-due-action = C’est le moment d’une des huit actions.
golden-ages-rule-due-move = Dis d’abord où va ton explorateur ; il peut rester sur place.
golden-ages-rule-due-to = Dis d’abord quelle case ton soldat attaque.
golden-ages-rule-due-keep = Choisis d’abord laquelle des deux tuiles de gloire tu gardes.
golden-ages-rule-due-city = Dis d’abord si tu fondes une ville.
golden-ages-rule-due-cube = Prends d’abord le cube qui manque dans une de tes villes.
golden-ages-rule-due-card = Prends d’abord un des bâtiments dévoilés.
golden-ages-rule-due-discard = Défausse d’abord un de tes bâtiments.
golden-ages-rule-due-free-tech = Choisis d’abord la technologie que tu reçois gratuitement.
golden-ages-rule-due-buy = Choisis d’abord la technologie que tu achètes à prix réduit.
golden-ages-rule-due-more = Achète d’abord une autre technologie, ou dis que tu n’en développes plus.
golden-ages-rule-due-stand = Choisis d’abord le colon qui se relève.
golden-ages-rule-due-shift = Dis d’abord qui Notre-Dame déplace.
golden-ages-rule-due-shift-more = Envoie d’abord un autre colon couché, ou dis que tu n’en envoies plus.
golden-ages-rule-due-judge = Choisis d’abord le jugement de cette ère.
golden-ages-rule-over = La partie est finie.
golden-ages-rule-redacted = C’est ainsi que les autres le voient ; dis ce que c’est vraiment.
golden-ages-rule-wrong-deal = Cette carte, ou cette place, n’est pas la suivante de la donne.
golden-ages-rule-no-seat = Cette place n’existe pas dans cette partie.
golden-ages-rule-no-judgement = Le jugement { NAME($judgement) } n’est pas dans le paquet.
golden-ages-rule-no-building = { NAME($card, case: "the-start") } n’est plus dans le paquet de cette ère.
golden-ages-rule-no-tile = Cette tuile ne peut pas être piochée maintenant.
golden-ages-rule-no-glory = Il ne reste pas de tuile de gloire de cette valeur.
golden-ages-rule-no-civ = Tu peux garder ton ancienne civilisation ou prendre celle de cette ère.
golden-ages-rule-not-top = L’Inde développe une technologie de niveau 4 que tu n’as pas.
golden-ages-rule-tile-turn = Prends la plus petite rotation ; c’est la même chose.
golden-ages-rule-tile-grid = La tuile doit tenir sur des cases libres de la carte.
golden-ages-rule-tile-alone = La tuile doit toucher une autre tuile Continent.
golden-ages-rule-tile-seam = La terre doit toucher la terre, et la mer la mer.
golden-ages-rule-capital-place = Ta capitale ne peut aller que sur la tuile que tu as posée.
golden-ages-rule-capital-first = À la première ère, tu dois poser ta capitale.
golden-ages-rule-no-standing = Tu n’as pas de colon debout à cet endroit.
golden-ages-rule-too-far = { $at } est trop loin : tes colons se déplacent de { $range }.
golden-ages-rule-no-offer = Aucun bâtiment n’est dans l’offre.
golden-ages-rule-not-offered = { NAME($card, case: "the-start") } n’est pas dans l’offre.
golden-ages-rule-no-free-builder = Tu ne peux pas bâtir sans colon.
golden-ages-rule-not-held = Tu n’as pas { NAME($card, case: "the") } dans cet état.
golden-ages-rule-attacks-done = Tu as déjà fait tes quatre attaques.
golden-ages-rule-no-target = Il n’y a rien à attaquer à cet endroit, ou c’est hors de portée.
golden-ages-rule-attack-price = L’attaque coûte { $price } or ; tu en as { $gold }.
golden-ages-rule-no-rocketry = Il te faut la Fusée pour attaquer sans colon.
golden-ages-rule-not-drawn = Tu n’as pas pioché de tuile de gloire de cette valeur.
golden-ages-rule-no-wonder =
    { NAME($card, case: "the-start") } { GENDER($card) ->
        [p] ne sont pas
       *[other] n’est pas
    } dans l’offre de cette ère.
golden-ages-rule-wonder-price = Il te faut { $price } or pour { NAME($card, case: "the") } ; tu en as { $gold }.
golden-ages-rule-no-free-wonder = Seule la Grèce construit une merveille gratuitement, une fois par partie.
golden-ages-rule-not-yours = Tu n’as pas construit { NAME($card, case: "the") }.
golden-ages-rule-no-gear =
    { NAME($card, case: "the-start") } { GENDER($card) ->
        [p] ne s’activent pas
       *[other] ne s’active pas
    }.
golden-ages-rule-already-used = Tu as déjà utilisé { NAME($card, case: "the") } pendant cette ère.
golden-ages-rule-nothing-to-buy = Il n’y a pas de technologie que tu puisses payer avec.
golden-ages-rule-have-tech = Tu as déjà { NAME($tech, case: "the") }.
golden-ages-rule-tech-order = { NAME($tech, case: "the-start") } ne vient qu’après la technologie précédente de sa rangée.
golden-ages-rule-tech-price = Il te faut { $price } or pour { NAME($tech, case: "the") } ; tu en as { $gold }.
golden-ages-rule-still-standing = Tu as encore un colon debout.
golden-ages-rule-no-city = Tu n’as pas de ville à cet endroit où prendre un cube.
golden-ages-rule-not-lying = Tu n’as pas de colon couché à cet endroit.
golden-ages-rule-wrong-shift = Indique une case avec un de tes colons couchés, ou combien des tiens quittent l’agora.
golden-ages-rule-shift-order = Les colons vont à l’agora rangée par rangée, de gauche à droite.
golden-ages-rule-judgement-gone = Le jugement { NAME($judgement) } n’est plus parmi ceux qui restent.

## Options : ce qu'on peut convenir avant la partie, et ce que cela change

golden-ages-option-versailles = Versailles et la Tour Eiffel
golden-ages-option-versailles-act = Paient à l’activation
    .help = Versailles et la Tour Eiffel rapportent leurs points chaque fois que tu les actives.
golden-ages-option-versailles-now = Paient à la construction
    .help = Versailles et la Tour Eiffel rapportent leurs points une seule fois, à la construction.
golden-ages-option-tenth-future = La dixième technologie du futur
golden-ages-option-tenth-future-build = Pour le plus de bâtiments
    .help = L’Arcologie est en jeu : 8 points pour le plus de bâtiments.
golden-ages-option-tenth-future-none = Hors jeu
    .help = L’Arcologie reste dans la boîte ; on distribue parmi neuf technologies du futur.
golden-ages-option-future-ties = Égalité pour une technologie du futur
golden-ages-option-future-ties-strict = Personne ne marque
    .help = Une technologie du futur ne paie que si tu en as plus que tous les autres.
golden-ages-option-future-ties-lenient = On marque aussi
    .help = Une technologie du futur paie aussi si quelqu’un en a autant que toi.
golden-ages-option-judgement-out = Le jugement laissé dans la boîte
golden-ages-option-judgement-out-none = Aucun
    .help = Les dix jugements sont en jeu.
golden-ages-option-judgement-out-j1 = { golden-ages-name-j1 }
    .help = Le jugement { golden-ages-name-j1 } ne peut pas être choisi dans cette partie.
golden-ages-option-judgement-out-j2 = { golden-ages-name-j2 }
    .help = Le jugement { golden-ages-name-j2 } ne peut pas être choisi dans cette partie.
golden-ages-option-judgement-out-j3 = { golden-ages-name-j3 }
    .help = Le jugement { golden-ages-name-j3 } ne peut pas être choisi dans cette partie.
golden-ages-option-judgement-out-j4 = { golden-ages-name-j4 }
    .help = Le jugement { golden-ages-name-j4 } ne peut pas être choisi dans cette partie.
golden-ages-option-judgement-out-j5 = { golden-ages-name-j5 }
    .help = Le jugement { golden-ages-name-j5 } ne peut pas être choisi dans cette partie.
golden-ages-option-judgement-out-j6 = { golden-ages-name-j6 }
    .help = Le jugement { golden-ages-name-j6 } ne peut pas être choisi dans cette partie.
golden-ages-option-judgement-out-j7 = { golden-ages-name-j7 }
    .help = Le jugement { golden-ages-name-j7 } ne peut pas être choisi dans cette partie.
golden-ages-option-judgement-out-j8 = { golden-ages-name-j8 }
    .help = Le jugement { golden-ages-name-j8 } ne peut pas être choisi dans cette partie.
golden-ages-option-judgement-out-j9 = { golden-ages-name-j9 }
    .help = Le jugement { golden-ages-name-j9 } ne peut pas être choisi dans cette partie.
golden-ages-option-judgement-out-j10 = { golden-ages-name-j10 }
    .help = Le jugement { golden-ages-name-j10 } ne peut pas être choisi dans cette partie.

## D'où viennent les points

golden-ages-source-artists = Artistes
    .inline = artistes
golden-ages-source-buildings = Bâtiments
    .inline = bâtiments
golden-ages-source-wonders = Merveilles
    .inline = merveilles
golden-ages-source-discoveries = Technologies de niveau 4
    .inline = technologies de niveau 4
golden-ages-source-judgements = Jugements
    .inline = jugements
golden-ages-source-technologies = Technologies
    .inline = technologies
golden-ages-source-glory = Gloire
    .inline = gloire
golden-ages-source-gold = Or
    .inline = or
golden-ages-source-future = Technologie du futur
    .inline = technologie du futur

## Ce qu'une action entraîne en plus de ce qu'elle dit

golden-ages-fact-city-lost =
    { $seat ->
        [you] Tu perds ta
       *[other] { $seat } perd sa
    } ville en { $at }
golden-ages-fact-expelled =
    { $seat ->
        [you] { $count ->
            [one] Ton colon en { $at } retourne à ta capitale
           *[other] Tes { $count } colons en { $at } retournent à ta capitale
        }
       *[other] { $seat } doit ramener { $count ->
            [one] son colon
           *[other] ses { $count } colons
        } de { $at } à sa capitale
    }
golden-ages-fact-gold =
    { $way ->
        [gains] { $seat ->
            [you] Tu reçois
           *[other] { $seat } reçoit
        }
       *[pays] { $seat ->
            [you] Tu paies
           *[other] { $seat } paie
        }
    } { $gold } or
golden-ages-fact-future-now =
    La technologie du futur { NAME($future) } { $way ->
        [gains] vaut maintenant
       *[loses] ne vaut plus
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour { $seat ->
        [you] toi
       *[other] { $seat }
    }{ $seat ->
        [you] {" "}(personne d’autre ne le voit encore)
       *[other] {""}
    }
golden-ages-fact-judged =
    Le jugement { NAME($judgement) } { $points ->
        [0] { $seat ->
            [you] ne te rapporte rien
           *[other] ne rapporte rien à { $seat }
        }
       *[other] { $seat ->
            [you] te rapporte { $points ->
                [one] { $points } point
               *[other] { $points } points
            }
           *[other] rapporte { $points ->
                [one] { $points } point
               *[other] { $points } points
            } à { $seat }
        }
    }
golden-ages-fact-era-ended =
    L’ère { $era ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    } est finie
golden-ages-fact-last-turns = Les derniers âges d’or ont commencé : il reste une action à chacun des autres
golden-ages-fact-future-met =
    { NAME($future) } { $seat ->
        [you] te rapporte
       *[other] rapporte à { $seat }
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
golden-ages-fact-future-missed =
    { NAME($future) } ne { $seat ->
        [you] te rapporte rien
       *[other] rapporte rien à { $seat }
    }
golden-ages-fact-ended = La partie est finie : la quatrième ère est terminée

## La table au terminal ; les colonnes sont étroites, les mots courts.

golden-ages-table-head =
    Ère { $era ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    } : { $who ->
        [seat] { $seat }{" "}
       *[nobody] {""}
    }{ $phase ->
        [start-rotation] On tourne la tuile de départ.
        [first] On tire au sort qui commence.
        [deal-civ] On distribue les civilisations.
        [deal-future] On distribue les technologies du futur.
        [judgement] On dévoile les jugements.
        [building] On dévoile les bâtiments.
        [draw-tile] Une tuile est piochée.
        [glory] Une tuile de gloire est piochée.
        [civ] choisit une civilisation.
        [top] choisit la technologie de l’Inde.
        [tile] pose une tuile.
        [capital] décide où va sa capitale.
        [action] fait une action.
        [move] déplace un explorateur.
        [to] choisit quoi attaquer.
        [keep] garde une tuile de gloire.
        [city] peut fonder une ville.
        [cube] prend un cube sur la carte.
        [card] prend un bâtiment.
        [discard] défausse un bâtiment.
        [free-tech] développe une technologie gratuitement.
        [buy] achète une technologie à prix réduit.
        [more] peut développer une autre technologie.
        [stand] relève un colon.
        [shift] déplace des colons avec Notre-Dame.
        [shift-more] peut envoyer un autre colon à l’agora.
        [judge] choisit le jugement.
       *[over] La partie est finie.
    }
golden-ages-table-last-turns =
    { $n ->
        [0] C’est le dernier tour.
        [one] Encore { $n } tour.
       *[other] Encore { $n } tours.
    }
golden-ages-table-legend-symbols = { golden-ages-name-game.map } gibier, { golden-ages-name-wheat.map } blé, { golden-ages-name-rock.map } pierre, { golden-ages-name-gem.map } gemme ; (..) île, x sous une capitale
golden-ages-table-legend-pieces = A debout, a couché, [A] capitale, A# ville, A## à deux cubes
golden-ages-table-legend-coast = - | côte, {":"} . terre qui s’arrête au vide
golden-ages-table-legend-brief = { golden-ages-name-game.map } gibier, { golden-ages-name-wheat.map } blé, { golden-ages-name-rock.map } pierre, { golden-ages-name-gem.map } gemme ; (..) île ; A debout, a couché, A# ville
golden-ages-table-tile = La tuile, tournée ; la case nommée est son coin supérieur gauche
golden-ages-table-none = rien
golden-ages-table-agora = Agora :
golden-ages-table-of-era = (ère { $n })
golden-ages-table-pays-now = Maintenant :
golden-ages-table-on-offer = L’offre :
golden-ages-table-copies = { $n } x
golden-ages-table-price = { $n } or
golden-ages-table-for-gold = pour { $n }
golden-ages-table-judgements = Jugements :
golden-ages-table-techs = Technologies à 3, 5, 8 et 12 or, et qui les a :
golden-ages-table-points = points
golden-ages-table-points-now = { $n } si la partie s’arrêtait là :
golden-ages-table-source = { SOURCE($source, case: "inline") } { $points }
golden-ages-table-on-track = { $n } sur la piste
golden-ages-table-symbols = symboles
golden-ages-table-takes = touche
golden-ages-table-controls = contrôle
golden-ages-table-cubes = cubes
golden-ages-table-pieces =
    { $ready } en réserve, { $map } sur la carte ; portée { $anywhere ->
        [yes] illimitée
       *[no] { $range }
    } ; attaques { $attacks }{ $more ->
        [yes] {" "}(la prochaine à { $price } or)
       *[no] {""}
    }
golden-ages-table-used = (carte utilisée)
golden-ages-table-buildings = bâtiments
golden-ages-table-spaces =
    { $n ->
        [one] { $n } emplacement
       *[other] { $n } emplacements
    }
golden-ages-table-wonders = merveilles
golden-ages-table-glory = gloire
golden-ages-table-to-come = à venir
golden-ages-table-future = futur
golden-ages-table-technologies = technologies
golden-ages-table-next = suivante
golden-ages-table-civ-number = (numéro { $n })
golden-ages-table-gold = { $n } or
golden-ages-table-first-player = commence
golden-ages-table-golden-age = en âge d’or
golden-ages-table-piece =
    { $what ->
        [standing] colon debout
        [lying] colon couché
        [capital] capitale
        [two-cubes] ville à deux cubes
       *[city] ville
    } ({ $seat })
golden-ages-table-land = terre
golden-ages-table-sea = mer
golden-ages-table-twice = deux fois
golden-ages-table-standing =
    { $civ ->
        [none] {""}
       *[other] { NAME($civ) },{" "}
    }{ $gold } or, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $golden ->
        [yes] en âge d’or
       *[no] { $standing ->
            [one] { $standing } colon debout
           *[other] { $standing } colons debout
        }
    }, { $cubes ->
        [one] { $cubes } cube en réserve
       *[other] { $cubes } cubes en réserve
    } ; { $own ->
        [yes] possède :
       *[no] { $cards ->
            [one] { $cards } carte
           *[other] { $cards } cartes
        }
    }

## Ce que compte une ligne de la feuille de score

golden-ages-count-game =
    { $count ->
        [one] { $count } symbole gibier
       *[other] { $count } symboles gibier
    }
golden-ages-count-wheat =
    { $count ->
        [one] { $count } symbole blé
       *[other] { $count } symboles blé
    }
golden-ages-count-rock =
    { $count ->
        [one] { $count } symbole pierre
       *[other] { $count } symboles pierre
    }
golden-ages-count-gem =
    { $count ->
        [one] { $count } symbole gemme
       *[other] { $count } symboles gemme
    }
golden-ages-count-cube =
    { $count ->
        [one] { $count } cube sur la carte
       *[other] { $count } cubes sur la carte
    }
golden-ages-count-city =
    { $count ->
        [one] { $count } ville
       *[other] { $count } villes
    }
golden-ages-count-city-or-capital =
    { $count ->
        [one] { $count } ville ou capitale
       *[other] { $count } villes et capitales
    }
golden-ages-count-glory-tile =
    { $count ->
        [one] { $count } tuile de gloire
       *[other] { $count } tuiles de gloire
    }
golden-ages-count-wonder =
    { $count ->
        [one] { $count } merveille
       *[other] { $count } merveilles
    }
golden-ages-count-building =
    { $count ->
        [one] { $count } bâtiment
       *[other] { $count } bâtiments
    }
golden-ages-count-technology =
    { $count ->
        [one] { $count } technologie
       *[other] { $count } technologies
    }
golden-ages-count-high-technology =
    { $count ->
        [one] { $count } technologie de niveau 3 ou 4
       *[other] { $count } technologies de niveau 3 ou 4
    }
golden-ages-count-on-agora =
    { $count ->
        [one] { $count } colon à l’agora
       *[other] { $count } colons à l’agora
    }
golden-ages-count-lying =
    { $count ->
        [one] { $count } colon couché sur la carte
       *[other] { $count } colons couchés sur la carte
    }
golden-ages-count-standing =
    { $count ->
        [one] { $count } colon debout
       *[other] { $count } colons debout
    }
golden-ages-count-gold = { $count } or
golden-ages-count-three-gold = { $count } fois 3 or

## Noms des choses

golden-ages-name-game = gibier
    .map = gi
    .the = le gibier
    .each = symbole gibier
    .short = gibier
    .most = de symboles gibier
golden-ages-name-wheat = blé
    .map = bl
    .the = le blé
    .each = symbole blé
    .short = blé
    .most = de symboles blé
golden-ages-name-rock = pierre
    .map = pi
    .the = la pierre
    .each = symbole pierre
    .short = pierre
    .most = de symboles pierre
golden-ages-name-gem = gemme
    .map = ge
    .the = la gemme
    .each = symbole gemme
    .short = gemme
    .most = de symboles gemme

# Ce que comptent les jugements et les technologies du futur.
golden-ages-name-cube = cube
    .each = cube sur la carte
    .short = cube
    .most = de cubes sur la carte
golden-ages-name-glory-tile = tuile de gloire
    .each = tuile de gloire
    .short = gloire
    .most = de tuiles de gloire
golden-ages-name-wonder = merveille
    .each = merveille
    .short = merveille
    .most = de merveilles
golden-ages-name-building = bâtiment
    .each = bâtiment
    .short = bâtiment
    .most = de bâtiments
golden-ages-name-technology = technologie
    .each = technologie
    .short = techno
    .most = de technologies
golden-ages-name-gold = or
    .each = or
    .short = or
    .most = d’or
golden-ages-name-three-gold = 3 or
    .each = tranche de 3 or
    .short = 3 or
    .most = d’or
golden-ages-name-hidden = une civilisation cachée

golden-ages-name-wheel = Roue
    .the = la Roue
    .the-start = La Roue
    .short = portée 1
    .text = Les colons se déplacent de 1 case.
golden-ages-name-carriage = Chariot
    .the = le Chariot
    .the-start = Le Chariot
    .short = portée 2
    .text = Les colons se déplacent de 2 cases au plus.
golden-ages-name-rail = Rail
    .the = le Rail
    .the-start = Le Rail
    .short = portée 3
    .text = Les colons se déplacent de 3 cases au plus.
golden-ages-name-aviation = Aviation
    .the = l’Aviation
    .the-start = L’Aviation
    .short = partout
    .text = Les colons vont n’importe où.
golden-ages-name-rocketry = Fusée
    .the = la Fusée
    .the-start = La Fusée
    .short = attaque à distance
    .text = 3 points par gemme aussitôt. Attaque n’importe où sans colon.
golden-ages-name-hunting = Chasse
    .the = la Chasse
    .the-start = La Chasse
    .short = +1 par gibier
    .text = 1 or quand tu prends un gibier.
golden-ages-name-agriculture = Agriculture
    .the = l’Agriculture
    .the-start = L’Agriculture
    .short = +1 par blé
    .text = 1 or quand tu prends un blé.
golden-ages-name-architecture = Architecture
    .the = l’Architecture
    .the-start = L’Architecture
    .short = +1 emplacement
    .text = Ouvre un autre emplacement de bâtiment.
golden-ages-name-medicine = Médecine
    .the = la Médecine
    .the-start = La Médecine
    .short = +3 par blé
    .text = 3 or quand tu prends un blé.
golden-ages-name-genetics = Génétique
    .the = la Génétique
    .the-start = La Génétique
    .short = bâtit sans colon
    .text = 2 points par blé aussitôt. Bâtir ne demande plus de colon.
golden-ages-name-fire = Feu
    .the = le Feu
    .the-start = Le Feu
    .short = 1er emplacement
    .text = Le premier emplacement de bâtiment est ouvert.
golden-ages-name-metallurgy = Métallurgie
    .the = la Métallurgie
    .the-start = La Métallurgie
    .short = +1 par pierre
    .text = 1 or quand tu prends une pierre.
golden-ages-name-construction = Construction
    .the = la Construction
    .the-start = La Construction
    .short = 2 cubes par ville
    .text = Les nouvelles villes prennent 2 cubes.
golden-ages-name-engineering = Ingénierie
    .the = l’Ingénierie
    .the-start = L’Ingénierie
    .short = +3 par pierre
    .text = 3 or quand tu prends une pierre.
golden-ages-name-computer-science = Informatique
    .the = l’Informatique
    .the-start = L’Informatique
    .short = agora 2 points
    .text = 2 points par pierre aussitôt. 2 points par colon envoyé à l’agora.
golden-ages-name-barter = Troc
    .the = le Troc
    .the-start = Le Troc
    .short = +1 par cube
    .text = 1 or par cube posé.
golden-ages-name-writing = Écriture
    .the = l’Écriture
    .the-start = L’Écriture
    .short = +1 emplacement
    .text = Ouvre un autre emplacement de bâtiment.
golden-ages-name-currency = Monnaie
    .the = la Monnaie
    .the-start = La Monnaie
    .short = +2 par gemme
    .text = 2 or quand tu prends une gemme.
golden-ages-name-commerce = Commerce
    .the = le Commerce
    .the-start = Le Commerce
    .short = +2 par cube
    .text = 2 or par cube posé.
golden-ages-name-economy = Économie
    .the = l’Économie
    .the-start = L’Économie
    .short = +4 par gemme
    .text = 1 point par cube sur la carte aussitôt. 4 or quand tu prends une gemme.

golden-ages-name-babylon = Babylone
    .text = Développe aussitôt l’Agriculture.
golden-ages-name-phoenicia = Phénicie
    .the = la Phénicie
    .text = Développe aussitôt l’Écriture.
golden-ages-name-egypt = Égypte
    .the = l’Égypte
    .text = Développe aussitôt la Métallurgie.
golden-ages-name-greece = Grèce
    .the = la Grèce
    .text = Une merveille gratuite par partie.
golden-ages-name-persia = Perse
    .the = la Perse
    .text = Développe aussitôt le Chariot.
golden-ages-name-rome = Rome
    .text = 2 or aussitôt. Bâtir ne demande pas de colon.
golden-ages-name-china = Chine
    .the = la Chine
    .text = Les attaques coûtent 2 or de moins. Pioche 2 tuiles de gloire, gardes-en 1.
golden-ages-name-inca = Incas
    .the = les Incas
    .text = 2 or quand tu prends un blé.
golden-ages-name-aztecs = Aztèques
    .the = les Aztèques
    .text = 2 or quand tu prends une gemme.
golden-ages-name-mongolia = Mongolie
    .the = la Mongolie
    .text = 2 or quand tu prends une pierre.
golden-ages-name-france = France
    .the = la France
    .text = 4 or après chacune de tes attaques.
golden-ages-name-arabia = Arabie
    .the = l’Arabie
    .text = 4 or aussitôt. Bâtir ne demande pas de colon.
golden-ages-name-byzantium = Byzance
    .text = 5 or aussitôt.
golden-ages-name-spain = Espagne
    .the = l’Espagne
    .text = 3 or quand tu prends une gemme.
golden-ages-name-turkey = Turquie
    .the = la Turquie
    .text = Avec l’Agriculture : développe l’Architecture, ou 6 or si tu l’as.
golden-ages-name-england = Angleterre
    .the = l’Angleterre
    .text = Avec l’Écriture : développe la Monnaie, ou 6 or si tu l’as.
golden-ages-name-portugal = Portugal
    .the = le Portugal
    .text = 4 or aussitôt. 3 or quand un colon franchit le bord de la carte.
golden-ages-name-prussia = Prusse
    .the = la Prusse
    .text = Avec le Chariot : développe le Rail, ou 6 or si tu l’as.
golden-ages-name-austria = Autriche
    .the = l’Autriche
    .text = Avec la Métallurgie : développe la Construction, ou 6 or si tu l’as.
golden-ages-name-russia = Russie
    .the = la Russie
    .text = Les explorateurs ne se couchent pas.
golden-ages-name-japan = Japon
    .the = le Japon
    .text = Les technologies coûtent 2 or de moins ; plusieurs par action.
golden-ages-name-usa = États-Unis
    .the = les États-Unis
    .text = 4 or quand tu arrives sur la case d’un adversaire.
golden-ages-name-european-union = Union européenne
    .the = l’Union européenne
    .text = 4 or par colon envoyé à l’agora.
golden-ages-name-india = Inde
    .the = l’Inde
    .text = Développe aussitôt une technologie de niveau 4, sans ses points.
golden-ages-name-brazil = Brésil
    .the = le Brésil
    .text = 4 or quand tu prends une gemme.

golden-ages-name-colossus = Colosse
    .the = le Colosse
    .the-start = Le Colosse
    .text = Aussitôt : 2 points par cube sur la carte. Activer : 1 point.
golden-ages-name-great-library = Grande Bibliothèque
    .the = la Grande Bibliothèque
    .the-start = La Grande Bibliothèque
    .gender = f
    .text = Aussitôt : développe une technologie gratuitement.
golden-ages-name-pyramids = Pyramides
    .the = les Pyramides
    .the-start = Les Pyramides
    .gender = p
    .text = Aussitôt : 2 points par pierre. Activer : 1 point.
golden-ages-name-hanging-gardens = Jardins suspendus
    .the = les Jardins suspendus
    .the-start = Les Jardins suspendus
    .gender = p
    .text = Aussitôt : 2 points par blé. Activer : 1 point.
golden-ages-name-notre-dame = Notre-Dame
    .the = Notre-Dame
    .the-start = Notre-Dame
    .text = Activer : envoie tes colons couchés à l’agora, ou ramènes-en de l’agora.
golden-ages-name-hagia-sophia = Sainte-Sophie
    .the = Sainte-Sophie
    .the-start = Sainte-Sophie
    .text = 2 or par ville fondée.
golden-ages-name-spiral-minaret = Minaret en spirale
    .the = le Minaret en spirale
    .the-start = Le Minaret en spirale
    .text = À la fin, 2 points par technologie de niveau 3 ou 4.
golden-ages-name-great-wall = Grande Muraille
    .the = la Grande Muraille
    .the-start = La Grande Muraille
    .gender = f
    .text = 3 or chaque fois qu’un adversaire attaque.
golden-ages-name-oxford-university = Université d’Oxford
    .the = l’Université d’Oxford
    .the-start = L’Université d’Oxford
    .gender = f
    .text = Aussitôt : développe deux technologies gratuitement.
golden-ages-name-versailles = Versailles
    .the = Versailles
    .the-start = Versailles
    .text = Activer : 1 point par blé.
golden-ages-name-eiffel-tower = Tour Eiffel
    .the = la Tour Eiffel
    .the-start = La Tour Eiffel
    .gender = f
    .text = Activer : 1 point par pierre.
golden-ages-name-porcelain-tower = Tour de porcelaine
    .the = la Tour de porcelaine
    .the-start = La Tour de porcelaine
    .gender = f
    .text = Aussitôt : 3 points par tuile de gloire.
golden-ages-name-kremlin = Kremlin
    .the = le Kremlin
    .the-start = Le Kremlin
    .text = Aussitôt : 1 point par colon couché sur la carte.
golden-ages-name-apollo-program = Programme Apollo
    .the = le Programme Apollo
    .the-start = Le Programme Apollo
    .text = Aussitôt : 2 points par gemme.
golden-ages-name-internet = Internet
    .the = Internet
    .the-start = Internet
    .text = Aussitôt : 1 point par ville et 1 pour la capitale.
golden-ages-name-united-nations = Nations unies
    .the = les Nations unies
    .the-start = Les Nations unies
    .gender = p
    .text = Tu reçois l’or que les adversaires paient pour attaquer.

golden-ages-name-market = Marché
    .the = le Marché
    .the-start = Le Marché
    .text = 1 or par colon à l’agora.
golden-ages-name-library = Bibliothèque
    .the = la Bibliothèque
    .the-start = La Bibliothèque
    .gender = f
    .text = Développe une technologie pour 2 or de moins.
golden-ages-name-granary = Grenier
    .the = le Grenier
    .the-start = Le Grenier
    .text = 1 or par colon à toi debout.
golden-ages-name-bank = Banque
    .the = la Banque
    .the-start = La Banque
    .gender = f
    .text = 4 or.
golden-ages-name-university = Université
    .the = l’Université
    .the-start = L’Université
    .gender = f
    .text = Développe une technologie pour 3 or de moins.
golden-ages-name-wall = Rempart
    .the = le Rempart
    .the-start = Le Rempart
    .text = T’attaquer coûte 3 or de plus.
golden-ages-name-museum = Musée
    .the = le Musée
    .the-start = Le Musée
    .text = 6 or.
golden-ages-name-observatory = Observatoire
    .the = l’Observatoire
    .the-start = L’Observatoire
    .text = Développe une technologie pour 5 or de moins.
golden-ages-name-factory = Usine
    .the = l’Usine
    .the-start = L’Usine
    .gender = f
    .text = Relève un de tes colons.
golden-ages-name-cinema = Cinéma
    .the = le Cinéma
    .the-start = Le Cinéma
    .text = 2 points par colon à l’agora.
golden-ages-name-laboratory = Laboratoire
    .the = le Laboratoire
    .the-start = Le Laboratoire
    .text = Développe une technologie gratuitement.
golden-ages-name-power-plant = Centrale
    .the = la Centrale
    .the-start = La Centrale
    .gender = f
    .text = 2 or par ville et 2 pour la capitale.

golden-ages-name-j1 = Bâtisseurs
    .text = 3 points par bâtiment.
golden-ages-name-j2 = Conquérants
    .text = 2 points par tuile de gloire.
golden-ages-name-j3 = Peuples
    .text = 1 point par cube sur la carte.
golden-ages-name-j4 = Joyaux
    .text = 2 points par symbole gemme.
golden-ages-name-j5 = Carrières
    .text = 2 points par symbole pierre.
golden-ages-name-j6 = Vie sauvage
    .text = 2 points par symbole gibier.
golden-ages-name-j7 = Moissons
    .text = 2 points par symbole blé.
golden-ages-name-j8 = Monuments
    .text = 4 points par merveille.
golden-ages-name-j9 = Savoir
    .text = 1 point par technologie.
golden-ages-name-j10 = Trésor
    .text = 1 point par tranche de 3 or.

golden-ages-name-f1 = Nouvel ordre mondial
    .text = À la fin, 8 points pour le plus d’or.
golden-ages-name-f2 = Intelligence artificielle
    .text = À la fin, 8 points pour le plus de technologies.
golden-ages-name-f3 = Voyage temporel
    .text = À la fin, 8 points pour le plus de merveilles.
golden-ages-name-f4 = Psychohistoire
    .text = À la fin, 8 points pour le plus de cubes sur la carte.
golden-ages-name-f5 = Vol spatial
    .text = À la fin, 8 points pour le plus de tuiles de gloire.
golden-ages-name-f6 = Nanotechnologie
    .text = À la fin, 8 points pour le plus de symboles pierre.
golden-ages-name-f7 = Biotechnologie
    .text = À la fin, 8 points pour le plus de symboles gibier.
golden-ages-name-f8 = Fusion froide
    .text = À la fin, 8 points pour le plus de symboles gemme.
golden-ages-name-f9 = Agriculture sous-marine
    .text = À la fin, 8 points pour le plus de symboles blé.
golden-ages-name-f10 = Arcologie
    .text = À la fin, 8 points pour le plus de bâtiments.

## Où en est la partie

golden-ages-round =
    Ère { $round ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    }
