# Réglages pour les yeux, les oreilles et les mains.

page-access-palette = Couleurs des joueurs
page-access-palette-usual = Habituelles
page-access-palette-red-green = Pour le daltonisme rouge-vert
page-access-palette-blue-yellow = Pour le daltonisme bleu-jaune
page-access-palette-grey = Par la seule luminosité
page-access-left = Main gauche : boutons du téléphone à gauche
page-access-sound = Sons
page-access-volume = Volume
page-access-mute = Couper le son
page-access-unmute = Activer le son
