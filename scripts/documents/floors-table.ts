import { SERVER_ORDER } from "../../tests/house/floors.ts";
import { tableOf } from "./table.ts";

/** ARCHITECTURE's table of the floors of `shared/server`. */
export const floorsTable = (): string =>
  tableOf(
    ["floor", "folders"],
    SERVER_ORDER.map((folders, floor) => [`${floor + 1}`, folders.map((folder) => `\`${folder}\``).join(" · ")]),
  );
