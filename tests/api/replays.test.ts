import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { ownRace } from "#shared/contracts/race/own-race.ts";
import { raceRecord } from "#shared/contracts/race/race.ts";
import { sharedReplay, shareRace } from "#shared/contracts/race/replays.ts";
import { perform } from "#shared/server/platform/work.ts";
import { purgeKeyLogs } from "#shared/server/race/purge.ts";
import { settleRace } from "#shared/server/settlement/settle.ts";
import { after, days } from "#shared/units.ts";

import { startProduct, type Product } from "../support/product.ts";
import { person, racedBy } from "../support/typed-race.ts";
import { newGuest, newRacer, Visitor } from "../support/visitor.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

let seed = 0;
/** A settled race of these, in seats 0, 1, …, called by their names; the last one's is a bot. */
async function raced(...racers: readonly Visitor[]): Promise<string> {
  const { app } = product.services;
  const typers = racers.map(({ userID }, slot) => ({ userID: userID as never, typer: person(slot + 1) }));
  const outcome = racedBy([...typers, { userID: 0 as never, typer: person(9) }], app.nowStamp(), seed++);
  const results = outcome.results.map((line) => {
    const isBot = line.seat.slot === racers.length;
    const seat = { ...line.seat, displayName: isBot ? "Bolt" : `Name ${line.seat.slot}`, isBot };
    return { ...line, seat: isBot ? { ...seat, userID: undefined } : seat };
  });
  await perform(app, (work) => settleRace(work, { ...outcome, results } as never));
  return outcome.raceID;
}

const shared = (visitor: Visitor, id: string, isShared: 0 | 1) =>
  visitor.get(shareRace, { params: { id }, body: { isShared } });

describe("a race's replays", () => {
  it("are shown to everyone who was in it, and to nobody else", async () => {
    const [one, other] = [await newGuest(product), await newRacer(product, "WasThere")];
    const id = await raced(one, other);
    for (const [slot, racer] of [one, other].entries()) {
      const { race } = await racer.get(raceRecord, { params: { id } });
      expect(race.viewSlot).toBe(slot);
      expect(race.results).toHaveLength(3);
      expect(race.results.every(({ replay }) => (replay?.length ?? 0) > 100)).toBe(true);
    }
    for (const stranger of [new Visitor(product), await newGuest(product), await newRacer(product, "WasNotThere")]) {
      const { race } = await stranger.get(raceRecord, { params: { id } });
      expect(race.results.map(({ displayName, replay }) => [displayName, replay])).toEqual(
        expect.arrayContaining([
          ["Name 0", null],
          ["Name 1", null],
          ["Bolt", null],
        ]),
      );
      expect(race.viewSlot).toBeNull();
      expect(await stranger.ask(shareRace, { params: { id }, body: { isShared: 1 } })).toMatchObject({
        status: stranger.token === undefined ? 401 : 404,
      });
    }
  });

  it("can be shared by a link that names only the sharer and bots, and never the race", async () => {
    const [one, other] = [await newGuest(product), await newGuest(product)];
    const id = await raced(one, other);
    expect((await one.get(ownRace, { params: { id } })).own.shareCode).toBeNull();
    const { shareCode } = await shared(one, id, 1);
    expect(shareCode).toMatch(/^[\w-]{16}$/);
    expect((await shared(one, id, 1)).shareCode).toBe(shareCode);
    expect((await one.get(ownRace, { params: { id } })).own.shareCode).toBe(shareCode);
    expect((await other.get(ownRace, { params: { id } })).own.shareCode).toBeNull();
    const { json } = await new Visitor(product).ask(sharedReplay, { params: { shareCode: shareCode ?? "" } });
    const { race } = sharedReplay.answer.parse(json);
    expect(JSON.stringify(json)).not.toContain(id);
    expect(race.viewSlot).toBe(0);
    const names = new Map(race.results.map(({ slot, displayName }) => [slot, displayName]));
    expect([0, 1, 2].map((slot) => names.get(slot))).toEqual(["Name 0", "Racer 2", "Bolt"]);
    expect(race.results.every(({ replay }) => (replay?.length ?? 0) > 100)).toBe(true);
  });

  it("are no longer behind a link that has ended, and a new one is another", async () => {
    const one = await newGuest(product);
    const id = await raced(one);
    const { shareCode } = await shared(one, id, 1);
    expect(await shared(one, id, 0)).toMatchObject({ shareCode: null });
    const params = { shareCode: shareCode ?? "" };
    expect(await new Visitor(product).refused(sharedReplay, { params })).toBe("notFound");
    expect((await shared(one, id, 1)).shareCode).not.toBe(shareCode);
    expect(await new Visitor(product).refused(sharedReplay, { params })).toBe("notFound");
  });

  it("end with their key logs: the link goes, and sharing again is refused", async () => {
    const one = await newGuest(product);
    const id = await raced(one);
    const { shareCode } = await shared(one, id, 1);
    const { app } = product.services;
    await perform({ ...app, nowStamp: () => after(app.nowStamp(), days(31)) }, purgeKeyLogs);
    const params = { shareCode: shareCode ?? "" };
    expect(await new Visitor(product).refused(sharedReplay, { params })).toBe("notFound");
    expect(await one.refused(shareRace, { params: { id }, body: { isShared: 1 } })).toBe("notFound");
    const { results } = (await one.get(raceRecord, { params: { id } })).race;
    expect(results.map(({ replay }) => replay)).toEqual([null, null]);
  });
});
