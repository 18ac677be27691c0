import type { UserID } from "../../ids.ts";
import type { ClassPupil } from "./class-race.ts";
import type { Podium } from "./podium.ts";

/** Several races of a class with one podium at their end. */
export interface Tournament {
  /** How many it has. */
  readonly races: number;
  /** How many are over. */
  readonly raced: number;
  readonly isOver: boolean;
  /** Won in its races, by who was in one. */
  readonly points: ReadonlyMap<UserID, number>;
  /** Who was in one of its races, as they were in their last. */
  readonly racers: ReadonlyMap<UserID, ClassPupil>;
}

/** A line of the final podium. */
export interface FinalRank {
  readonly racer: ClassPupil;
  /** null for who has no points. Equal points share a place. */
  readonly place: number | null;
  readonly points: number;
}

export const newTournament = (races: number): Tournament => ({
  races,
  raced: 0,
  isOver: false,
  points: new Map(),
  racers: new Map(),
});

/** A race of it is over; with the last one it is. A race that nobody finished doesn't count, and is raced again. */
export function countIn(tournament: Tournament, { lines }: Podium): Tournament {
  if (lines.every(({ place }) => place === null)) return tournament;
  const points = new Map(tournament.points);
  const racers = new Map(tournament.racers);
  for (const { racer, points: won } of lines) {
    points.set(racer.userID, (points.get(racer.userID) ?? 0) + won);
    racers.set(racer.userID, racer);
  }
  const raced = tournament.raced + 1;
  return { ...tournament, raced, isOver: raced >= tournament.races, points, racers };
}

/**
 * The final podium, the first first. Equal points come in the order of the first race that each was in.
 *
 * @param isIn who is of the class; nobody else is on it
 */
export function finalOf({ points, racers }: Tournament, isIn: (userID: UserID) => boolean): readonly FinalRank[] {
  const lines = [...racers.values()]
    .filter(({ userID }) => isIn(userID))
    .map((racer) => ({ racer, points: points.get(racer.userID) ?? 0 }))
    .toSorted((one, other) => other.points - one.points);
  return lines.map((line) => ({
    ...line,
    place: line.points === 0 ? null : lines.findIndex(({ points: most }) => most === line.points) + 1,
  }));
}
