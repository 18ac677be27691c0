import { afterAll, beforeAll, expect, it } from "vitest";

import type { SectionID, UserID } from "#shared/ids.ts";
import { classPage } from "#shared/server/classes/class-page.ts";
import { countForClasses } from "#shared/server/classes/count-races.ts";
import { movePupils } from "#shared/server/classes/pupils.ts";
import { nowStamp } from "#shared/server/platform/work.ts";
import { after, minutes, seconds, type Stamp } from "#shared/units.ts";

import { newTaught, place } from "../support/class-stage.ts";
import { countedRace } from "../support/counted-race.ts";
import { newStage, type Stage } from "../support/players.ts";
import { statementsOf } from "../support/statements.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await newStage();
});
afterAll(() => stage.db.destroy());

const LATER = after(nowStamp(), minutes(1));
/** A race that is won in the class, two minutes after everybody came. */
const race = (userID: UserID, more: Parameters<typeof countedRace>[1] = {}) =>
  countedRace(userID, { startedStamp: LATER, done: 200, errors: 4, elapsedMs: 60_000, ...more });
const count = (...races: ReturnType<typeof race>[]) => stage.run((work) => countForClasses(work, races));
const scoreOf = (sectionID: SectionID, userID: UserID) =>
  stage.db
    .selectFrom("section_scores")
    .select(["played", "typed", "secs", "errs", "last_race_stamp"])
    .where("section_id", "=", sectionID)
    .where("user_id", "=", userID)
    .executeTakeFirst();
async function pupil(sectionID: SectionID, standing: "pending" | "member" | "removed" = "member"): Promise<UserID> {
  const userID = await stage.newPlayer();
  await place(stage, sectionID, userID, { standing });
  return userID;
}

it("a paid race counts for the class of its racer, and the class's page shows it", async () => {
  const { teacherID, sectionID } = await newTaught(stage);
  const [one, other] = [await pupil(sectionID), await pupil(sectionID)];
  await count(race(one), race(one, { startedStamp: after(LATER, seconds(30)) }), race(other));
  await count(race(one));
  expect(await scoreOf(sectionID, one)).toEqual({
    played: 3,
    typed: 600,
    secs: 180,
    errs: 12,
    last_race_stamp: after(LATER, seconds(30)),
  });
  const app = { db: stage.db, nowStamp, config: { foundersUntil: undefined } } as never;
  const page = await classPage(app, teacherID);
  expect(page.stats).toEqual({ members: 2, played: 4, typed: 800, secs: 240, errs: 16 });
  expect(page.members.find(({ userID }) => userID === one)).toMatchObject({ played: 3, typed: 600, errs: 12 });
});

it("the class's page names its teachers, and nobody who isn't one any more", async () => {
  const { teacherID, sectionID } = await newTaught(stage);
  const member = await pupil(sectionID);
  const app = { db: stage.db, nowStamp, config: { foundersUntil: undefined } } as never;
  const teachersOf = async () =>
    (await classPage(app, member)).members.flatMap(({ userID, role }) => (role === "teacher" ? [userID] : []));
  expect(await teachersOf()).toEqual([teacherID]);
  await stage.db.deleteFrom("roles").where("user_id", "=", teacherID).execute();
  expect(await teachersOf()).toEqual([]);
});

it("nothing counts from before a pupil came, while they wait, after they were taken out, or where nothing was paid", async () => {
  const { sectionID } = await newTaught(stage);
  const [member, waiting, out] = [
    await pupil(sectionID),
    await pupil(sectionID, "pending"),
    await pupil(sectionID, "removed"),
  ];
  await count(race(member, { startedStamp: (nowStamp() - 60) as Stamp }), race(waiting), race(out));
  await count(race(member, { reward: { cash: 0, experience: 0, nitros: 0 } }), race(await stage.newPlayer()));
  for (const each of [member, waiting, out]) expect(await scoreOf(sectionID, each)).toBeUndefined();
});

it("what was raced stays in the class where it was raced", async () => {
  const { teacherID, sectionID } = await newTaught(stage);
  const other = await newTaught(stage, teacherID);
  const moved = await pupil(sectionID);
  await count(race(moved));
  await stage.run((work) => movePupils(work, teacherID, { from: sectionID, to: other.sectionID, userIDs: [moved] }));
  await count(race(moved));
  expect(await scoreOf(sectionID, moved)).toMatchObject({ played: 1 });
  expect(await scoreOf(other.sectionID, moved)).toMatchObject({ played: 1 });
});

it("any number of races is counted in one statement", async () => {
  const { sectionID } = await newTaught(stage);
  const pupils = await Promise.all(Array.from({ length: 8 }, () => pupil(sectionID)));
  expect(
    await statementsOf(stage, (work) =>
      countForClasses(
        work,
        pupils.map((each) => race(each)),
      ),
    ),
  ).toBe(1);
});
