// Which table draws which game: its own where there is one, else the plain one.
import type { ComponentType } from "preact";
import type { TableModel } from "../table/model";
import { BronzeTable } from "./bronze/table";
import { BronzeAgeTable } from "./bronze-age/table";
import { GoldenTable } from "./golden-ages/table";
import { PlainTable } from "./plain";

interface Props {
  model: TableModel;
  cards: unknown;
}

const TABLES: Record<string, ComponentType<Props>> = {
  bronze: BronzeTable as ComponentType<Props>,
  "bronze-age": BronzeAgeTable as ComponentType<Props>,
  "golden-ages": GoldenTable as ComponentType<Props>,
};

export function GameTable(props: Props) {
  const Own = TABLES[props.model.saved.value.game] ?? PlainTable;
  return <Own {...props} />;
}
