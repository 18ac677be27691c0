import { formatCount } from "../../ui/format.ts";

const DAY = 86_400;

/** How long ago a moment was, as a person says it. */
export function agoWords(stamp: number, nowMs: number): string {
  const seconds = Math.max(0, Math.floor(nowMs / 1_000) - stamp);
  if (seconds < 3_600) return "just now";
  if (seconds < DAY) return `${formatCount(Math.floor(seconds / 3_600), "hour")} ago`;
  const days = Math.floor(seconds / DAY);
  return days === 1 ? "yesterday" : `${formatCount(days, "day")} ago`;
}
