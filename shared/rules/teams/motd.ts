import { formatCount } from "../../format/figures.ts";
import { after, type Stamp } from "../../units.ts";
import { TEAM } from "./numbers.ts";

/** When somebody may post again; null at once. */
export function nextMotdStamp(lastStamp: Stamp | null, now: Stamp): Stamp | null {
  if (lastStamp === null) return null;
  const next = after(lastStamp, TEAM.motdInterval);
  return next > now ? next : null;
}

/** However far behind a clock is, it never says more than the interval. @source teams §5 MotD */
export function tooSoonSentence(nextStamp: Stamp, now: Stamp): string {
  const interval = TEAM.motdInterval / 60_000;
  const wait = Math.min(interval, Math.max(1, Math.ceil((nextStamp - now) / 60)));
  return `Message can only be updated every ${interval} minutes. You must wait another ${formatCount(wait, "minute")}.`;
}

/** @source teams §5 MotD */
export const MOTD_TOO_LONG = `Oops, your message must be ${TEAM.motdLength} characters or less!`;
