import type { Doing } from "./whereabouts.ts";

/** The occasions for reloading a page: its address has changed, it is hidden, or the next race is requested. */
export type RenewalMoment = "moved" | "hidden" | "between-races";

const VERSION = /<meta name="version" content="(\d+)"/;

/** The version of a built page: its build stamp. Undefined in development, and for other pages. */
export function versionIn(page: string): number | undefined {
  const [, version] = VERSION.exec(page) ?? [];
  return version === undefined ? undefined : Number(version);
}

/** A page, and what it knows about the server's client version. */
export interface OldPage {
  /** Null in development. */
  readonly ownVersion: number | undefined;
  /** Null until the server has sent it, or if it serves no built client. */
  readonly serverVersion: number | null;
  /** The version for which this tab was last reloaded; 0 for none. */
  readonly triedVersion: number;
  readonly moment: RenewalMoment;
  readonly doing: Doing;
  readonly isOnline: boolean;
  /** A dialog is open, a field is filled, or a ghost or replay is shown. */
  readonly wouldLose: boolean;
}

/** Whether the server has a newer client than this page, for which it has not been reloaded yet. */
export const isOutdated = ({
  ownVersion,
  serverVersion,
  triedVersion,
}: Pick<OldPage, "ownVersion" | "serverVersion" | "triedVersion">): boolean =>
  ownVersion !== undefined && serverVersion !== null && ownVersion < serverVersion && triedVersion < serverVersion;

/** Whether an outdated page is reloaded now: between races, when nothing is lost, once per version. */
export function isRenewedNow(page: OldPage): boolean {
  if (!isOutdated(page) || !page.isOnline) return false;
  if (page.moment === "between-races") return page.doing === "racing";
  if (page.doing !== "around") return false;
  return page.moment === "moved" || !page.wouldLose;
}
