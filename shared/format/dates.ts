/** Days and times of day, in whole seconds since 1970 UTC and in the zone of the browser unless another is named. */
const styles = {
  day: { day: "numeric", month: "long" },
  longDay: { day: "numeric", month: "long", year: "numeric" },
  weekday: { weekday: "long" },
  month: { month: "long", year: "numeric" },
  time: { hour: "2-digit", minute: "2-digit", hourCycle: "h23" },
  exactTime: { hour: "2-digit", minute: "2-digit", second: "2-digit", hourCycle: "h23" },
  zone: { timeZoneName: "short", hour: "2-digit", hourCycle: "h23" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;
type Style = keyof typeof styles;

const made = new Map<string, Intl.DateTimeFormat>();

/** Made when first asked for, once: a formatter of `Intl` costs a slow computer milliseconds. */
function formatterOf(style: Style, timeZone: string | undefined): Intl.DateTimeFormat {
  const key = `${style} ${timeZone ?? ""}`;
  const known = made.get(key);
  const format = known ?? new Intl.DateTimeFormat("en-GB", { ...styles[style], timeZone });
  if (!known) made.set(key, format);
  return format;
}

const format = (style: Style, stamp: number, timeZone: string | undefined): string =>
  formatterOf(style, timeZone).format(stamp * 1_000);

/** "22 November" */
export const formatDay = (stamp: number, timeZone?: string): string => format("day", stamp, timeZone);

/** "21 November": the last day on which something is there that is over at a stamp, such as midnight of 22 November. */
export const formatLastDay = (endStamp: number, timeZone?: string): string => formatDay(endStamp - 1, timeZone);

/** "5 October to 29 November": the first and the last day of what runs from one stamp to the other. */
export const formatDays = (
  { startStamp, endStamp }: { readonly startStamp: number; readonly endStamp: number },
  timeZone?: string,
): string => `${formatDay(startStamp, timeZone)} to ${formatLastDay(endStamp, timeZone)}`;

/** "22 November 2026" */
export const formatLongDay = (stamp: number, timeZone?: string): string => format("longDay", stamp, timeZone);

/** "Sunday 22 November 2026" */
export const formatWeekday = (stamp: number, timeZone?: string): string =>
  `${format("weekday", stamp, timeZone)} ${formatLongDay(stamp, timeZone)}`;

/** "November 2026" */
export const formatMonth = (stamp: number, timeZone?: string): string => format("month", stamp, timeZone);

/** "05:50" */
export const formatTime = (stamp: number, timeZone?: string): string => format("time", stamp, timeZone);

/** "22 November at 05:50" */
export const formatMoment = (stamp: number, timeZone?: string): string =>
  `${formatDay(stamp, timeZone)} at ${formatTime(stamp, timeZone)}`;

/** "Sunday 22 November at 05:50": for a day that is near. */
export const formatNearMoment = (stamp: number, timeZone?: string): string =>
  `${format("weekday", stamp, timeZone)} ${formatMoment(stamp, timeZone)}`;

/** "Sunday 22 November 2026 at 05:50" */
export const formatWeekdayMoment = (stamp: number, timeZone?: string): string =>
  `${formatWeekday(stamp, timeZone)} at ${formatTime(stamp, timeZone)}`;

/** "Sunday 22 November 2026, 05:50:09": for a clock that is compared. */
export const formatClockTime = (stamp: number): string =>
  `${formatWeekday(stamp)}, ${format("exactTime", stamp, undefined)}`;

/** "22 November 2026 at 05:50 GMT": for readers whose zone is only guessed. */
export function formatZonedMoment(stamp: number, timeZone: string): string {
  const zone = formatterOf("zone", timeZone).formatToParts(stamp * 1_000);
  const name = zone.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
  return `${formatLongDay(stamp, timeZone)} at ${formatTime(stamp, timeZone)} ${name}`;
}
