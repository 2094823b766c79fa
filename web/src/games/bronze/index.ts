// Bronze on the page.
import "./frame.css";
import "./strip.css";
import "./pool.css";
import "./matrix.css";
import "./cities.css";
import "./sizes.css";
import "./narrow.css";
import "./low-cards.css";
import "./pictures.css";
import "./stages.css";
import { game } from "../game";
import cover from "./cover.svg";
import { keys } from "./keys";
import { lit } from "./lit";
import { pictures } from "./pictures";
import { moment } from "./moments";
import { sheet } from "./sheet";
import { SmallBronze } from "./small";
import { words } from "./strings";
import { BronzeTable } from "./table";

export default game({
  Table: BronzeTable,
  cover: { tall: cover, wide: cover, icon: "pottery" },
  minutes: 45,
  keys,
  where: words.where,
  Small: SmallBronze,
  pictures,
  sheet,
  moment,
  lit,
});
