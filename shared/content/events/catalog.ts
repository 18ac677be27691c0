import type { EventKey } from "../ways.ts";
import type { EventDesign } from "./design.ts";
import { LANTERN_WEEK } from "./lantern-week.ts";
import { SNOWBALL_SPRINT } from "./snowball-sprint.ts";

/** Every event that was designed, whether it runs or not. */
export const EVENT_DESIGNS: Readonly<Record<EventKey, EventDesign>> = {
  "lantern-week": LANTERN_WEEK,
  "snowball-sprint": SNOWBALL_SPRINT,
};
