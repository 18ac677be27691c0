import type { Ms } from "#shared/units.ts";

const numbers = new Intl.NumberFormat("en-US", { maximumFractionDigits: 2 });

/** Thousands separators, up to two decimals, no trailing zeros. @source core §9 */
export const formatNumber = (value: number): string => numbers.format(value);

export const formatMoney = (cash: number): string =>
  cash < 0 ? `-$${numbers.format(-cash)}` : `$${numbers.format(cash)}`;

/** Cash the short way: $950, $12.5K, $3M. @source teams-shop-seasons §9 */
export function formatShortMoney(cash: number): string {
  const steps = [
    [1_000_000_000, "B"],
    [1_000_000, "M"],
    [1_000, "K"],
  ] as const;
  for (const [size, letter] of steps) {
    // Floored: a price or a balance is never shown higher than it is.
    if (Math.abs(cash) >= size) return `${formatMoney(Math.trunc((cash / size) * 10) / 10)}${letter}`;
  }
  return formatMoney(cash);
}

export const formatWpm = (wpm: number): string => `${numbers.format(Math.round(wpm * 10) / 10)} WPM`;

/** A share of one, as the whole per cent that is surely reached: 0.999 is 99.9 %, not 100 %. */
export const formatPercent = (share: number): string => `${numbers.format(Math.floor(share * 1_000) / 10)}%`;

export function formatOrdinal(place: number): string {
  const teen = place % 100 >= 11 && place % 100 <= 13;
  const ending = teen ? "th" : (["th", "st", "nd", "rd"][place % 10] ?? "th");
  return `${place}${ending}`;
}

export const formatCount = (count: number, one: string, many = `${one}s`): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;

interface Parts {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

function partsOf(span: Ms): Parts {
  const whole = Math.max(0, Math.floor(span / 1_000));
  return {
    days: Math.floor(whole / 86_400),
    hours: Math.floor(whole / 3_600) % 24,
    minutes: Math.floor(whole / 60) % 60,
    seconds: whole % 60,
  };
}

const two = (n: number): string => String(n).padStart(2, "0");

/** As on a clock: 0:07, 1:12, 3:05:09, 2d 4h. */
export function formatClock(span: Ms): string {
  const { days, hours, minutes, seconds } = partsOf(span);
  if (days > 0) return `${days}d ${hours}h`;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}

/** In words, the two largest parts: "2 days 4 hours", "1 minute 5 seconds". */
export function formatDuration(span: Ms): string {
  const { days, hours, minutes, seconds } = partsOf(span);
  const parts = [
    days > 0 && formatCount(days, "day"),
    hours > 0 && formatCount(hours, "hour"),
    minutes > 0 && formatCount(minutes, "minute"),
    seconds > 0 && formatCount(seconds, "second"),
  ].filter((part) => part !== false);
  return parts.length === 0 ? "0 seconds" : parts.slice(0, 2).join(" ");
}
