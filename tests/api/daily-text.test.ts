import { afterAll, beforeAll, expect, it } from "vitest";

import { self } from "#shared/contracts/account/auth.ts";
import { dailyFriends } from "#shared/contracts/race/own-race.ts";
import type { UserID } from "#shared/ids.ts";
import { dailyText } from "#shared/rules/daily-text.ts";
import { befriend } from "#shared/server/friends/friendships.ts";
import { perform } from "#shared/server/platform/work.ts";
import { settleRace } from "#shared/server/settlement/settle.ts";
import { before, dayOf, days, type Stamp } from "#shared/units.ts";

import { startProduct, type Product } from "../support/product.ts";
import { person, racedBy } from "../support/typed-race.ts";
import { newRacer, Visitor } from "../support/visitor.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

/** A race of one on the text of its day. @returns its speed */
async function raceDaily({ userID }: Visitor, at: Stamp, seed: number): Promise<number> {
  const outcome = {
    ...racedBy([{ userID: userID as UserID, typer: person(seed) }], at, seed),
    textID: dailyText(dayOf(at)),
  };
  await perform(product.services.app, (work) => settleRace(work, outcome));
  return outcome.results[0]?.wpm ?? 0;
}
const makeFriends = (one: Visitor, other: Visitor) =>
  perform(product.services.app, (work) => befriend(work, one.userID as UserID, [other.userID as UserID]));

it("friends' results on today's text are told, the fastest first, and nobody else's, nor those of other days", async () => {
  const { app } = product.services;
  const now = app.nowStamp();
  const racer = await newRacer(product, "Daily_One");
  const friendNames = ["Daily_Two", "Daily_Three"];
  const speeds = new Map<string, number>();
  for (const [at, name] of [...friendNames, "Daily_Stranger"].entries()) {
    const other = await newRacer(product, name);
    if (friendNames.includes(name)) await makeFriends(racer, other);
    speeds.set(name, await raceDaily(other, now, 20 + at));
    const { daily } = (await other.get(self)).user;
    expect(daily?.speed).toBeCloseTo(speeds.get(name) ?? 0, 3);
    expect((await other.get(dailyFriends)).friends).toEqual([]);
  }
  const idle = await newRacer(product, "Daily_Idle");
  await makeFriends(racer, idle);
  await raceDaily(idle, before(now, days(1)), 30);
  const { friends } = await racer.get(dailyFriends);
  expect(friends.map(({ displayName, speed }) => [displayName, Math.round(speed)])).toEqual(
    friendNames
      .toSorted((one, other) => (speeds.get(other) ?? 0) - (speeds.get(one) ?? 0))
      .map((name) => [name, Math.round(speeds.get(name) ?? 0)]),
  );
});

it("nobody's are told without a session", async () => {
  expect((await new Visitor(product).ask(dailyFriends)).status).toBe(401);
});
