# The lesson of The Golden Ages (lessons/golden-ages.lesson), by its ids.

## Land, sea and capital

lesson-golden-ages-world =
    .title = Tierra, mar y capital
lesson-golden-ages-world-map =
    .title = Este es el mundo
    .why = Empieza con un solo trozo de tierra, y crece. En él hay trigo, piedra, gemas y caza; lo demás es mar con unas pocas islas. Los bordes izquierdo y derecho se unen: J está junto a A.
lesson-golden-ages-world-civ =
    .title = Eres Babilonia
    .why = Tu civilización te ayuda: Babilonia te ha traído Agricultura, que da 1 de oro por cada trigo que tomas. Así que tu plan es el trigo.
lesson-golden-ages-world-judgements =
    .title = Cómo se juzgan las eras
    .why = Al final de cada una de las cuatro eras, uno de estos juicios da puntos. Uno de ellos es Cosechas: 2 puntos por cada trigo.
lesson-golden-ages-world-points =
    .title = De dónde vienen los puntos
    .why = Algunas cosas dan puntos durante la partida. Las tecnologías, tu tecnología futura secreta y el oro (1 punto por cada 3) cuentan al final. Tu puntuación los muestra como están ahora, así que puede bajar cuando gastas oro.
lesson-golden-ages-place-tile =
    .title = Coloca tu loseta
    .why = Cada cual añade tierra. Pon la tuya arriba: donde se tocan las losetas, la tierra va con tierra y el mar con mar.
    .not-1 = Ese sitio también vale. Elige el iluminado: está cerca de una isla con dos trigos.
    .not-2 = Girada así va a otro sitio. Elige el primero de los dibujos de abajo y después la casilla iluminada.
lesson-golden-ages-place-capital =
    .title = Pon tu capital sobre la piedra
    .why = Una capital tapa para todos el símbolo que tiene debajo; así que deja libre el trigo. De aquí salen tus tres colonos.
    .not-1 = Taparías un trigo tuyo. Elige la piedra.

## Explorers and technologies

lesson-golden-ages-explore =
    .title = Exploradores y tecnologías
lesson-golden-ages-explore-first =
    .title = Envía un explorador
    .why = Un turno es una de ocho acciones. El explorador mueve a uno de tus colonos. Los tres están en tu capital, así que uno de ellos sale de allí.
    .not-1 = Un artista da 3 puntos, pero ese colono ya no vuelve en esta era. Explora primero.
    .not-2 = Los constructores vienen enseguida. Primero explora: la tierra da oro.
    .not-3 = Buena acción, para más tarde. Primero envía un explorador.
lesson-golden-ages-move-wheat =
    .title = Muévete al trigo
    .why = Quien pasa a controlar un símbolo cobra por él: Agricultura te da 1 de oro por este trigo.
    .not-1 = Quedándote no tomas control de nada y no cobras. Ve al trigo.
    .not-2 = Ahí no hay trigo. Toma el que está junto a tu capital.
lesson-golden-ages-found-city =
    .title = Funda una ciudad
    .why = Una ciudad es un cubo. Te guarda el trigo cuando el colono se va, y tu tecnología Trueque te da 1 de oro por él. Tus 8 puntos nuevos son de tu tecnología futura, si al final tienes más trigo que nadie.
    .not-1 = Puedes, pero una ciudad da oro ahora y te guarda este trigo. Fúndala.
lesson-golden-ages-tech-carriage =
    .title = Desarrolla Carro
    .why = Tu explorador se tumba y descansa hasta la era siguiente. Con Carro, por 3 de oro, los demás mueven dos casillas.
    .not-1 = Buena tecnología. Esta vez elige Carro: la isla con dos trigos está a dos casillas.
    .not-2 = Primero Carro: solo con Rueda tus colonos mueven una casilla.
    .not-3 = Pronto. Primero haz más rápidos a tus colonos.
    .not-4 = Todavía no. Por 3 de oro tus colonos llegan el doble de lejos: desarrolla Carro.
lesson-golden-ages-explore-island =
    .title = Explora otra vez
    .why = En tu capital quedan dos colonos de pie. Envía a uno.
    .not-1 = Está bien, pero la isla espera. Envía un explorador.
lesson-golden-ages-find-island =
    .title = Busca la isla con dos trigos
    .why = El mar no es obstáculo: dos pasos sobre el agua y ya estás allí. Cobras por cada uno de sus símbolos.
    .not-1 = Quedándote no cobras. Mira al nordeste: hay dos gavillas de trigo.
    .not-2 = Busca la isla con dos gavillas de trigo, a dos casillas.

## Wonders and buildings

lesson-golden-ages-build =
    .title = Maravillas y edificios
lesson-golden-ages-wonder-gardens =
    .title = Construye los Jardines Colgantes
    .why = Dan 2 puntos por cada trigo que tienes, y tienes tres: 6 puntos al momento. Como Babilonia pagas por ellos solo 2 de oro; los demás pagan 3.
    .not-1 = Esa maravilla cuenta algo de lo que tienes poco. Los Jardines Colgantes cuentan trigo.
    .not-2 = Lo puedes pagar, pero te quedas sin oro para la maravilla.
    .not-3 = El oro se gasta mejor ahora: en la oferta hay una maravilla que cuenta trigo.
lesson-golden-ages-builder-send =
    .title = Envía un constructor
    .why = Tu último colono de pie va al ágora, el lugar junto al mapa, y toma un edificio para tu tablero.
    .not-1 = El artista da 3 puntos al momento. Un edificio da oro en todas las eras: elige el constructor.
    .not-2 = Explorar también está bien. Ahora mira qué hace un edificio.
    .not-3 = Eso da 1 punto, y puede esperar. Envía antes un constructor.
lesson-golden-ages-take-market =
    .title = Toma el Mercado
    .why = Una vez por era, el Mercado da 1 de oro por cada colono del ágora, sea de quien sea.
    .not-1 = El Granero cuenta tus colonos de pie, y ahora no te queda ninguno. Toma el Mercado.
lesson-golden-ages-activate-market =
    .title = Activa el Mercado
    .why = Algunos edificios y maravillas se activan una vez por era, como acción. Se puede hacer ya en la era en que los tomas.
    .not-1 = Un punto, bien. Primero el Mercado: 2 de oro.
    .not-2 = Todavía no: usa antes lo que tienes.

## A golden age

lesson-golden-ages-golden =
    .title = Una edad de oro
lesson-golden-ages-golden-start =
    .title = Empieza tu edad de oro
    .why = No tienes ningún colono de pie, así que puedes dar por acabada esta era. Quien lo hace antes elige el juicio, y ahora eres tú.
    .not-1 = Te llega el oro. Pero guárdalo: en la próxima era enviarás un soldado.
    .not-2 = Las Pirámides cuentan piedra, y no tienes. Guarda el oro para la próxima era.
    .not-3 = Un punto más, pero Ines podría empezar antes su edad de oro y elegir el juicio. Date prisa.
lesson-golden-ages-judge-harvests =
    .title = Elige qué premia el mundo
    .why = Cada juicio dice cuánto vale ahora para ti. A Ines le paga igual por lo que ella tiene. Busca el que más te conviene.
    .not-1 = Prodigios te daría 4 a ti y 8 a Ines. Busca uno que te dé más a ti.
    .not-2 = Obras te daría 3. Hay uno que da el doble.
    .not-3 = Saber os da lo mismo a Ines y a ti. Busca el trigo.
    .not-4 = Ese no te daría nada. Tienes tres trigos.
lesson-golden-ages-era-over =
    .title = Ha terminado la primera era
    .why = Ines también ha empezado su edad de oro, y Cosechas te ha dado 6 puntos y a ella nada. Todos los colonos vuelven a ponerse de pie.

## A new era, and a soldier

lesson-golden-ages-war =
    .title = Otra era, y un soldado
lesson-golden-ages-civ-inca =
    .title = Lidera a los incas
    .why = En cada era conservas tu civilización o tomas la siguiente. Los incas ganan 2 de oro al tomar trigo. Lo que aprendiste con Babilonia se queda.
    .not-1 = Babilonia ya ha dado lo suyo: Agricultura se queda contigo. Los incas dan más oro por el trigo.
lesson-golden-ages-second-tile =
    .title = Coloca otra loseta
    .why = Desde ahora las losetas tienen dos casillas. En el sitio iluminado acerca una gema y una piedra a tu capital.
    .not-1 = Se puede, pero queda lejos de tu gente. Elige el primer dibujo de abajo y la casilla iluminada.
lesson-golden-ages-capital-stay =
    .title = Deja tu capital donde está
    .why = Podría mudarse a la tierra nueva, pero está en buen sitio: cerca de trigo, gema y mar.
    .not-1 = Taparía el símbolo nuevo. Esta vez déjala donde está.
lesson-golden-ages-soldier-send =
    .title = Envía un soldado
    .why = Un soldado se mueve y ataca donde hay rivales. El primer ataque cuesta 3 de oro. El que va es tu colono de la ciudad.
    .not-1 = Buena para otro turno. Ahora mira qué hace un soldado: Ines tiene una ciudad a tu alcance.
lesson-golden-ages-soldier-attack =
    .title = Ataca la ciudad de Ines
    .why = Su cubo vuelve a ella y su colono a casa. Pagas 3 de oro y la caza de allí te da 1: en total, −2. Robas una ficha de gloria, de 2 a 6 puntos, que solo tú puedes ver.
    .not-1 = Ahí también hay rivales. Ataca la otra ciudad: está más cerca.
lesson-golden-ages-soldier-city =
    .title = Funda una ciudad en su lugar
    .why = La casilla ha quedado libre, y su caza es tuya. Tu ficha de gloria vale 5 puntos al final.
    .not-1 = Puedes, pero la casilla está libre: una ciudad da oro y guarda la caza.
lesson-golden-ages-artist-send =
    .title = Envía un artista
    .why = Un colono de pie va al ágora por 3 puntos. Si no hay nada mejor que hacer, esto siempre se puede.
    .not-1 = Puede ir cualquier colono de pie. Elige el de la capital, que no guarda ningún símbolo.
    .not-2 = También está bien, pero aún no has visto un artista: 3 puntos.

## The last era

lesson-golden-ages-end =
    .title = La última era
lesson-golden-ages-end-era =
    .title = Dos eras después
    .why = Desde entonces te has convertido en Turquía, has movido dos veces tu capital y has sumado cartas. Es la era IV. Ahora la primera edad de oro cierra la partida: a los demás les queda una acción, y después se cuenta todo.
lesson-golden-ages-end-future =
    .title = Tu tecnología futura
    .why = Da 8 puntos si al final tienes más trigo que nadie. Tienes uno, e Ines aún no tiene ninguno.
lesson-golden-ages-end-explore =
    .title = Envía tu último colono
    .why = Un artista daría 3 puntos. Pero un segundo trigo asegura tus 8: envía un explorador.
    .not-1 = Tres puntos están bien. Pero si Ines toma un trigo pierdes ocho: explora.
lesson-golden-ages-end-wheat =
    .title = Toma el trigo del norte
    .why = Está a una casilla, entre tus ciudades. En el tiempo que queda, allí no te lo quita nadie.
    .not-1 = Buen paseo, pero una casilla al norte hay trigo.
lesson-golden-ages-end-city =
    .title = Funda allí una ciudad
    .why = El trigo da 1 de oro y el cubo otro más. Al final recibes 1 punto por cada 3 de oro.
    .not-1 = La ciudad no cuesta nada y da 1 de oro.
lesson-golden-ages-end-golden =
    .title = Empieza la última edad de oro
    .why = Vas por delante y ninguno de tus colonos está de pie. Cuanto antes acabe, menos podrá hacer Ines.
    .not-1 = Un poco de oro, pero Ines tendría otro turno. Termina ya.
lesson-golden-ages-end-judge =
    .title = Elige el último juicio
    .why = Cada juicio dice cuánto vale ahora para ti. Mira también las cartas de Ines: tiene tantos edificios como tú, pero menos maravillas.
    .not-1 = Obras os daría 6 a Ines y a ti. El otro te da más.
lesson-golden-ages-end-score =
    .title = Has ganado
    .why = Tienes 79 puntos e Ines 50. Artistas, maravillas y juicios han puntuado por el camino; tecnologías, gloria, oro y tecnología futura se han contado al final: 22 para ti y 10 para Ines.

## A first game with help

lesson-golden-ages-help-tile =
    .title = Coloca una loseta de continente
    .why = Los dibujos enseñan cómo se puede girar; las casillas iluminadas, dónde cabe. Acerca a tu gente los símbolos por los que cobras.
lesson-golden-ages-help-capital =
    .title = Tu capital
    .why = Tapa el símbolo de debajo, para toda la mesa. Ponla donde tape lo que menos necesitas.
lesson-golden-ages-help-explore =
    .title = Ocho acciones
    .why = Una por turno. Al principio explora y funda ciudades: dan oro. Con el oro, compra tecnologías y maravillas. Los artistas, al final.
lesson-golden-ages-help-city =
    .title = Funda una ciudad
    .why = Un cubo te guarda la casilla y da oro. Nadie más puede fundar allí.
lesson-golden-ages-help-golden =
    .title = Una edad de oro
    .why = Sin colonos de pie puedes dar por acabada la era. Quien lo hace antes elige el juicio, y quien está en su edad de oro recibe 2 de oro por turno.
lesson-golden-ages-help-judge =
    .title = Elige un juicio
    .why = Puntúa para toda la mesa. Toma el que te da más que a tus rivales, no solo el que más te da.
lesson-golden-ages-help-civ =
    .title = Conservar o cambiar
    .why = Una civilización nueva trae sus propias ventajas; lo que desarrolló la anterior se queda contigo. El número más bajo juega antes en la era.
lesson-golden-ages-help-soldier =
    .title = Un soldado puede atacar
    .why = Los ataques cuestan 3, 5, 8 y después 12 de oro, y cada uno trae una ficha de gloria de 2 a 6 puntos. Las capitales rivales están a salvo.
lesson-golden-ages-help-wonder =
    .title = Maravillas
    .why = Busca una que cuente lo que tienes. Algunas civilizaciones pagan menos por ciertas maravillas, como Babilonia por los Jardines Colgantes; el precio que ves es el tuyo.
lesson-golden-ages-help-activate =
    .title = Cartas que se activan
    .why = Cada una funciona una vez por era, como acción, también en la era en que la tomas.
lesson-golden-ages-help-discard =
    .title = No queda sitio
    .why = Todos los solares tienen edificio. Uno sale de la partida para dejar sitio al nuevo; Escritura y Arquitectura abren más solares.
