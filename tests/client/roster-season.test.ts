import { expect, it } from "vitest";

import { SEASON_CALENDAR, type Season } from "#shared/content/seasons/calendar.ts";
import type { Stamp } from "#shared/units.ts";

import { seasonWords } from "../../client/features/teams/roster/season-words.ts";

const [first, second] = SEASON_CALENDAR as readonly [Season, Season, ...Season[]];
const later = (stamp: Stamp, by: number) => (stamp + by) as Stamp;

it("says which season the figures of a roster are of: none yet, the one that runs, the last one, the next one", () => {
  const running = "Races for this team in the Golden Hour season, since 5 October.";
  expect(seasonWords(later(first.startStamp, -1))).toBe("The first season begins on 5 October.");
  expect(seasonWords(first.startStamp)).toBe(running);
  expect(seasonWords(later(first.endStamp, -1))).toBe(running);
  for (const rest of [first.endStamp, later(second.startStamp, -1)])
    expect(seasonWords(rest)).toBe(
      "Races for this team in the Golden Hour season, which ended on 29 November. The next one begins on 3 December.",
    );
  expect(seasonWords(second.startStamp)).toBe("Races for this team in the Deep Freeze season, since 3 December.");
});
