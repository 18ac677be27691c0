import type { EventKey } from "#shared/content/ways.ts";

import type { Theme } from "./theme.ts";

export const THEMES: Readonly<Record<EventKey, () => Promise<Theme>>> = {
  "lantern-week": async () => (await import("./lantern-week.ts")).lanternWeek,
  "snowball-sprint": async () => (await import("./snowball-sprint.ts")).snowballSprint,
};
