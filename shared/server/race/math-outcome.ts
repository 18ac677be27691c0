import { encodeAnswerLog } from "../../rules/math/answer-log.ts";
import { mathResultsOf, type MathRace } from "../../rules/math/race.ts";
import type { RaceTerms } from "../../rules/race/terms.ts";
import type { Stamp } from "../../units.ts";
import type { RaceOutcome } from "./outcome.ts";

/**
 * The outcome of a finished math race. Right answers take the place of typed characters, and right answers a minute
 * that of WPM: in the results, in the averages and statistics of the site, and in the reward formulas.
 */
export function mathOutcomeOf(race: MathRace, startedStamp: Stamp, terms: RaceTerms): RaceOutcome {
  const { raceID, lessonID, problems } = race;
  const logs = new Map(race.racers.map(({ seat, lane }) => [seat.slot, encodeAnswerLog(lane.answers)]));
  return {
    raceID,
    site: "math",
    textID: null,
    lesson: { lessonID, problems },
    startedStamp,
    ...terms,
    results: mathResultsOf(race).map(({ right, score, ...result }) => ({
      ...result,
      typed: right,
      skipped: 0,
      wpm: score,
      hitLongestWord: false,
      keyLog: Buffer.from(logs.get(result.seat.slot) ?? []).toString("base64"),
    })),
  };
}
