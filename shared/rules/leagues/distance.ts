import { RACES_TO_RISE, type Lines } from "./close-group.ts";

/** One of a group, in the order of places. */
export interface Standing {
  readonly points: number;
  /** Counted races. */
  readonly races: number;
}

/** Between two lines, above the first, or below the last one. */
export type Zone = "up" | "stays" | "down";

/** How far one is from the lines of a group. */
export interface Distance {
  readonly zone: Zone;
  /** Points more than the first one below the line that one stands above; null where there is no such line, or nobody below it. */
  readonly ahead: number | null;
  /** Points that lead over the next line upwards; null where there is none. */
  readonly missing: number | null;
  /** Counted races that a rise still asks for. */
  readonly racesMissing: number;
}

/** Between which lines a place lies. */
export function zoneOf(place: number, racers: number, { up, down }: Lines): Zone {
  if (place <= up) return "up";
  return place > racers - down ? "down" : "stays";
}

/** How far somebody is from the lines of a group. Who draws level by now is behind: the others had these points first. @param place from 1 */
export function distanceOf(standings: readonly Standing[], lines: Lines, place: number): Distance {
  const zone = zoneOf(place, standings.length, lines);
  const own = standings[place - 1] ?? { points: 0, races: 0 };
  const lastSafe = standings.length - lines.down;
  const pointsAt = (nth: number): number | undefined => standings[nth - 1]?.points;
  const below = { up: lines.up + 1, stays: lastSafe + 1, down: 0 }[zone];
  const above = { up: 0, stays: lines.up, down: lastSafe }[zone];
  const [first, last] = [pointsAt(below), pointsAt(above)];
  return {
    zone,
    ahead: first === undefined ? null : own.points - first,
    missing: last === undefined ? null : last - own.points + 1,
    racesMissing: Math.max(0, RACES_TO_RISE - own.races),
  };
}
