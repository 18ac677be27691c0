import type { Foul } from "./foul.ts";
import type { Race, Racer, Seat, Standing } from "./race.ts";
import { scoreOf, type Score } from "./replay.ts";

/** One line of the result board. */
export interface Result extends Score {
  readonly seat: Seat;
  readonly standing: Standing;
  /** 1 for the first; null for who did not finish or was disqualified. */
  readonly place: number | null;
  readonly foul: Foul | null;
}

/** The board: finishers by fair time, then the others by how far they came, the disqualified last. */
export function resultsOf(race: Race): readonly Result[] {
  const ordered = race.racers.toSorted(byStanding);
  return ordered.map((racer, index) => ({
    ...scoreOf(racer.lane.typed, racer.lane.errors, racer.lane.fairMs),
    seat: racer.seat,
    standing: racer.standing,
    place: racer.standing === "finished" ? index + 1 : null,
    foul: racer.lane.foul ?? null,
  }));
}

const RANK: Record<Standing, number> = { finished: 0, racing: 1, unfinished: 1, disqualified: 2 };

function byStanding(a: Racer, b: Racer): number {
  const rank = RANK[a.standing] - RANK[b.standing];
  if (rank !== 0) return rank;
  if (a.standing === "finished") return a.lane.fairMs - b.lane.fairMs || a.seat.slot - b.seat.slot;
  return b.lane.typed - a.lane.typed || a.seat.slot - b.seat.slot;
}
