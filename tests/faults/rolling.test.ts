import { randomUUID } from "node:crypto";

import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { WebSocket } from "ws";

import { CALLS } from "#shared/contracts/calls.ts";
import { CLOSE_CODES } from "#shared/contracts/realtime/close-codes.ts";
import type { UserID } from "#shared/ids.ts";
import type { Connection } from "#shared/server/platform/postgres/connection.ts";
import { nowStamp } from "#shared/server/platform/work.ts";
import { before, days, hours } from "#shared/units.ts";

import type { Child } from "../../scripts/cluster/child.ts";
import { startCluster, type TestCluster } from "../support/cluster.ts";
import { connectPatiently } from "../support/database.ts";
import { firstWeek, inWeek, LeagueStage } from "../support/league-stage.ts";
import { openLine } from "../support/line.ts";
import { expectBalanced } from "../support/money.ts";
import { typeAsPerson } from "../support/person-racer.ts";
import { atOnce, stageOn } from "../support/players.ts";
import { joinRace, settledOf, type TestRacer } from "../support/racer.ts";
import { isHistoryThere, releasedSources } from "../support/released-sources.ts";
import { RELEASED } from "../support/released.ts";
import { ZIP } from "../support/shop-deeds.ts";
import { addMembers, newTeam } from "../support/team.ts";
import { newRacer, PASSWORD, type Visitor } from "../support/visitor.ts";

const RACERS = 50;
/** Now and then somebody has to show that they are no bot. */
const MOST_HELD = 5;
/** Each takes a hash of a password. */
const SIGN_UPS_AT_ONCE = 8;
const SLOWLY = { timeout: 180_000, interval: 200 };
const isThere = isHistoryThere();
if (!isThere) console.warn(`Left out: ${RELEASED.version} beside this version, because its commit isn't in this copy.`);

let test: TestCluster;
let connection: Connection;
let released: ReturnType<typeof releasedSources>;
let oldNode: Child;
let oldWorkers: Child;
beforeAll(async () => {
  if (!isThere) return;
  released = releasedSources();
  // The database is as this version migrates it.
  test = await startCluster({ nodes: 1, workers: 1 });
  connection = connectPatiently(test.databaseUrl);
  const { cluster } = test;
  [oldNode, oldWorkers] = await Promise.all([cluster.addNode(released.root), cluster.addWorkers(released.root)]);
});
afterAll(async () => {
  if (!isThere) return;
  await connection.db.destroy();
  await test.close();
  released.remove();
});

/** The node that a racer drives on. */
const nodeOf = ({ room }: TestRacer): string | undefined => {
  const { ws } = room.connection.transport as unknown as { readonly ws: WebSocket };
  return /\/node\/([\w-]+)\//.exec(ws.url)?.[1];
};

/** So many racers go into races and drive to the end. */
async function race(
  visitors: readonly Visitor[],
): Promise<{ readonly nodes: ReadonlySet<string | undefined>; over(): Promise<unknown> }> {
  const racers = await Promise.all(visitors.map(({ token }) => joinRace(test.cluster.url, token)));
  const driving = racers.map((racer, nth) => typeAsPerson(racer, 1 + nth));
  return {
    nodes: new Set(racers.map(nodeOf)),
    async over() {
      const sentAway = racers.map(async ({ left }) => {
        throw new Error(`a racer was sent away with ${await left}`);
      });
      await Promise.race([Promise.all(racers.map(settledOf)), ...sentAway]);
      await Promise.all(driving);
    },
  };
}

/** Makes them old gold members of a team. */
async function joinTeam(captain: Visitor, member: Visitor): Promise<void> {
  const { db } = connection;
  const [captainID, memberID] = [captain.userID as UserID, member.userID as UserID];
  await db
    .updateTable("users")
    .set({ membership: "gold", created_stamp: before(nowStamp(), days(30)), qualifying_stamp: nowStamp() })
    .where("user_id", "in", [captainID, memberID])
    .execute();
  await addMembers(db, await newTeam(db, captainID), [memberID]);
}

/** A gift, a team message, a purchase. */
async function deedsOf(one: Visitor, other: Visitor): Promise<void> {
  const keyed = () => ({ headers: { "idempotency-key": randomUUID() } });
  await one.get(CALLS.sendCash, {
    params: { id: other.userID },
    body: { amount: 1_000, password: PASSWORD },
    ...keyed(),
  });
  await one.get(CALLS.postMotd, { body: { message: "Race at six" } });
  await one.get(CALLS.buyCar, { params: { dlID: ZIP }, ...keyed() });
  expect((await other.get(CALLS.receiveCash, keyed())).collected).toHaveLength(1);
}

/** A week of the leagues that is over and waits to be closed. */
async function openWeek() {
  const leagues = await LeagueStage.on(stageOn(connection));
  const week = firstWeek() - 1;
  await sql`update closings set period = ${week - 1} where what = 'league'`.execute(connection.db);
  const ids = await Promise.all([1, 2, 3].map(() => leagues.newRacer(2, week - 1)));
  for (const id of ids) await leagues.races(id, inWeek(week, hours(1)));
  const isMoved = async (id: UserID): Promise<boolean> => {
    const [place, standing] = [await leagues.place(id, week), await leagues.standing(id)];
    return place?.new_tier !== null && place?.new_tier === standing?.tier;
  };
  return {
    async isClosed() {
      await expect.poll(async () => Promise.all(ids.map(isMoved)), SLOWLY).toEqual(ids.map(() => true));
    },
  };
}

/** Whose season isn't the same to both versions, or isn't what their races brought. */
const seasonsApart = async (): Promise<readonly unknown[]> => {
  const { rows } = await sql`
    with won as (
      select user_id, sum(experience) as experience from race_rewards where state = 'paid' group by user_id)
    select user_id, w.experience, t.experience as now, s.experience as before from won w
    left join tracks t using (user_id) left join season_progress s using (user_id)
    where t.experience is distinct from s.experience or t.experience < w.experience or t.experience is null`.execute(
    connection.db,
  );
  return rows;
};

/** What a process said that is a fault. A clock of this version only is no job of the released one. */
const faultsIn = (said: readonly string[]): readonly string[] =>
  said.filter(
    (line) => /"level":(?:50|60)|UnhandledPromise|^proxy: /.test(line) && !line.includes("there is no job named"),
  );

it.runIf(isThere)(
  "the released version runs beside this one, on its database, and is taken out: everything is settled and paid once, nobody is refused and nothing fails",
  { timeout: 400_000 },
  async () => {
    const { cluster, said } = test;
    const { db } = connection;
    const visitors = await atOnce(
      Array.from(
        { length: RACERS },
        (_each, nth) => () => newRacer(cluster, `Rolling_${String(nth).padStart(2, "0")}`),
      ),
      SIGN_UPS_AT_ONCE,
    );
    const [one, other] = visitors as [Visitor, Visitor];
    await joinTeam(one, other);
    const lines = await Promise.all(visitors.slice(0, 20).map((visitor) => openLine(cluster.url, visitor)));
    await Promise.all(lines.map((line) => line.checkIn()));
    const league = await openWeek();
    const first = await race(visitors.slice(0, RACERS / 2));
    await deedsOf(one, other);
    await lines[1]?.untilTold("sent-cash");
    await lines[1]?.untilTold("team-motd");
    await Promise.all(lines.map((line) => line.checkIn({ first: false })));
    await first.over();
    await league.isClosed();
    const second = await race(visitors.slice(RACERS / 2));
    expect(new Set([...first.nodes, ...second.nodes]).size).toBe(2);
    const drained = Promise.all([oldNode.stop(), oldWorkers.stop()]);
    await second.over();
    await drained;

    const results = await db.selectFrom("race_results").select("user_id").where("is_bot", "=", false).execute();
    expect(new Set(results.map(({ user_id }) => user_id)).size).toBe(RACERS);
    expect(results).toHaveLength(RACERS);
    // Either node was told how long keys were down; only this version's keeps it.
    const logs = await db
      .selectFrom("key_logs as k")
      .innerJoin("race_results as r", (join) =>
        join.onRef("r.race_id", "=", "k.race_id").onRef("r.slot", "=", "k.slot"),
      )
      .select("k.releases")
      .where("r.is_bot", "=", false)
      .execute();
    expect(new Set(logs.map(({ releases }) => releases !== null))).toEqual(new Set([true, false]));
    const due = () => db.selectFrom("race_rewards").select("state").where("state", "=", "due").execute();
    await expect.poll(due, SLOWLY).toEqual([]);
    const paid = await db.selectFrom("race_rewards").select("user_id").where("state", "=", "paid").execute();
    expect(paid.length).toBeGreaterThan(RACERS - MOST_HELD);
    expect(await db.selectFrom("set_aside_races").select("race_id").execute()).toEqual([]);
    await expectBalanced(db);
    expect(await seasonsApart()).toEqual([]);
    // Lines of the node that went are open again on the other one; no line was closed for what it said.
    const ends = await Promise.all(lines.map(({ left }) => Promise.race([left, Promise.resolve(undefined)])));
    expect(ends.filter((code) => code !== undefined && code !== CLOSE_CODES.shutdown.code)).toEqual([]);
    const again = await openLine(cluster.url, other);
    expect((await again.checkIn()).notifications.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(["sent-cash", "team-motd"]),
    );
    await again.room.leave();
    expect(faultsIn(said)).toEqual([]);
  },
);
