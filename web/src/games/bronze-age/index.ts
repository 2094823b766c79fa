// Bronze Age on the page.
import "./sides.css";
import "./race.css";
import "./decks.css";
import "./hand.css";
import "./sizes.css";
import "./low.css";
import "./narrow.css";
import "./pictures.css";
import "./laid.css";
import "./ruin.css";
import "./stages.css";
import { game } from "../game";
import tall from "./cover-tall.svg";
import wide from "./cover-wide.svg";
import { keys } from "./keys";
import { lit } from "./lit";
import { pictures } from "./pictures";
import { moment } from "./moments";
import { sheet } from "./sheet";
import { SmallBronzeAge } from "./small";
import { words } from "./strings";
import { BronzeAgeTable } from "./table";

export default game({
  Table: BronzeAgeTable,
  cover: { tall, wide, icon: "routes" },
  minutes: 20,
  keys,
  where: words.where,
  Small: SmallBronzeAge,
  pictures,
  sheet,
  moment,
  lit,
});
