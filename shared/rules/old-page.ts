import type { Doing } from "./whereabouts.ts";

/** When a page may be loaded anew: its address has changed, nobody looks at it, or a race is over and the next one is asked for. */
export type RenewalMoment = "moved" | "hidden" | "between-races";

const VERSION = /<meta name="version" content="(\d+)"/;

/** The version that a built page says of itself: the stamp of its build. None in development, or where it is another page. */
export function versionIn(page: string): number | undefined {
  const [, version] = VERSION.exec(page) ?? [];
  return version === undefined ? undefined : Number(version);
}

/** A page, and what it knows of the client that the server has. */
export interface OldPage {
  /** None in development. */
  readonly ownVersion: number | undefined;
  /** Null until the server has said it, or where it serves no built client. */
  readonly serverVersion: number | null;
  /** For which version this tab was loaded anew last; 0 for none. */
  readonly triedVersion: number;
  readonly moment: RenewalMoment;
  readonly doing: Doing;
  readonly isOnline: boolean;
  /** A dialog is open, a field is filled, or a race of the page's own is shown. */
  readonly wouldLose: boolean;
}

/** Whether the server has a newer client than this page, for which it was not loaded anew yet. */
export const isOutdated = ({
  ownVersion,
  serverVersion,
  triedVersion,
}: Pick<OldPage, "ownVersion" | "serverVersion" | "triedVersion">): boolean =>
  ownVersion !== undefined && serverVersion !== null && ownVersion < serverVersion && triedVersion < serverVersion;

/** Whether an old page is loaded anew now: between races, when nothing is lost, once a version. */
export function isRenewedNow(page: OldPage): boolean {
  if (!isOutdated(page) || !page.isOnline) return false;
  if (page.moment === "between-races") return page.doing === "racing";
  if (page.doing !== "around") return false;
  return page.moment === "moved" || !page.wouldLose;
}
