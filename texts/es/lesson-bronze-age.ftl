# The lesson of Bronze Age (lessons/bronze-age.lesson), by its ids.

## Three decks, three Actions

lesson-bronze-age-decks =
    .title = Tres mazos, tres acciones
lesson-bronze-age-decks-three =
    .title = Tres mazos
    .why = Cada mazo enseña qué es su primera carta: Mar, Montaña o Llanura. En cada turno vas a uno de ellos.
lesson-bronze-age-decks-actions =
    .title = Tus tres acciones
    .why = Tienes una acción de cada tipo. En un turno juegas una en un mazo, o recuperas una.
lesson-bronze-age-decks-hand =
    .title = Tus cartas
    .why = La mitad de arriba de cada carta es para tu civilización básica; la de abajo, para Egipto. Solo tú las ves.
lesson-bronze-age-decks-score =
    .title = Cuatro formas de puntuar
    .why = Iconos básicos, iconos especializados, territorios y los tres triunfos. En esta lección puntuarás con todos.

## Match and mismatch

lesson-bronze-age-match =
    .title = Coincidir o no
lesson-bronze-age-match-sea =
    .title = Juega Mar en el mazo A
    .why = El mazo A enseña Mar. Una acción que coincide te da esa carta como territorio, te deja robar la siguiente y te permite jugar una carta.
    .not-1 = Ahí Mar no coincidiría. Busca el mazo que enseña Mar.
    .not-2 = Eso también podría coincidir. Empieza con Mar en el mazo A, porque tienes una buena carta de Mar que jugar.
lesson-bronze-age-first-card =
    .title = Juega la carta de Mar bajo Egipto
    .why = Egipto admite Agricultura y Arte, y esta carta tiene tres de Agricultura: 3 puntos. Su habilidad, Siembra, funciona al momento.
    .not-1 = Como básica cuenta 1 de Exploración, 1 punto. Usa la mitad de abajo: 3 puntos y una habilidad.
    .not-2 = Esa carta también se puede jugar. Toma la de Mar con Siembra: te trae una carta nueva.
    .not-3 = Puedes guardarte las cartas, pero solo dan puntos cuando están bajo una civilización.
lesson-bronze-age-first-sow =
    .title = Siembra: roba del mazo B
    .why = Siembra te deja robar de cualquier mazo. La primera carta del mazo B es de Llanura, y de esas tienes pocas.
    .not-1 = Cualquier mazo vale. Esta vez el mazo B: allí te espera una buena carta.
lesson-bronze-age-ines-answers =
    .title = Ines también ha coincidido
    .why = Ha ganado territorios de Montaña y ha jugado una carta bajo Hatti. Ahora todos los mazos enseñan Mar, y tu acción de Mar está en el mazo A.
lesson-bronze-age-mismatch =
    .title = Juega Llanura en el mazo A
    .why = Ninguna de tus acciones coincide. No se pierde nada: puedes robar dos cartas o jugar una.
    .not-1 = En cualquier mazo pasa lo mismo. Elige Llanura en el mazo A: dos acciones en un mazo te vendrán bien pronto.
    .not-2 = Recuperar Mar ahora solo da un paso. Pon antes otra acción a su lado.
lesson-bronze-age-draw-two =
    .title = Roba dos cartas
    .why = Con más cartas tienes más donde elegir. El próximo turno las juegas.
    .not-1 = Jugar una carta ahora también está bien. Pero con más cartas encontrarás una mejor: roba dos.
    .not-2 = Puedes dejarlo ahí, pero dos cartas salen gratis.

## Taking back

lesson-bronze-age-return =
    .title = Recuperar
lesson-bronze-age-return-sea =
    .title = Recupera Mar del mazo A
    .why = Recuperar da un paso, y uno más por cada acción que quede en ese mazo. Allí está Llanura, así que tienes dos pasos.
    .not-1 = Eso también vale. Recupera Mar del mazo A: la querrás otra vez.
    .not-2 = Recupera antes una acción: dos pasos son tan buenos como una coincidencia.
lesson-bronze-age-return-play =
    .title = Primer paso: juega una carta
    .why = En cada paso robas una carta, o juegas una, o lo dejas ahí. Ahora juega una.
    .not-1 = Tienes dos pasos. Juega antes una carta y roba después.
    .not-2 = Así regalarías los dos pasos.
lesson-bronze-age-triumph-society =
    .title = Juega esta carta de Llanura como básica
    .why = Bajo Egipto vale 3 puntos. Como básica, sus dos iconos de Sociedad valen 2 y te ponen por delante en Sociedad, un triunfo de 3 puntos: 5 en total.
    .not-1 = Tres puntos, y no está mal. Pero como básica da 2 puntos y la ventaja en Sociedad por 3 más.
    .not-2 = Los mismos puntos ahora. Guarda esa para Egipto y toma la de Llanura con Agricultura.
    .not-3 = Mira la carta de Llanura con dos de Sociedad y tres de Agricultura: nadie tiene aún Sociedad.
lesson-bronze-age-return-draw =
    .title = Segundo paso: roba una carta
    .why = Tu carta de Mar con Incursión tiene Guerra, que Egipto no admite: solo puede ser básica. Mira qué viene ahora.
    .not-1 = También está bien, pero guarda tus mejores cartas para una coincidencia. Esta vez roba.
    .not-2 = Te queda un paso. Una carta es mejor que nada.

## One card leads to another

lesson-bronze-age-chain =
    .title = Una carta trae otra
lesson-bronze-age-match-mountains =
    .title = Coincide en el mazo A
    .why = El mazo A enseña Montaña, y tienes esa acción. Coincidir te da un territorio, una carta y una carta que jugar.
    .not-1 = La acción es esa, pero en otro mazo. ¿Qué mazo enseña Montaña?
    .not-2 = Eso no coincide. Compara tus acciones con las primeras cartas de los mazos.
    .not-3 = Recuperar va bien cuando nada coincide. Aquí hay algo que coincide.
lesson-bronze-age-masterwork =
    .title = Juega Obra maestra bajo Egipto
    .why = Dos iconos de Arte son 2 puntos, y Obra maestra te deja jugar otra carta al momento. Juega la carta de Montaña con dos de Arte.
    .not-1 = Como básica no funciona su habilidad. Usa la mitad de abajo.
    .not-2 = Esa es una Obra maestra con un icono de Arte. La otra tiene dos.
    .not-3 = Esa la jugarás después, con Obra maestra. Así bajas dos cartas en un turno.
    .not-4 = Busca la carta con Obra maestra: trae otra detrás.
    .not-5 = Las cartas en la mano no valen nada. Juega una.
lesson-bronze-age-chain-card =
    .title = Ahora juega tu mejor carta
    .why = Una de tus cartas vale 3 puntos bajo Egipto. Búscala y usa la mitad que toca.
    .not-1 = La carta es esa. Su mitad de abajo vale más: tres de Arte.
    .not-2 = Está bien, pero hay una carta con tres de Arte en la mitad de abajo.

## The Collapse

lesson-bronze-age-collapse =
    .title = El Colapso
lesson-bronze-age-collapse-near =
    .title = Unos turnos después
    .why = Al mazo A le quedan dos cartas. Cuando un mazo queda vacío tras un turno de quien empezó la partida, llega el Colapso. Y empezaste tú.
lesson-bronze-age-collapse-play =
    .title = Vacía el mazo A
    .why = Coincide: ganas Llanura y robas la última carta. Mejor que el Colapso llegue ahora, cuando te conviene.
    .not-1 = Tienes Llanura. El mazo A la enseña, y le quedan dos cartas.
    .not-2 = Esta vez juega: el mazo A coincide con lo que tienes.
lesson-bronze-age-collapse-card =
    .title = Ponte por delante en Exploración
    .why = Ines va por delante con 4 contra tus 3. Dos más de Exploración le quitan el triunfo. ¿Qué carta y qué mitad lo consiguen?
    .not-1 = Tres puntos. Pero como básica son 2 puntos, 3 por el triunfo y 3 menos para Ines.
    .not-2 = Con uno más hay empate, y entonces nadie tiene el triunfo. Necesitas dos.
    .not-3 = Eso es Prosperidad: también es un buen triunfo. Esta vez busca Exploración.
    .not-4 = ¿Qué carta tiene dos de Exploración?
    .not-5 = Aquí una carta puede cambiar un triunfo. Juégala.
lesson-bronze-age-keep-sea =
    .title = El Colapso: conserva Mar
    .why = Conservas los territorios de un tipo y pierdes los demás. Al final solo cuenta un tipo, 2 puntos por cada uno: de Mar tienes dos.
    .not-1 = De ese tipo solo tienes uno. Conserva los dos de Mar.
lesson-bronze-age-discard-one =
    .title = Quédate con tres cartas
    .why = Cuatro son una de más. Deja ir la que peor le va a Egipto y menos ayuda a un triunfo: la de Llanura con un icono de Sociedad.
    .not-1 = Esa le va bien a Egipto y tiene Obra maestra. Guárdala.
    .not-2 = Dos de Prosperidad te pueden dar un triunfo. Guárdala.
    .not-3 = En Exploración estáis casi igual. Guárdala.
lesson-bronze-age-after-collapse =
    .title = Después del Colapso
    .why = Los mazos se han barajado de nuevo, y volvéis a tener tres acciones por cabeza. La partida acaba cuando un mazo queda vacío tras un turno de Ines, así que jugáis los mismos turnos.

## Your last turn

lesson-bronze-age-end =
    .title = Tu último turno
lesson-bronze-age-end-play =
    .title = Toma la última carta del mazo A
    .why = Queda una carta, y coincide: la ganas, y a Ines le queda un turno antes del final.
    .not-1 = Al mazo A le queda una carta, y enseña Llanura.
lesson-bronze-age-end-even =
    .title = Estropea un triunfo
    .why = Ines va por delante en Exploración con 6 contra 5. Si empatáis, nadie tiene el triunfo y ella pierde 3 puntos. Busca la carta.
    .not-1 = Dos puntos. Pero hay una carta que le cuesta tres puntos a Ines y te da uno.
    .not-2 = En Sociedad ya vas por delante. ¿Qué carta empata en Exploración?
    .not-3 = Juega tu última carta: una de ellas le quita un triunfo a Ines.
lesson-bronze-age-end-score =
    .title = La hoja de puntos
    .why = Los iconos de ambas civilizaciones, 2 puntos por cada territorio de tu mejor tipo y 3 por cada triunfo en el que vas por delante. Los empates no son de nadie.

## A first game with help

lesson-bronze-age-help-play =
    .title = Juega una acción
    .why = Toma una acción y mira los mazos: cada uno dice qué daría. Coincidir vale un territorio, una carta y una carta que jugar.
lesson-bronze-age-help-return =
    .title = O recupera una
    .why = Recuperar una acción da un paso por ella y uno por cada acción que quede allí. Los mazos con muchas acciones lo merecen.
lesson-bronze-age-help-draw2 =
    .title = No coincide
    .why = Roba dos cartas, o juega una. Robar va bien al principio; jugar, cuando ya tienes lo que necesitas.
lesson-bronze-age-help-card =
    .title = Juega una carta
    .why = La mitad de arriba cuenta para los triunfos; la de abajo, para tu civilización, a menudo con una habilidad. Elige lo que más dé.
lesson-bronze-age-help-deck =
    .title = Elige un mazo
    .why = Una habilidad te deja robar o ganar una carta de cualquier mazo. Mira las primeras cartas: sus tipos están a la vista.
lesson-bronze-age-help-raid =
    .title = Una Incursión
    .why = Una Incursión pasa una carta al azar de una mano a la otra. Mientras siga allí, ambas partes saben cuál es.
lesson-bronze-age-help-take =
    .title = Conquista
    .why = Le quitas un territorio a tu rival. Elige el tipo que más cuenta: para ti o para la otra parte.
lesson-bronze-age-help-keep =
    .title = El Colapso
    .why = Conserva un tipo de territorio; los demás se pierden. Al final solo cuenta tu mejor tipo.
lesson-bronze-age-help-discard =
    .title = Se quedan tres cartas
    .why = Guarda las que le van a tu civilización, y los iconos básicos de un triunfo que esté reñido.
