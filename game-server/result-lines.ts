import type { ResultLine } from "#shared/contracts/race.ts";
import type { Race } from "#shared/rules/race/race.ts";
import { resultsOf } from "#shared/rules/race/results.ts";

/** The board as it goes over the wire. */
export const resultLines = (race: Race): ResultLine[] =>
  resultsOf(race).map(({ seat, standing, place, typed, errors, elapsedMs, wpm, accuracy, foul }) => ({
    slot: seat.slot,
    displayName: seat.displayName,
    carID: seat.carID,
    carHueAngle: seat.carHueAngle,
    isBot: seat.isBot,
    standing: standing === "racing" ? "unfinished" : standing,
    place,
    typed,
    errors,
    elapsedMs,
    wpm,
    accuracy,
    foul: foul && { ...foul },
  }));
