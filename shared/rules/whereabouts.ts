import type { Site } from "../content/site.ts";

export const DOINGS = ["racing", "friend-race", "around"] as const;
/** What others are told about where a player is. */
export type Doing = (typeof DOINGS)[number];

export interface Whereabouts {
  readonly app: Site;
  readonly doing: Doing;
}

const FRIEND_RACE = /^\/(race|play)\/[^/]+$/;
const RACE = /^\/(race|play)\/?$/;

/** What a page's path says about what its player does. */
export function doingAt(path: string): Doing {
  if (RACE.test(path)) return "racing";
  return FRIEND_RACE.test(path) ? "friend-race" : "around";
}
