import { randomUUID } from "node:crypto";

import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { REPEAT_KEY } from "#shared/contracts/idempotency-key.ts";
import {
  answerContest,
  callOffContest,
  contest,
  contestRace,
  setUpContest,
  teamContests,
} from "#shared/contracts/teams/contests.ts";
import type { UserID } from "#shared/ids.ts";
import { dailyText } from "#shared/rules/daily-text.ts";
import { perform } from "#shared/server/platform/work.ts";
import { purgeKeyLogs } from "#shared/server/race/purge.ts";
import { payRace } from "#shared/server/settlement/pay.ts";
import { settleRace } from "#shared/server/settlement/settle.ts";
import { after, dayOf, days, startOf, type Day } from "#shared/units.ts";

import { startProduct, type Product } from "../support/product.ts";
import { addMembers, newTag, newTeam } from "../support/team.ts";
import { person, racedBy } from "../support/typed-race.ts";
import { newGuest, newRacer, Visitor } from "../support/visitor.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const app = () => product.services.app;
let count = 0;
async function newTeamWith(members = 0) {
  const captain = await newRacer(product, `Contest${++count}`);
  const others: Visitor[] = [];
  for (let nth = 0; nth < members; nth++) others.push(await newRacer(product, `Contest${count}M${nth}`));
  const tag = newTag();
  const teamID = await newTeam(app().db, captain.userID as UserID, { tag });
  if (members > 0)
    await addMembers(
      app().db,
      teamID,
      others.map(({ userID }) => userID as UserID),
    );
  await sql`update team_members set join_stamp = 1 where team_id = ${teamID}`.execute(app().db);
  return { captain, others, tag, teamID };
}
const tomorrow = (): Day => (dayOf(app().nowStamp()) + 1) as Day;
const form = (tags: readonly string[]) => ({
  name: "owl-lamp" as const,
  tags: [...tags],
  firstDay: tomorrow(),
  days: 3 as const,
  best: 2,
});

/** Two teams of which both take part, as if the contest had begun today. */
async function running(members = 1) {
  const [host, guest] = [await newTeamWith(members), await newTeamWith(members)];
  const { contestID } = await host.captain.get(setUpContest, { body: form([guest.tag]) });
  await guest.captain.get(answerContest, { params: { id: contestID }, body: { isIn: true } });
  await sql`update contests set first_day = first_day - 1 where contest_id = ${contestID}`.execute(app().db);
  return { host, guest, contestID, params: { id: contestID } };
}

/** A settled race of some on today's text. */
async function raced(...racers: readonly Visitor[]): Promise<void> {
  const now = app().nowStamp();
  const outcome = racedBy(
    racers.map(({ userID }, slot) => ({ userID: userID as UserID, typer: person(slot + 1) })),
    now,
    ++count,
  );
  await perform(app(), (work) => settleRace(work, { ...outcome, textID: dailyText(dayOf(now)) }));
  await perform(app(), (work) => payRace(work, outcome.raceID));
}

describe("a contest over the wire", () => {
  it("is set up once for one key, answered by the other captain and shown to everybody", async () => {
    const [host, guest] = [await newTeamWith(1), await newTeamWith()];
    const body = form([guest.tag.toLowerCase()]);
    const headers = { [REPEAT_KEY]: randomUUID() };
    const { contestID } = await host.captain.get(setUpContest, { body, headers });
    expect((await host.captain.get(setUpContest, { body, headers })).contestID).toBe(contestID);
    const params = { id: contestID };
    expect(await host.others[0]?.refused(setUpContest, { body })).toBe("notCaptain");
    expect(await host.captain.refused(setUpContest, { body: form(["NOBODY"]) })).toBe("noTeam");
    expect(await guest.captain.refused(callOffContest, { params })).toBe("notFound");
    await guest.captain.get(answerContest, { params, body: { isIn: true } });
    for (const viewer of [new Visitor(product), await newGuest(product), host.captain]) {
      expect(await viewer.get(contest, { params })).toMatchObject({
        state: "waiting",
        name: "owl-lamp",
        startStamp: startOf(tomorrow()),
        teams: [
          { tag: host.tag, answer: "in", place: null },
          { tag: guest.tag, answer: "in", place: null },
        ],
      });
    }
    expect((await new Visitor(product).get(teamContests, { params: { id: guest.tag } })).contests).toHaveLength(1);
    await host.captain.get(callOffContest, { params });
    expect((await new Visitor(product).get(contest, { params })).state).toBe("calledOff");
    expect((await host.captain.get(teamContests, { params: { id: host.tag } })).contests).toEqual([]);
  });

  it.each([
    ["no team", { tags: [] }],
    ["too many teams", { tags: Array.from({ length: 8 }, (_, nth) => `TEAM${nth}`) }],
    ["a length that isn't on the list", { days: 4 }],
    ["nobody who counts", { best: 0 }],
    ["a name of its own", { name: "My Own Name" }],
    ["today", { firstDay: 1 }],
    ["a lesson where texts are typed", { lessonID: "addition_1" }],
    ["a field that it doesn't have", { prize: 1_000_000 }],
  ])("is refused with %s, at its field", async (_what, wrong) => {
    const [host, guest] = [await newTeamWith(), await newTeamWith()];
    expect(await host.captain.refused(setUpContest, { body: { ...form([guest.tag]), ...wrong } })).toBe(
      `badInput ${Object.keys(wrong)[0]}`,
    );
  });

  it("counts a race as it is paid, and lets everybody watch it, without the other racers' names and without its id", async () => {
    const { host, contestID, params } = await running();
    const [racer, stranger] = [host.others[0] as Visitor, await newRacer(product, `ContestStranger${count}`)];
    await raced(racer, stranger);
    const { teams } = await new Visitor(product).get(contest, { params });
    const [race] = teams[0]?.days[0]?.races ?? [];
    expect(teams[0]).toMatchObject({ tag: host.tag, place: 1, daysWon: 1 });
    expect(race).toMatchObject({ racer: { userID: racer.userID }, counts: true, canWatch: false, isOwn: false });
    const watch = { params: { id: contestID, number: race?.number ?? 0 } };
    // Whoever has still to type the day's text doesn't watch it being typed.
    expect(await new Visitor(product).refused(contestRace, watch)).toBe("notFound");
    expect((await stranger.get(contestRace, watch)).race.viewSlot).toBe(0);
    await sql`update contests set first_day = first_day - 1 where contest_id = ${contestID}`.execute(app().db);
    await sql`update contest_races set day = day - 1 where contest_id = ${contestID}`.execute(app().db);
    const watched = await new Visitor(product).get(contestRace, watch);
    expect(watched.race.results).toHaveLength(1);
    expect(watched.race).toMatchObject({ viewSlot: 0, results: [{ displayName: expect.anything() }] });
    expect(watched.race).not.toHaveProperty("raceID");
    expect(JSON.stringify(watched)).not.toContain("ContestStranger");
    expect((await racer.get(contest, { params })).own).toMatchObject({ hasRacedToday: true });

    const other = await running();
    const elsewhere = { params: { id: other.contestID, number: race?.number ?? 0 } };
    expect(await stranger.refused(contestRace, elsewhere)).toBe("notFound");
    await app()
      .db.updateTable("users")
      .set({ findable: false })
      .where("user_id", "=", racer.userID as UserID)
      .execute();
    expect(await stranger.refused(contestRace, watch)).toBe("notFound");
    expect((await host.captain.get(contestRace, watch)).race.viewSlot).toBe(0);
    await perform(app(), (work) => purgeKeyLogs({ ...work, now: after(work.now, days(400)) }, 1_000));
    expect(await racer.refused(contestRace, watch)).toBe("notFound");
  });
});
