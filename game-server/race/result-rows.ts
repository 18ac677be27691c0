import type { ResultRow } from "#shared/contracts/race/race.ts";
import { isProgram } from "#shared/rules/lobby/table.ts";
import { foulForAll } from "#shared/rules/race/foul.ts";
import type { Race } from "#shared/rules/race/race.ts";
import { resultsOf, type Result } from "#shared/rules/race/results.ts";
import type { Scoring } from "#shared/rules/race/terms.ts";
import { shownAs } from "#shared/rules/shown.ts";

/** The results board of a typing race, as sent to clients. */
export const resultRows = (race: Race, scoring: Scoring): ResultRow[] =>
  agreedOrder(resultsOf(race).map(lineOf), scoring);

/** A casual board shows no places: its lines stand in the order of the seats. */
export function agreedOrder<Line extends Pick<ResultRow, "slot" | "place">>(lines: Line[], scoring: Scoring): Line[] {
  if (scoring === "competitive") return lines;
  return lines.toSorted((a, b) => a.slot - b.slot).map((line) => ({ ...line, place: null }));
}

const lineOf = ({
  seat,
  standing,
  place,
  typed,
  skipped,
  errors,
  elapsedMs,
  wpm,
  accuracy,
  foul,
}: Result): ResultRow => ({
  slot: seat.slot,
  displayName: seat.displayName,
  ...shownAs(seat),
  carID: seat.carID,
  carHueAngle: seat.carHueAngle,
  isBot: isProgram(seat),
  standing: standing === "racing" ? "unfinished" : standing,
  place,
  typed,
  skipped,
  errors,
  elapsedMs,
  wpm,
  accuracy,
  foul: foulForAll(foul),
});
