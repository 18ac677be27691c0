import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";

import { SITES, type Site } from "#shared/content/site.ts";
import type { UserID } from "#shared/ids.ts";
import { achievementsOf } from "#shared/server/achievements/own.ts";
import { nowStamp, type App } from "#shared/server/platform/work.ts";
import { profileOf } from "#shared/server/profiles/profile.ts";
import type { RaceOutcome } from "#shared/server/race/outcome.ts";
import { progressOf } from "#shared/server/race/progress.ts";
import { payRace } from "#shared/server/settlement/pay.ts";
import { settleRace } from "#shared/server/settlement/settle.ts";
import { applicationsTo } from "#shared/server/teams/applications.ts";
import { teamDetails } from "#shared/server/teams/details.ts";
import { before, hours, minutes, type Stamp } from "#shared/units.ts";

import { cardTimes } from "../support/card-times.ts";
import { newStage, type Stage } from "../support/players.ts";
import { addMembers, newTag, newTeam } from "../support/team.ts";
import { person, racedBy } from "../support/typed-race.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await newStage();
});
afterAll(() => stage.db.destroy());

interface Raced {
  readonly site: Site;
  readonly speed: number;
  readonly done: number;
  readonly errors: number;
}

/** A race in which two were equally fast. */
function outcomeOf(
  { site, speed, done, errors }: Raced,
  userIDs: readonly UserID[],
  at: Stamp,
  seed: number,
): RaceOutcome {
  const typed = racedBy(
    userIDs.map((userID, nth) => ({ userID, typer: person(seed + nth) })),
    at,
    seed,
  );
  const results = typed.results.map((result) => ({
    ...result,
    wpm: speed,
    typed: done,
    errors,
    accuracy: 98,
    elapsedMs: 60_000 as typeof result.elapsedMs,
    ...(site === "math" && { keyLog: "" }),
  }));
  if (site === "type") return { ...typed, results };
  return { ...typed, results, site, textID: null, lesson: { lessonID: "addition_1", problems: [] } };
}

const appOn = (site: Site) =>
  ({
    db: stage.db,
    nowStamp,
    config: { site },
    online: { seen: () => Promise.resolve(new Map()) },
  }) as unknown as App;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

it("Whatever is raced on both sites of one database, each shows its own races, sums, averages and bests alone", async () => {
  const anyRace = fc.record({
    site: fc.constantFrom<Site>(...SITES),
    speed: fc.integer({ min: 20, max: 60 }),
    done: fc.integer({ min: 10, max: 300 }),
    errors: fc.nat(9),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(anyRace, { maxLength: 12 }), async (races) => {
      const passed = { captcha_passed_stamp: nowStamp() };
      const [captain, member, applicant] = await Promise.all([1, 2, 3].map(() => stage.newPlayer(passed)));
      if (captain === undefined || member === undefined || applicant === undefined) throw new Error("nobody is there");
      const tag = newTag();
      const teamID = await newTeam(stage.db, captain, { tag });
      await addMembers(stage.db, teamID, [member], { join_stamp: before(nowStamp(), hours(20)) });
      const asked = { user_id: applicant, team_id: teamID, stamp: nowStamp(), denied_stamp: null };
      await stage.db.insertInto("team_applications").values(asked).execute();
      for (const [nth, race] of races.entries()) {
        const at = before(nowStamp(), minutes(500 - nth * 10));
        const outcome = outcomeOf(race, [member, applicant], at, nth);
        await stage.run((work) => settleRace(work, outcome));
        await stage.run((work) => payRace(work, outcome.raceID));
      }
      const typed = races.filter(({ site }) => site === "type").length;
      const { standing } = await achievementsOf(stage, member);
      expect([standing.teamRaces ?? 0, standing.racesPlayed ?? 0]).toEqual([typed, typed]);
      const { username } = await stage.db
        .selectFrom("users")
        .select("username")
        .where("user_id", "=", member)
        .executeTakeFirstOrThrow();
      for (const site of SITES) {
        const own = races.filter((race) => race.site === site);
        const lastTen = own.slice(-10).map(({ speed }) => speed);
        const speeds = {
          racesPlayed: own.length,
          avgSpeed: lastTen.length === 0 ? null : sum(lastTen) / lastTen.length,
          highestSpeed: Math.max(0, ...own.map(({ speed }) => speed)),
        };
        const raced = {
          played: own.length,
          typed: sum(own.map(({ done }) => done)),
          errs: sum(own.map(({ errors }) => errors)),
          secs: own.length * 60,
        };
        const page = await teamDetails(stage.db, { site, ...cardTimes(), tag, viewerID: captain, isOwn: false });
        expect(page.team).toMatchObject(raced);
        expect(page.members.find(({ userID }) => userID === member)).toMatchObject({ ...speeds, ...raced });
        const [application] = await applicationsTo(stage.db, site, captain, cardTimes());
        expect(application).toMatchObject(speeds);
        expect(await profileOf(appOn(site), captain, username ?? "")).toMatchObject(speeds);
        expect(await progressOf(appOn(site), member)).toMatchObject({
          avgSpeed: speeds.avgSpeed,
          highestSpeed: speeds.highestSpeed,
          playTime: raced.secs,
          racesPlayed: races.length,
        });
      }
    }),
    { numRuns: 12 },
  );
});
