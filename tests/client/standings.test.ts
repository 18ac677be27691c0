import { describe, expect, it } from "vitest";

import { placeOf, Standings, withFinishers } from "../../client/race/session/standings.ts";

const TEXT = 200;
const seatsOf = (...standings: string[]) => standings.map((standing, slot) => ({ slot, standing }));
const doneOf =
  (...done: number[]) =>
  (slot: number): number =>
    done[slot] ?? 0;

describe("this player's place", () => {
  it("is unknown while all are at the start line", () => {
    const seats = seatsOf("racing", "racing", "racing");
    expect(placeOf(0, seats, [], doneOf(0, 0, 0))).toBeUndefined();
    expect(placeOf(0, seats, [], doneOf(0, 3, 1))).toBe(3);
  });

  it("counts racers who are farther, and those who have finished", () => {
    const seats = seatsOf("racing", "finished", "racing", "racing");
    expect(placeOf(0, seats, [1], doneOf(90, TEXT, 120, 30))).toBe(3);
    expect(placeOf(3, seats, [1], doneOf(90, TEXT, 120, 30))).toBe(4);
  });

  it("ignores racers who are out of the race", () => {
    const seats = seatsOf("racing", "disqualified", "unfinished");
    expect(placeOf(0, seats, [], doneOf(10, 150, 90))).toBe(1);
  });

  it("at the gate is the order in which they came, and stays", () => {
    const seen = new Standings();
    const look = (own: number, standings: string[], ...done: number[]) => {
      const seats = seatsOf(...standings);
      seen.seat(seats);
      return seen.look(own, seats, doneOf(...done)).place;
    };
    expect(look(0, ["racing", "racing", "racing"], 150, 160, 20)).toBe(2);
    expect(look(0, ["racing", "finished", "racing"], 190, TEXT, 60)).toBe(2);
    expect(look(0, ["finished", "finished", "racing"], TEXT, TEXT, 90)).toBe(2);
    expect(look(0, ["finished", "finished", "finished"], TEXT, TEXT, TEXT)).toBe(2);
  });

  it("reports an overtaking only of a racer who was passed on the road", () => {
    const seen = new Standings();
    const seats = seatsOf("racing", "racing");
    const looks = [doneOf(0, 0), doneOf(1, 4), doneOf(8, 6), doneOf(9, 7)].map((done) => seen.look(0, seats, done));
    expect(looks.map(({ place, hasOvertaken }) => [place, hasOvertaken])).toEqual([
      [undefined, false],
      [2, false],
      [1, true],
      [1, false],
    ]);
  });

  it("notes each finisher once", () => {
    const first = withFinishers([], seatsOf("racing", "finished"));
    expect(first).toEqual([1]);
    expect(withFinishers(first, seatsOf("racing", "finished"))).toBe(first);
    expect(withFinishers(first, seatsOf("finished", "finished"))).toEqual([1, 0]);
  });
});
