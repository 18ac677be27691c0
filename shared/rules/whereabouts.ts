import type { Site } from "../content/site.ts";

export const DOINGS = ["racing", "friend-race", "around"] as const;
/** What others see of where a player is. */
export type Doing = (typeof DOINGS)[number];

export interface Whereabouts {
  readonly app: Site;
  readonly doing: Doing;
}

const FRIEND_RACE = /^\/(race|play)\/[^/]+$/;
const RACE = /^\/(race|play|class\/race)\/?$/;

/** What a player is doing, by the path of their page. */
export function doingAt(path: string): Doing {
  if (RACE.test(path)) return "racing";
  return FRIEND_RACE.test(path) ? "friend-race" : "around";
}
