import type { Ms } from "../units.ts";

type Digits = 0 | 1 | 2 | 3 | 4;

const made = new Map<string, Intl.NumberFormat>();

/** Made when first asked for, once: a formatter of `Intl` costs a slow computer milliseconds. */
function written(value: number, least: Digits, most: Digits): string {
  const key = `${least}-${most}`;
  const known = made.get(key);
  const format =
    known ??
    new Intl.NumberFormat("en-GB", {
      minimumFractionDigits: least,
      maximumFractionDigits: most,
      signDisplay: "negative",
    });
  if (!known) made.set(key, format);
  // A hyphen is no minus.
  return format.format(value).replace("-", "−");
}

/** Thousands separators, up to two decimals, no trailing zeros. @source core §9 */
export const formatNumber = (value: number): string => written(value, 0, 2);

/** No more decimals than that, no trailing zeros. */
export const formatUpTo = (value: number, most: Digits): string => written(value, 0, most);

/** Always with that many decimals, so that columns and counters keep still: "62.0". */
const formatFixed = (value: number, digits: Digits): string => written(value, digits, digits);

/** A change: "+1.5", "−18.89", "0.0". */
export const formatChange = (value: number, digits: Digits): string =>
  `${value > 0 ? "+" : ""}${formatFixed(value, digits)}`;

export const formatMoney = (cash: number): string => `${cash < 0 ? "−" : ""}$${formatNumber(Math.abs(cash))}`;

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

/** A price the short way where that is the very price, otherwise in full: $24K, $2.4M, $144,375. @source teams-shop-seasons §9 */
export const formatPrice = (cash: number): string =>
  cash % (Math.abs(cash) >= 1_000_000 ? 100_000 : 100) === 0 ? formatShortMoney(cash) : formatMoney(cash);

/** A bonus in thousands: "1.5K". @source teams-shop-seasons §9 Daily challenges, Seasons */
export const formatThousands = (value: number): string => `${formatNumber(value / 1_000)}K`;

/** A speed that is compared, in a table or against another: "62.4", "62.0"; never up: 99.96 has not reached 100. */
export const formatSpeed = (speed: number): string => formatFixed(floored(speed), 1);

/** A speed that moves or cheers, "62": `formatSpeed` without its decimal. */
export const formatWholeSpeed = (speed: number): string => formatFixed(Math.trunc(floored(speed)), 0);

/** From one speed or accuracy to another, as both are shown: from 61.19 to 62.4 is "+1.3". */
export const formatShownChange = (before: number, after: number): string =>
  formatChange(floored(after) - floored(before), 1);

/** A share of one: 0.75 is "75%". */
export const formatPercent = (share: number): string => `${formatNumber(floored(share * 100))}%`;

/** A measured accuracy, of a hundred: "97.7%", "97.0%", and "100%" only when nothing was wrong. */
export const formatAccuracy = (percent: number): string =>
  percent === 100 ? "100%" : `${formatFixed(floored(percent), 1)}%`;

/** To a tenth, and never up: 99.96 is not 100. The tiny part more makes up for shares like 0.29, whose hundredfold is less than 29. */
const floored = (figure: number): number => Math.floor(figure * 10 + 1e-6) / 10;

/** A span in seconds: "1.4 s", "38.21 s". */
export const formatSeconds = (span: number, digits: 1 | 2): string => `${formatFixed(span / 1_000, digits)} s`;

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
