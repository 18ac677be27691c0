import type { Foul } from "./foul.ts";
import type { Outage } from "./outages.ts";
import type { Race, Racer, Seat, Standing, LaneCore } from "./race.ts";
import { scoreOf, type Score } from "./replay.ts";

/** One line of the result board. */
export interface Result extends Score {
  readonly seat: Seat;
  readonly standing: Standing;
  /** 1 for the first; null for a racer who did not finish or was disqualified. */
  readonly place: number | null;
  readonly foul: Foul | null;
  /** The racer's outages. */
  readonly outages: readonly Outage[];
}

export function resultsOf(race: Race): readonly Result[] {
  return boardOf(race.racers, (lane) => lane.typed).map(({ lane, ...line }) => ({
    ...scoreOf(lane, lane.fairMs),
    ...line,
  }));
}

interface Line<L extends LaneCore> extends Pick<Result, "seat" | "standing" | "place" | "foul" | "outages"> {
  readonly lane: L;
}

/**
 * The results board: finishers by fair time, then the others by progress, the disqualified last.
 *
 * @param doneIn the progress of a lane
 */
export const boardOf = <L extends LaneCore>(
  racers: readonly Racer<L>[],
  doneIn: (lane: L) => number,
): readonly Line<L>[] =>
  racers
    .toSorted((a, b) => byStanding(a, b) || doneIn(b.lane) - doneIn(a.lane) || a.seat.slot - b.seat.slot)
    .map(({ seat, standing, lane, outages = [] }, index) => ({
      seat,
      standing,
      lane,
      place: standing === "finished" ? index + 1 : null,
      foul: lane.foul ?? null,
      outages,
    }));

const RANK: Record<Standing, number> = { finished: 0, racing: 1, unfinished: 1, disqualified: 2 };

function byStanding(a: Racer<LaneCore>, b: Racer<LaneCore>): number {
  const rank = RANK[a.standing] - RANK[b.standing];
  return rank === 0 && a.standing === "finished" ? a.lane.fairMs - b.lane.fairMs : rank;
}
