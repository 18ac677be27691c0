import { GROUPS } from "../../shared/server/platform/config/groups.ts";
import { tableOf } from "./table.ts";

/** README's table of all settings. */
export const settingsTable = (): string =>
  tableOf(
    ["variable", "default", "meaning"],
    GROUPS.flatMap(({ title, settings }) => [
      [`**${title}**`, "", ""],
      ...settings.map(({ name, unset, means }) => [`\`${name}\``, unset === undefined ? "" : `\`${unset}\``, means]),
    ]),
  );
