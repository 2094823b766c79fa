// The Golden Ages on the page.
import "./map.css";
import "./offer.css";
import "./dock.css";
import "./board.css";
import "./rail.css";
import "./sizes-wide.css";
import "./sizes.css";
import "./narrow.css";
import "./pictures.css";
import "./laid.css";
import "./stages.css";
import { game } from "../game";
import tall from "./cover-tall.svg";
import wide from "./cover-wide.svg";
import { keys } from "./keys";
import { lit } from "./lit";
import { pictures } from "./pictures";
import { moment, news } from "./moments";
import { sheet } from "./sheet";
import { SmallGolden } from "./small";
import { words } from "./strings";
import { GoldenTable } from "./table";

export default game({
  Table: GoldenTable,
  cover: { tall, wide, icon: "cities" },
  minutes: 90,
  keys,
  where: words.where,
  Small: SmallGolden,
  pictures,
  sheet,
  moment,
  news,
  lit,
});
