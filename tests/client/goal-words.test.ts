import { describe, expect, it } from "vitest";

import type { RaceID } from "#shared/ids.ts";

import { goalWords, raceCard } from "../../client/race/screen/goals/goal-words.ts";

const NOTHING = {
  streakDays: 0,
  hasRacedToday: false,
  winsRunning: 0,
  bestToday: null,
  rivals: [],
  daily: null,
  racesPlayed: 0,
};
const rivals = [
  { name: "Zip", won: 3, lost: 2 },
  { name: "Otto", won: 0, lost: 4 },
  { name: "Kite", won: 1, lost: 1 },
  { name: "Lug", won: 0, lost: 0 },
];

describe("what a racer has going", () => {
  it("is nothing before the first race", () => expect(goalWords(NOTHING, "type")).toEqual([]));

  it.each([
    [{ streakDays: 4 }, ["Race today to make it 5 days in a row"]],
    [{ streakDays: 4, hasRacedToday: true }, ["4 days in a row"]],
    [{ streakDays: 1, hasRacedToday: true }, []],
    [{ winsRunning: 1 }, []],
    [{ winsRunning: 2 }, ["2 wins in a row"]],
    [{ bestToday: 71.44 }, ["Best today 71.4 WPM"]],
  ])("%o is said as %o", (going, words) => expect(goalWords({ ...NOTHING, ...going }, "type")).toEqual(words));

  it("is the text of the day, on the typing site, until it is raced, and never a newcomer's", () => {
    const going = { ...NOTHING, racesPlayed: 3 };
    const daily = { raceID: "" as RaceID, speed: 60, accuracy: 99 };
    expect(goalWords(going, "type")).toEqual(["Today's text is waiting for you"]);
    expect(goalWords({ ...going, daily }, "type")).toEqual([]);
    expect(goalWords(going, "math")).toEqual([]);
    expect(goalWords({ ...going, bestToday: 20 }, "math")).toEqual(["Best today 20.0 a minute"]);
  });

  it.each([
    [["Dash", "Zip"], ["You lead Zip 3 to 2"]],
    [["Otto"], ["Otto leads you 4 to 0"]],
    [["Kite", "Dash"], ["You and Kite: 1–1"]],
    [["Lug"], ["Meet your rival Lug"]],
    [["Kite", "Zip", "Lug"], ["You lead Zip 3 to 2"]],
    [["Dash"], []],
    [undefined, ["You lead Zip 3 to 2"]],
  ])("among %o it is the score against the best known rival: %o", (bots, words) =>
    expect(goalWords({ ...NOTHING, rivals }, "type", bots)).toEqual(words),
  );
});

describe("the ten-race card", () => {
  it("counts the races up to the next nitro, and is full right after the tenth", () => {
    expect(raceCard(0, false)).toEqual({ races: 0, of: 10, words: "10 more races for a nitro" });
    expect(raceCard(19, false)).toEqual({ races: 9, of: 10, words: "1 more race for a nitro" });
    expect(raceCard(20, true)).toMatchObject({ races: 10 });
    expect(raceCard(20, false)).toMatchObject({ races: 0 });
  });
});
