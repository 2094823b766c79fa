# Settings for eyes, ears and hands.

page-access-palette = Player colours
page-access-palette-usual = Standard
page-access-palette-red-green = For red-green colour blindness
page-access-palette-blue-yellow = For blue-yellow colour blindness
page-access-palette-grey = By brightness alone
page-access-left = Left-handed: phone buttons on the left
page-access-sound = Sounds
page-access-volume = Volume
page-access-mute = Mute sounds
page-access-unmute = Turn sounds on
