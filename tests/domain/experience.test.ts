import { afterAll, beforeAll, expect, it } from "vitest";

import { SEASON_CALENDAR, type Season } from "#shared/content/seasons/calendar.ts";
import type { UserID } from "#shared/ids.ts";
import { seasonTrack } from "#shared/rules/tracks.ts";
import { giveExperience, type Won } from "#shared/server/experience/give.ts";
import { after, before, days, seconds } from "#shared/units.ts";

import { expectBalanced } from "../support/money.ts";
import { atOnce, newStage, type Stage } from "../support/players.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await newStage();
});
afterAll(() => stage.db.destroy());

const [FIRST, SECOND] = SEASON_CALENDAR as readonly [Season, Season, ...Season[]];
const IN_FIRST = after(FIRST.startStamp, days(3));

let turn = 0;
const won = (userID: UserID, more: Partial<Won> = {}): Won => ({
  userID,
  wonStamp: IN_FIRST,
  experience: 100,
  reference: `test:${turn++}`,
  reason: "race",
  ...more,
});

async function standing(userID: UserID) {
  const user = stage.db.selectFrom("users").select("experience").where("user_id", "=", userID);
  const tracks = await stage.db.selectFrom("tracks").selectAll().where("user_id", "=", userID).execute();
  return {
    all: (await user.executeTakeFirst())?.experience,
    ...Object.fromEntries(tracks.map(({ track, experience }) => [track, experience])),
  };
}

it("is given once a reference to the player and to the season, though it is named twice in one call, or called at once", async () => {
  const userID = await stage.newPlayer();
  const one = won(userID, { besides: [{ cash: 5 }] });
  await stage.run((work) => giveExperience(work, [one, one, { ...one }]));
  expect(await standing(userID)).toEqual({ all: 100, [seasonTrack(FIRST.seasonID)]: 100 });
  const other = won(userID);
  await atOnce(Array.from({ length: 30 }, () => () => stage.run((work) => giveExperience(work, [other, one]))));
  expect(await standing(userID)).toEqual({ all: 200, [seasonTrack(FIRST.seasonID)]: 200 });
  await expectBalanced(stage.db);
});

it("belongs to the season in which it was won, to the second, and between two to none", async () => {
  const userID = await stage.newPlayer();
  const { startStamp, endStamp } = FIRST;
  const stamps = [
    before(startStamp, seconds(1)),
    startStamp,
    before(endStamp, seconds(1)),
    endStamp,
    SECOND.startStamp,
  ];
  await stage.run((work) =>
    giveExperience(
      work,
      stamps.map((wonStamp) => won(userID, { wonStamp })),
    ),
  );
  expect(await standing(userID)).toEqual({
    all: 500,
    [seasonTrack(FIRST.seasonID)]: 200,
    [seasonTrack(SECOND.seasonID)]: 100,
  });
});
