import { sql } from "kysely";
import { afterAll, beforeAll, describe, it } from "vitest";

import type { UserID } from "#shared/ids.ts";
import { boundFor } from "#shared/rules/certificate/bound.ts";
import { REWARDS } from "#shared/rules/rewards/race-reward.ts";
import { STARTER } from "#shared/rules/rewards/starter.ts";
import type { Connection } from "#shared/server/platform/postgres/connection.ts";

import { BlindReader } from "../support/blind-reader.ts";
import { CheatingAccount } from "../support/cheating-account.ts";
import { CHEATS } from "../support/cheats.ts";
import { startCluster, type TestCluster } from "../support/cluster.ts";
import { connectPatiently } from "../support/database.ts";
import { diceOf } from "../support/dice.ts";
import { note } from "../support/figures.ts";
import { person } from "../support/typed-race.ts";

/** Races of each cheat, or as many as there is time for; `REDLINE_LIVE_RACES` says fewer. */
const RACES = Number(process.env.REDLINE_LIVE_RACES ?? 30);
const RACES_A_TRIAL = 5;
const MINUTES = 20;
const HONEST_RACES = 3;
const LATE = { timeout: 240_000, interval: 1_000 } as const;

interface Waited {
  readonly races: number;
  readonly held: number;
  readonly paid: number;
  readonly cash: number;
  readonly past: number;
  readonly waits: number;
  readonly due: number;
  /** Everything that the account has won since it was made, by races or otherwise. */
  readonly gained: number;
}

interface Running {
  readonly product: TestCluster;
  readonly url: string;
  readonly connection: Connection;
}

const sites = new Map<"type" | "math", Running>();
const reader = new BlindReader();
beforeAll(async () => {
  for (const site of ["type", "math"] as const) {
    const product = await startCluster({ nodes: 1, workers: 1, env: { SITE: site } });
    const connection = connectPatiently(product.databaseUrl);
    sites.set(site, { product, url: product.cluster.url, connection });
  }
});
afterAll(async () => {
  for (const { product, connection } of sites.values()) {
    await connection.db.destroy();
    await product.close();
  }
  await reader.close();
});

/** What became of an account's races. */
async function waitedOf({ connection: { db } }: Running, userID: UserID, cap: number): Promise<Waited> {
  const { rows } = await sql<Waited>`
    select count(*)::int as races, count(*) filter (where w.state = 'held')::int as held,
      count(*) filter (where w.state = 'paid')::int as paid, count(*) filter (where w.state = 'due')::int as due,
      coalesce(sum(w.cash) filter (where w.state = 'paid'), 0)::int as cash,
      coalesce(sum(w.cash) filter (where w.state = 'paid' and r.speed > ${cap}), 0)::int as past,
      coalesce(sum(w.cash) filter (where w.state = 'held'), 0)::int as waits,
      (select balance - ${STARTER.cash}::int from money_accounts m where m.user_id = ${userID})::int as gained
    from race_rewards w join race_results r using (race_id, slot) where w.user_id = ${userID}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error("nobody raced");
  return row;
}

/** What a race brings at most whose speed is the cap. */
const mostAt = (cap: number): number =>
  Math.max(...REWARDS.placeCash) +
  REWARDS.cashPerWpm * cap +
  Math.max(...REWARDS.accuracyCash.map(({ cash }) => cash)) +
  REWARDS.longestWordCash;

/** An hour goes by for whoever may begin no more trials in this one. */
const anHourLater = ({ connection: { db } }: Running, userID: UserID): Promise<unknown> =>
  db
    .updateTable("certificate_trials")
    .set({ opened_stamp: sql`opened_stamp - 3600` })
    .where("user_id", "=", userID)
    .execute();

describe("through the real product", () => {
  it.concurrent.for(Object.entries(CHEATS))(
    "%s is paid nothing past the cap",
    { timeout: (MINUTES + 10) * 60_000 },
    async ([name, cheat], { expect }) => {
      const site = sites.get(cheat.lessonID === null ? "type" : "math");
      if (!site) throw new Error("the product did not start");
      const dice = diceOf(name);
      const username = name.replaceAll(/[^a-z]+/g, "-").slice(0, 15);
      const account = await CheatingAccount.signUp(`${username}x`, site.url, cheat, dice, reader);
      const userID = account.visitor.userID as UserID;
      const cap = boundFor(cheat.lessonID);
      const stopMs = performance.now() + MINUTES * 60_000;
      const trials: string[] = [];
      let raced = 0;
      while (raced < RACES && performance.now() < stopMs) {
        await account.race();
        raced++;
        await account.solvesCheck();
        if (raced % RACES_A_TRIAL !== 0) continue;
        await anHourLater(site, userID);
        const { end, speed, accuracy, isCertified } = await account.tries();
        trials.push(`${end} ${speed} ${accuracy} %`);
        expect(isCertified).toBe(false);
      }
      // The last of them end when the others of their tables are done.
      await expect.poll(() => waitedOf(site, userID, cap), LATE).toMatchObject({ races: raced, due: 0 });
      const { races, held, paid, cash, past, waits, gained } = await waitedOf(site, userID, cap);
      const most = Math.round(races * mostAt(cap));
      console.info(
        `${name}: ${races} races, ${held} held, ${paid} paid ${cash} (the cap: at most ${most}), ${past} past the cap, ` +
          `${waits} wait; ${account.checks} bot checks solved; ${trials.length} trials, none certified: ${trials.join(", ")}`,
      );
      expect(trials).toHaveLength(Math.floor(raced / RACES_A_TRIAL));
      expect(past).toBe(0);
      expect(cash).toBeLessThanOrEqual(most);
      if (paid === 0) expect(gained).toBe(0);
      note(`live, ${name}: cash paid past the cap, of ${races} races and ${trials.length} trials`, past, "cash", 0);
      note(`live, ${name}: races held`, (held / races) * 100, "%");
      note(`live, ${name}: cash that waits`, waits, "cash");
    },
  );

  it.concurrent("somebody who types by hand is paid meanwhile", { timeout: 600_000 }, async ({ expect }) => {
    const site = sites.get("type");
    if (!site) throw new Error("the product did not start");
    const byHand = { lessonID: null, waitMs: () => 150, types: person(5) };
    const account = await CheatingAccount.signUp("By-Hand", site.url, byHand, diceOf("by hand"), reader);
    for (let nth = 0; nth < HONEST_RACES; nth++) await account.race();
    const look = () => waitedOf(site, account.visitor.userID as UserID, boundFor(null));
    await expect.poll(look, LATE).toMatchObject({ races: HONEST_RACES, paid: HONEST_RACES });
    expect((await look()).gained).toBeGreaterThan(0);
  });
});
