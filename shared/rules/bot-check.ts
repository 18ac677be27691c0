import { hours, type Ms } from "../units.ts";

/** The amount of racing after which a new bot check is due. @source rules Bot check */
export const LONG_SESSION = { races: 200, racedMs: hours(4) } as const;

/** A bot check is at most so many times the work of a light one, which takes a Chromebook a second. */
export const HEAVIEST_CHECK = 64;

/** What an account has raced since it last passed a bot check. */
interface Raced {
  readonly races: number;
  readonly racedMs: Ms;
}

export const isLongSession = ({ races, racedMs }: Raced): boolean =>
  races >= LONG_SESSION.races || racedMs >= LONG_SESSION.racedMs;

export type CaptchaReason = "pending" | "password" | "default" | "held";
