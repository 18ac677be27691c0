import type { LoggedRace } from "../../data/stats/use-stats.ts";

const COLUMNS = [
  "startedAt",
  "site",
  "mode",
  "place",
  "isWon",
  "friends",
  "speed",
  "asFastAs",
  "accuracy",
  "done",
  "errors",
  "elapsedMs",
  "textID",
  "title",
  "lessonID",
  "state",
  "raceID",
] as const;

type Line = Readonly<Record<(typeof COLUMNS)[number], string | number | boolean | null>>;

const lineOf = ({ startedStamp, ...race }: LoggedRace): Line => ({
  startedAt: new Date(startedStamp * 1_000).toISOString(),
  ...race,
});

/** What a spreadsheet would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

function cellOf(value: Line[keyof Line]): string {
  if (value === null) return "";
  if (typeof value !== "string") return String(value);
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Races as lines of comma-separated values, with a head. */
export const csvOf = (races: readonly LoggedRace[]): string =>
  [COLUMNS.join(","), ...races.map(lineOf).map((line) => COLUMNS.map((name) => cellOf(line[name])).join(","))]
    .map((line) => `${line}\r\n`)
    .join("");

/** Races as JSON, with the same names. */
export const jsonOf = (races: readonly LoggedRace[]): string =>
  JSON.stringify(
    races.map(lineOf).map((line) => Object.fromEntries(COLUMNS.map((name) => [name, line[name]]))),
    null,
    2,
  );
