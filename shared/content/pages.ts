import type { Site } from "./site.ts";

/** `anyone` also means guests; `signedIn` before the qualifying race; `full` is full site access. */
export type PageAccess = "anyone" | "signedIn" | "full";

export interface Page {
  /** Segments that begin with a colon are parameters. */
  readonly path: string;
  readonly access: PageAccess;
  /** Only on this site. */
  readonly site?: Site;
  /** Its footer link is shown to everybody. @source core §2 Footer */
  readonly isInOpenFooter?: true;
  /** Where a guest who may not open it goes instead of the login. */
  readonly guestsGoTo?: string;
  /** To everybody else it isn't there. */
  readonly isForModerators?: true;
  /** Real money is asked for there: to a pupil it isn't there. @source rules Privacy */
  readonly isForBuyers?: true;
}

/** @source core §2, §6, teams §2, §6 */
const pages = [
  { path: "/", access: "anyone" },
  { path: "/race", access: "anyone", site: "type" },
  { path: "/race/:username", access: "anyone", site: "type" },
  { path: "/play", access: "anyone", site: "math" },
  { path: "/play/:username", access: "anyone", site: "math" },
  { path: "/replay/:raceID", access: "anyone" },
  { path: "/replays/:shareCode", access: "anyone" },
  { path: "/ghost/:raceID", access: "anyone" },
  { path: "/fair-play/:raceID", access: "anyone" },
  { path: "/certificate", access: "signedIn" },
  { path: "/bots", access: "anyone" },
  { path: "/login", access: "anyone" },
  { path: "/class-login", access: "anyone" },
  { path: "/register", access: "anyone" },
  { path: "/welcome", access: "signedIn" },
  { path: "/reset-password", access: "anyone" },
  { path: "/reset-password/change", access: "anyone" },
  { path: "/verify-email", access: "anyone" },
  { path: "/undo-change", access: "anyone" },
  { path: "/parent", access: "anyone" },
  { path: "/teachers", access: "anyone" },
  { path: "/garage", access: "full" },
  { path: "/garage/customizer", access: "full" },
  { path: "/garage/customizer/:kind", access: "full" },
  { path: "/event", access: "full" },
  { path: "/shop", access: "full" },
  { path: "/shop/:kind/:id", access: "full" },
  { path: "/store/gold", access: "full", isForBuyers: true },
  { path: "/store/success", access: "signedIn", isForBuyers: true },
  { path: "/friends", access: "full" },
  { path: "/leagues", access: "full" },
  { path: "/leagues/team", access: "full" },
  { path: "/season", access: "full" },
  { path: "/season/:seasonID", access: "full" },
  { path: "/class", access: "signedIn" },
  { path: "/class/race", access: "signedIn" },
  { path: "/team", access: "anyone" },
  { path: "/team/create", access: "full", guestsGoTo: "/team" },
  { path: "/team/edit", access: "full" },
  { path: "/team/contest", access: "full" },
  { path: "/team/:tag", access: "anyone" },
  { path: "/contest/:contestID", access: "anyone" },
  { path: "/contest/:contestID/:number", access: "anyone" },
  { path: "/achievements", access: "full" },
  { path: "/achievements/:group", access: "full" },
  { path: "/stats", access: "full" },
  { path: "/stats/:raceID", access: "full" },
  { path: "/leaderboards", access: "anyone" },
  { path: "/racer/:username", access: "anyone" },
  { path: "/racer/:username/garage", access: "anyone" },
  { path: "/racer/:username/stats", access: "full" },
  { path: "/racer/:username/gift", access: "full" },
  { path: "/gifts", access: "full" },
  { path: "/profile", access: "signedIn" },
  { path: "/moderation", access: "anyone", isForModerators: true },
  { path: "/moderation/:caseID/:raceID", access: "anyone", isForModerators: true },
  { path: "/news", access: "anyone", isInOpenFooter: true },
  { path: "/news/:newsID", access: "anyone" },
  { path: "/updates", access: "anyone", isInOpenFooter: true },
  { path: "/support", access: "anyone", isInOpenFooter: true },
  { path: "/support/sitemap", access: "anyone" },
  { path: "/support/network", access: "anyone" },
  { path: "/support/tos", access: "anyone", isInOpenFooter: true },
  { path: "/support/privacy", access: "anyone", isInOpenFooter: true },
  { path: "/support/data-agreement", access: "anyone" },
  { path: "/support/:article", access: "anyone" },
  { path: "/about", access: "anyone", isInOpenFooter: true },
  { path: "/contact", access: "anyone", isInOpenFooter: true },
] as const satisfies readonly Page[];

/** The path of a page, as listed here. */
export type PagePath = (typeof pages)[number]["path"];

/** Practice works without a connection: a page of its own, apart from the others, that is loaded anew. */
export const PRACTICE = "/practice";

/** A lesson without accounts asks for no session: a page of its own as well. */
export const LESSON = "/lesson";

/** Pages that a link has to load anew. */
export const isLoadedAnew = (path: string): boolean => path === PRACTICE || path === LESSON;

/** Every page of the site; the first match counts. */
export const PAGES: readonly (Page & { readonly path: PagePath })[] = pages;

type AddressAt<P extends string> = P extends `${infer Before}:${string}/${infer After}`
  ? `${Before}${string}/${AddressAt<After>}`
  : P extends `${infer Before}:${string}`
    ? `${Before}${string}`
    : P;
/** The address of a page: a path with its parameters filled in. */
export type PageAddress = AddressAt<PagePath>;
