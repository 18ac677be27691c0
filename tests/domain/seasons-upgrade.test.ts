import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";

import { SEASON_CALENDAR, type Season } from "#shared/content/seasons/calendar.ts";
import type { UserID } from "#shared/ids.ts";
import type { Reward } from "#shared/rules/rewards/reward.ts";
import { seasonTrack } from "#shared/rules/tracks.ts";
import { takeSteps } from "#shared/server/platform/postgres/migrate.ts";
import { addSeasonExperience } from "#shared/server/seasons/add-experience.ts";
import { after, before, seconds, type Stamp } from "#shared/units.ts";

import { untilSomebodyWaits } from "../support/lock-wait.ts";
import type { Stage } from "../support/players.ts";
import { stageBefore } from "../support/upgrade.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await stageBefore("0047");
});
afterAll(() => stage.db.destroy());

const [{ seasonID, startStamp, endStamp }] = SEASON_CALENDAR as readonly [Season, ...Season[]];
const LAST = before(endStamp, seconds(1));

let turn = 0;
const given = (userID: UserID, reason: string, stamp: Stamp, rewards: readonly Reward[]) =>
  stage.db
    .insertInto("grants")
    .values({ reference: `before:${turn++}`, user_id: userID, rewards: JSON.stringify(rewards), reason, stamp })
    .execute();

it("The first season begins with what its races and challenges have paid before it was counted", async () => {
  const [racer, idle] = [await stage.newPlayer(), await stage.newPlayer()];
  await given(racer, "race", startStamp, [{ cash: 500 }, { experience: 120 }, { nitros: 1 }]);
  await given(racer, "challenge", LAST, [{ experience: 1_000 }]);
  await given(racer, "race", before(startStamp, seconds(1)), [{ experience: 7 }]);
  await given(racer, "race", endStamp, [{ experience: 7 }]);
  await given(racer, "test", LAST, [{ experience: 7 }]);
  await given(idle, "race", after(startStamp, seconds(9)), [{ cash: 100 }, { experience: 0 }]);
  await takeSteps(stage.db);
  expect(await stage.db.selectFrom("season_progress").selectAll().execute()).toEqual([
    { user_id: racer, season_id: seasonID, experience: 1_120, last_extra_level: 0 },
  ]);
  expect(await stage.db.selectFrom("tracks").selectAll().execute()).toEqual([
    { user_id: racer, track: seasonTrack(seasonID), experience: 1_120, taken_level: 0 },
  ]);
  const { rows: written } = await sql`
    select from season_progress p, tracks t where p.xmin::text = t.xmin::text`.execute(stage.db);
  expect(written, "rows of before that the copy wrote again").toEqual([]);
});

it("A season goes on in both versions: what one counts, the other counts on from", async () => {
  const userID = await stage.newPlayer();
  const { db } = stage;
  const before = () =>
    sql`insert into season_progress (user_id, season_id, experience) values (${userID}, ${seasonID}, 100)
      on conflict (user_id, season_id) do update set experience = season_progress.experience + excluded.experience`.execute(
      db,
    );
  const now = () => stage.run((work) => addSeasonExperience(work, [{ userID, wonStamp: startStamp, experience: 30 }]));
  for (const count of [before, now, now, before, now]) await count();
  await db.updateTable("tracks").set({ taken_level: 2 }).where("user_id", "=", userID).execute();
  await before();
  const own = (table: "season_progress" | "tracks") =>
    db.selectFrom(table).selectAll().where("user_id", "=", userID).execute();
  expect(await own("tracks")).toMatchObject([{ experience: 390, taken_level: 2 }]);
  expect(await own("season_progress")).toMatchObject([{ experience: 390, last_extra_level: 2 }]);
});

it("A race that is settled while seasons are copied is in both tables", async () => {
  const between = await stageBefore("0065");
  const userID = await between.newPlayer();
  const { db } = between;
  const own = (table: "season_progress" | "tracks") =>
    db.selectFrom(table).select("experience").where("user_id", "=", userID).executeTakeFirst();
  await db.insertInto("season_progress").values({ user_id: userID, season_id: seasonID, experience: 100 }).execute();
  const race = await db.startTransaction().execute();
  await race.updateTable("season_progress").set({ experience: 130 }).where("user_id", "=", userID).execute();
  const taken = takeSteps(db);
  await untilSomebodyWaits(between);
  await race.commit().execute();
  await taken;
  expect([await own("season_progress"), await own("tracks")]).toEqual([{ experience: 130 }, { experience: 130 }]);
  await db.destroy();
});
