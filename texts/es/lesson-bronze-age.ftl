# The lesson of Bronze Age (lessons/bronze-age.lesson), by its ids.

## Three decks, three Actions

lesson-bronze-age-decks =
    .title = Tres mazos, tres acciones
lesson-bronze-age-decks-three =
    .title = Tres mazos
    .why = Cada mazo enseña qué es su primera carta: Mar, Montaña o Llanura. En cada turno vas a uno de ellos.
lesson-bronze-age-decks-actions =
    .title = Tus tres acciones
    .why = Tienes una acción de cada tipo. En un turno juegas una en un mazo, o recuperas una que esté en un mazo, aunque la haya jugado Ines.
lesson-bronze-age-decks-hand =
    .title = Tus cartas
    .why = Desarrollas dos civilizaciones: la básica, que tienen todos, y Egipto, la tuya. Juegas una carta bajo una de ellas: su mitad de arriba cuenta para la básica; la de abajo, la especializada, para Egipto. Solo tú ves tu mano.
    .typed = Desarrollas dos civilizaciones: la básica, que tienen todos, y Egipto, la tuya. Juegas una carta bajo una de ellas: lo de la izquierda cuenta para la básica; lo de la derecha, lo especializado, para Egipto. Solo tú ves tu mano.
lesson-bronze-age-decks-score =
    .title = Cuatro formas de puntuar
    .why = Cada icono bajo una de las dos civilizaciones vale 1 punto. Los territorios son cartas que ganas: 2 puntos cada uno, pero solo los de tu mejor tipo. Cada clase de icono básico tiene un triunfo: 3 puntos si tienes más que Ines.

## Match and mismatch

lesson-bronze-age-match =
    .title = Coincidir o no
lesson-bronze-age-match-sea =
    .title = Juega Mar en el mazo A
    .why = El mazo A enseña Mar. Una acción que coincide te da esa carta como territorio, te deja robar la siguiente y te permite jugar una carta.
    .not-1 = Ahí Mar no coincidiría. Busca el mazo que enseña Mar.
    .not-2 = Empieza con Mar en el mazo A: allí coincide, y tienes una buena carta de Mar que jugar.
lesson-bronze-age-first-card =
    .title = Juega la carta de Mar bajo Egipto
    .why = Egipto admite Agricultura y Arte, y esta carta tiene tres de Agricultura: 3 puntos. Su habilidad, Siembra, funciona al momento.
    .not-1 = Como básica cuenta 1 de Exploración, 1 punto. Usa la mitad de abajo: 3 puntos y una habilidad.
    .not-2 = Esa carta también se puede jugar. Toma la de Mar con Siembra: te trae una carta nueva.
    .not-3 = Puedes guardarte las cartas, pero solo dan puntos cuando están bajo una civilización.
lesson-bronze-age-first-sow =
    .title = Siembra: roba del mazo B
    .why = Siembra te deja robar de cualquier mazo. El mazo B da una carta de Llanura, y de esas tienes pocas.
    .not-1 = Cualquier mazo vale. Esta vez el mazo B: allí te espera una buena carta.
lesson-bronze-age-ines-answers =
    .title = Ines también ha logrado una coincidencia
    .why = Le ha dado un territorio de Montaña, y la Fundición de la carta que ha jugado bajo Hatti, uno de Mar. Ahora todos los mazos enseñan Mar, y tu acción de Mar está en el mazo A.
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
    .why = Ines ha jugado en el mazo C una acción de Mar que coincidía. Ahora recupera una acción: da un paso, y uno más por cada acción que quede en ese mazo. Allí está Llanura, así que tienes dos pasos.
    .not-1 = Puedes recuperar cualquier acción, incluso una de Ines. Esta vez recupera Mar del mazo A.
    .not-2 = Recupera antes una acción: dos pasos son tan buenos como una coincidencia.
lesson-bronze-age-return-play =
    .title = Primer paso: juega una carta
    .why = En cada paso robas una carta, o juegas una, o lo dejas ahí. Ahora juega una.
    .not-1 = Tienes dos pasos. Juega antes una carta y roba después.
    .not-2 = Así regalarías los dos pasos.
lesson-bronze-age-triumph-society =
    .title = Juega esta carta de Llanura como básica
    .why = Bajo Egipto vale 3 puntos. Como básica, sus dos iconos de Sociedad valen 2, y al ponerte por delante ganas el triunfo de 3 puntos: 5 en total.
    .not-1 = Tres puntos, y no está mal. Pero como básica da 2 puntos y la ventaja en Sociedad por 3 más.
    .not-2 = Los mismos puntos ahora. Guarda esa para Egipto y toma la de Llanura con Agricultura.
    .not-3 = Esa también da 5 puntos, con la ventaja en Prosperidad. Guárdala para otro turno y empieza por Sociedad.
    .not-4 = Mira la carta de Llanura con dos de Sociedad y tres de Agricultura: nadie tiene aún Sociedad.
lesson-bronze-age-return-draw =
    .title = Segundo paso: roba una carta
    .why = Te queda un paso. Una carta más te da más donde elegir, y deja a la vista la siguiente del mazo A: quizá una que coincida.
    .not-1 = También está bien, pero guarda tus mejores cartas para una coincidencia. Esta vez roba.
    .not-2 = Te queda un paso. Una carta es mejor que nada.

## One card leads to another

lesson-bronze-age-chain =
    .title = Una carta trae otra
lesson-bronze-age-match-mountains =
    .title = Coincide en el mazo A
    .why = Ines ha recuperado Mar y ha jugado una carta bajo Hatti. El mazo A enseña Montaña, y tienes esa acción. Coincidir te da un territorio, una carta y una carta que jugar.
    .not-1 = La acción es esa, pero en otro mazo. ¿Qué mazo enseña Montaña?
    .not-2 = Eso no coincide. Compara tus acciones con las primeras cartas de los mazos.
    .not-3 = Recuperar va bien cuando nada coincide. Aquí hay algo que coincide.
lesson-bronze-age-masterwork =
    .title = Juega Obra maestra bajo Egipto
    .why = Dos iconos de Arte son 2 puntos, y Obra maestra te deja jugar otra carta al momento. Juega la carta de Montaña con dos de Arte.
    .not-1 = Como básica no funciona su habilidad. Usa la mitad de abajo.
    .not-2 = Esa la jugarás después, con Obra maestra: dos cartas en un turno. Juega antes la carta de Montaña con dos de Arte.
    .not-3 = Buena carta, y puede esperar. Con Obra maestra juegas dos cartas en este turno.
    .not-4 = Busca la carta con Obra maestra: trae otra detrás.
    .not-5 = Las cartas en la mano no valen nada. Juega una.
lesson-bronze-age-chain-card =
    .title = Ahora juega tu mejor carta
    .why = Mira los triunfos: nadie tiene aún Prosperidad. Una carta te pone por delante ahí, por 5 puntos en total. ¿Qué carta y qué mitad lo consiguen?
    .not-1 = La carta es esa. Su mitad de arriba vale más: 2 puntos y la ventaja en Prosperidad por 3 más.
    .not-2 = Tres puntos bajo Egipto, y podrás jugarla después. Otra carta da 5 ahora.
    .not-3 = Con eso empatáis en Exploración: 2 puntos para ti, e Ines pierde 3. Pero una carta te da 5, e Ines pronto podría ponerse otra vez por delante.
    .not-4 = Está bien, pero una carta da 5 puntos. Busca Prosperidad.

## The Collapse

lesson-bronze-age-collapse =
    .title = El Colapso
lesson-bronze-age-collapse-near =
    .title = Unos turnos después
    .why = Entretanto se han jugado cinco turnos. Al mazo A le quedan dos cartas. La partida la empezaste tú: el Colapso llega cuando un mazo queda vacío tras un turno tuyo.
lesson-bronze-age-collapse-what =
    .title = Qué hace el Colapso
    .why = Tanto Ines como tú conserváis los territorios de un tipo y tres cartas en la mano como mucho; las que están bajo civilizaciones se quedan. Volvéis a tener una acción de cada tipo, y los mazos se barajan de nuevo. Solo llega una vez.
lesson-bronze-age-collapse-play =
    .title = Vacía el mazo A
    .why = Tu acción coincide con el mazo A: ganas un territorio de Llanura y robas la última carta. Con eso llega el Colapso, y te cuesta poco: de todos modos solo puntúa un tipo de territorio.
    .not-1 = Tienes Llanura. El mazo A la enseña, y le quedan dos cartas.
    .not-2 = Esta vez juega: el mazo A coincide con lo que tienes.
lesson-bronze-age-collapse-card =
    .title = Ponte por delante en Exploración
    .why = Ines va por delante con 4 contra tus 3. Dos más de Exploración le quitan el triunfo. ¿Qué carta y qué mitad lo consiguen?
    .not-1 = Tres puntos. Pero como básica son 2 puntos, 3 por el triunfo y 3 menos para Ines.
    .not-2 = Con uno más hay empate, y entonces nadie tiene el triunfo. Necesitas dos.
    .not-3 = Eso es Prosperidad, y ahí ya vas por delante. Esta vez busca Exploración.
    .not-4 = ¿Qué carta tiene dos de Exploración?
    .not-5 = Aquí una carta puede cambiar un triunfo. Juégala.
lesson-bronze-age-keep-sea =
    .title = El Colapso: conserva Mar
    .why = Conservas los territorios de un tipo y pierdes los demás. Al final solo cuenta un tipo, 2 puntos por cada uno: de Mar tienes dos.
    .not-1 = De ese tipo solo tienes uno. Conserva los dos de Mar.
lesson-bronze-age-discard-one =
    .title = Quédate con tres cartas
    .why = Cuatro son una de más. Deja ir la que peor le va a Egipto y menos ayuda a un triunfo: la de Llanura con un icono de Sociedad.
    .not-1 = Esa vale 3 puntos bajo Egipto. Guárdala.
    .not-2 = Dos más de Prosperidad pueden mantenerte por delante ahí. Guárdala.
    .not-3 = En Exploración estáis casi igual. Guárdala.
lesson-bronze-age-after-collapse =
    .title = Después del Colapso
    .why = Los mazos se barajaron de nuevo, y volvisteis a tener tres acciones por cabeza. Desde entonces se han jugado cinco turnos. La partida acaba cuando un mazo queda vacío tras un turno de Ines, así que jugáis los mismos turnos.

## Your last turn

lesson-bronze-age-end =
    .title = Tu último turno
lesson-bronze-age-end-play =
    .title = Toma la última carta del mazo A
    .why = Queda una carta y tienes la acción que coincide: la ganas, y a Ines le queda un turno antes del final.
    .not-1 = Al mazo A le queda una carta, y enseña Llanura.
lesson-bronze-age-end-even =
    .title = Estropea un triunfo
    .why = Ines va por delante en Exploración con 6 contra 5. Si empatáis, nadie tiene el triunfo y ella pierde 3 puntos. Busca la carta.
    .not-1 = Dos puntos. Pero hay una carta que le cuesta tres puntos a Ines y te da uno.
    .not-2 = En Sociedad ya vas por delante. ¿Qué carta empata en Exploración?
    .not-3 = Juega tu última carta: una de ellas le quita un triunfo a Ines.
lesson-bronze-age-end-score =
    .title = Has ganado
    .why = Tienes 33 puntos e Ines 23: iconos 23 a 17, territorios del mejor tipo 4 a 6, triunfos 6 a 0. Un triunfo empatado no es de nadie.

## A first game with help

lesson-bronze-age-help-triumph =
    .title = Un triunfo
    .why = Quien tiene más de un icono básico se lleva su triunfo. Vale 3 puntos al final: hasta entonces puede cambiar de manos. En caso de empate no es de nadie.
lesson-bronze-age-help-decks =
    .title = Camino del final
    .why = Desde ahora la partida acaba si, tras un turno de quien no empezó, hay un mazo vacío. No pierdas de vista el mazo más pequeño.
lesson-bronze-age-help-play =
    .title = Busca lo que coincide
    .why = Toma una acción y mira los mazos: cada uno dice qué daría. Coincidir vale un territorio, una carta y una carta que jugar.
    .typed = Compara tus acciones con la carta de arriba de cada mazo. Coincidir vale un territorio, una carta y una carta que jugar.
lesson-bronze-age-help-return =
    .title = Qué da recuperar
    .why = Puedes recuperar cualquier acción de un mazo, también las de tu rival. Da un paso, y uno más por cada acción que quede allí: compensa en los mazos con muchas acciones.
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
    .title = Elige una carta para descartar
    .why = Se quedan tres. Descarta una que no le vaya a tu civilización ni ayude en ningún triunfo.
