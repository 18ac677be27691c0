import { formatCount } from "#shared/format/figures.ts";

const MINUTE = 60;
const HOUR = 3_600;
const DAY = 86_400;

/** How long ago a moment was, as a person says it. */
export function agoWords(stamp: number, nowMs: number): string {
  const seconds = Math.max(0, Math.floor(nowMs / 1_000) - stamp);
  if (seconds < MINUTE) return "just now";
  if (seconds < HOUR) return `${formatCount(Math.floor(seconds / MINUTE), "minute")} ago`;
  if (seconds < DAY) return `${formatCount(Math.floor(seconds / HOUR), "hour")} ago`;
  const days = Math.floor(seconds / DAY);
  return days === 1 ? "yesterday" : `${formatCount(days, "day")} ago`;
}
