// Which table draws which game: its own where there is one, else the plain
// one, with a drawing of its own where there is that.
import type { ComponentType } from "preact";
import type { TableModel } from "../table/model";
import { BronzeTable } from "./bronze/table";
import { BronzeAge } from "./bronze-age/view";
import { GoldenTable } from "./golden-ages/table";
import { PlainTable, type DrawnProps } from "./plain";

interface Props {
  model: TableModel;
  cards: unknown;
}

const TABLES: Record<string, ComponentType<Props>> = {
  bronze: BronzeTable as ComponentType<Props>,
  "golden-ages": GoldenTable as ComponentType<Props>,
};

/** Games whose table is drawn inside the plain one. */
const DRAWN: Record<string, ComponentType<DrawnProps>> = { "bronze-age": BronzeAge };

export function GameTable(props: Props) {
  const { game } = props.model.saved.value;
  const Own = TABLES[game];
  return Own ? <Own {...props} /> : <PlainTable {...props} Drawn={DRAWN[game]} />;
}
