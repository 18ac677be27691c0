/** `anyone` also means guests; `signedIn` before the qualifying race; `full` is full site access. */
export type PageAccess = "anyone" | "signedIn" | "full";

/** The two sites of the product. */
export type Site = "type" | "math";

export interface Page {
  /** Segments that begin with a colon stand for any word. */
  readonly path: string;
  readonly access: PageAccess;
  /** Only on this site. */
  readonly site?: Site;
}

/** Every page of the site; where two fit, the earlier one counts. @source core §2, §6, teams §2, §6 */
export const PAGES: readonly Page[] = [
  { path: "/", access: "anyone" },
  { path: "/race", access: "anyone", site: "type" },
  { path: "/race/:username", access: "anyone", site: "type" },
  { path: "/play", access: "anyone", site: "math" },
  { path: "/play/:username", access: "anyone", site: "math" },
  { path: "/replay/:raceID", access: "anyone" },
  { path: "/replays/:shareCode", access: "anyone" },
  { path: "/ghost/:raceID", access: "anyone" },
  { path: "/fair-play/:raceID", access: "anyone" },
  { path: "/login", access: "anyone" },
  { path: "/register", access: "anyone" },
  { path: "/reset-password", access: "anyone" },
  { path: "/reset-password/change", access: "anyone" },
  { path: "/verify-email", access: "anyone" },
  { path: "/undo-change", access: "anyone" },
  { path: "/teachers", access: "anyone" },
  { path: "/garage", access: "full" },
  { path: "/garage/customizer", access: "full" },
  { path: "/garage/customizer/:kind", access: "full" },
  { path: "/event", access: "full" },
  { path: "/shop", access: "full" },
  { path: "/store/gold", access: "full" },
  { path: "/store/success", access: "signedIn" },
  { path: "/friends", access: "full" },
  { path: "/leagues", access: "full" },
  { path: "/season", access: "full" },
  { path: "/class", access: "full" },
  { path: "/team", access: "anyone" },
  { path: "/team/create", access: "full" },
  { path: "/team/edit", access: "full" },
  { path: "/team/:tag", access: "anyone" },
  { path: "/achievements", access: "full" },
  { path: "/achievements/:group", access: "full" },
  { path: "/stats", access: "full" },
  { path: "/leaderboards", access: "anyone" },
  { path: "/racer/:username", access: "anyone" },
  { path: "/racer/:username/gift", access: "full" },
  { path: "/gifts", access: "full" },
  { path: "/profile", access: "signedIn" },
  { path: "/news", access: "anyone" },
  { path: "/news/:newsID", access: "anyone" },
  { path: "/updates", access: "anyone" },
  { path: "/support", access: "anyone" },
  { path: "/support/:article", access: "anyone" },
  { path: "/about", access: "anyone" },
  { path: "/contact", access: "anyone" },
];
