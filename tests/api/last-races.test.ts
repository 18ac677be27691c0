import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { lastRaces } from "#shared/contracts/race/own-race.ts";
import type { UserID } from "#shared/ids.ts";
import { perform } from "#shared/server/platform/work.ts";
import { purgeKeyLogs } from "#shared/server/race/purge.ts";
import { settleRace } from "#shared/server/settlement/settle.ts";
import { after, days, type Stamp } from "#shared/units.ts";

import { startProduct, type Product } from "../support/product.ts";
import { person, racedBy } from "../support/typed-race.ts";
import { newRacer, Visitor } from "../support/visitor.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

/** A settled race of two, started at this moment. */
async function race(
  racers: readonly Visitor[],
  startedStamp: Stamp,
  scoring: "competitive" | "casual" = "competitive",
) {
  const typers = racers.map(({ userID }, slot) => ({ userID: userID as UserID, typer: person(slot + 1) }));
  const outcome = racedBy(typers, startedStamp, startedStamp);
  await perform(product.services.app, (work) => settleRace(work, { ...outcome, scoring }));
  return outcome;
}

describe("a racer's last races", () => {
  it("are the ten newest of their own, the newest first, with place, speed and accuracy", async () => {
    const [one, other] = [await newRacer(product, "Last_One"), await newRacer(product, "Last_Other")];
    const now = product.services.app.nowStamp();
    const outcomes = [];
    for (let nth = 0; nth < 11; nth++) outcomes.push(await race([one, other], (now - 1_000 + nth * 60) as Stamp));
    await race([other], now);
    const { races } = await one.get(lastRaces);
    expect(races.map(({ raceID }) => raceID)).toEqual(
      outcomes
        .toReversed()
        .slice(0, 10)
        .map(({ raceID }) => raceID),
    );
    const result = outcomes.at(-1)?.results.find(({ seat }) => seat.slot === 0);
    expect(races[0]).toMatchObject({ site: "type", standing: "finished", place: result?.place, hasReplay: true });
    expect(races[0]?.speed).toBeCloseTo(result?.wpm ?? 0, 3);
    expect(races[0]?.accuracy).toBeCloseTo(result?.accuracy ?? 0, 3);
  });

  it("have no place among casual friends, and no replay once the keys are gone", async () => {
    const [one, other] = [await newRacer(product, "Last_Casual"), await newRacer(product, "Last_Friend")];
    const { app } = product.services;
    await race([one, other], app.nowStamp(), "casual");
    expect((await one.get(lastRaces)).races).toMatchObject([{ place: null, hasReplay: true }]);
    const later = after(app.nowStamp(), days(31));
    await perform({ ...app, nowStamp: () => later }, purgeKeyLogs);
    expect((await one.get(lastRaces)).races).toMatchObject([{ place: null, hasReplay: false }]);
  });

  it("are none before the first, and nobody's without a session", async () => {
    expect((await (await newRacer(product, "Last_None")).get(lastRaces)).races).toEqual([]);
    expect((await new Visitor(product).ask(lastRaces)).status).toBe(401);
  });
});
