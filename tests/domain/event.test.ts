import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { perkID } from "#shared/content/achievements/timed-ids.ts";
import { eventByID, type EventRun } from "#shared/content/events/calendar.ts";
import { prizesOf } from "#shared/content/events/prizes.ts";
import { LOOT } from "#shared/content/loot/catalog.ts";
import type { LootID } from "#shared/content/loot/loot.ts";
import { STARTER_CAR_PRICE } from "#shared/content/shop.ts";
import type { UserID } from "#shared/ids.ts";
import { lootOfEvent } from "#shared/rules/events/bonus.ts";
import { eventAfter, eventAt } from "#shared/rules/events/calendar.ts";
import { eventXPBefore } from "#shared/rules/events/level.ts";
import { checkAchievements } from "#shared/server/achievements/check.ts";
import { giveExperience } from "#shared/server/experience/give.ts";
import type { App } from "#shared/server/platform/work.ts";
import { eventPageOf } from "#shared/server/shop/event-page.ts";
import { after, before, days, hours, seconds, type Stamp } from "#shared/units.ts";

import { expectBalanced } from "../support/money.ts";
import { atOnce, newStage, type Stage } from "../support/players.ts";
import { claimAll, race } from "../support/season-player.ts";
import { shopStage } from "../support/shop-stage.ts";
import { codeOf, tally } from "../support/team-stage.ts";
import { wear } from "../support/wear.ts";

const event = (id: number): EventRun => {
  const found = eventByID(id);
  if (!found) throw new Error(`there is no event ${id}`);
  return found;
};
const [FIRST, SECOND] = [event(1), event(2)];
const DURING = after(FIRST.startStamp, days(2));

let stage: Stage;
let at: ReturnType<typeof shopStage>;
beforeAll(async () => {
  stage = await newStage();
  at = shopStage(stage);
});
afterAll(() => stage.db.destroy());

const pageOf = (userID: UserID, now: Stamp) =>
  eventPageOf({ db: stage.db, config: { site: "type" }, nowStamp: () => now } as unknown as App, userID);
const joins = (userID: UserID, now: Stamp, run = FIRST) => at.buys(userID, { starterCarID: run.starterCarID }, now);
const goldMember = async (): Promise<UserID> => {
  const userID = await at.customer(100_000);
  await at.makeGold(userID);
  return userID;
};

describe("an event", () => {
  it("is told to a page in each of its states", async () => {
    const [basic, gold] = [await at.customer(), await goldMember()];
    const early = before(FIRST.startStamp, hours(23));
    expect(await pageOf(basic, before(FIRST.startStamp, days(3)))).toMatchObject({
      event: null,
      next: { key: FIRST.key, startStamp: FIRST.startStamp },
      offer: null,
      prizes: [],
    });
    expect((await pageOf(basic, early)).event).toBeNull();
    expect((await pageOf(gold, before(FIRST.startStamp, hours(25)))).event).toBeNull();
    expect((await pageOf(gold, early)).event).toMatchObject({ isStarted: false, isOver: false, isIn: false });
    const running = await pageOf(basic, FIRST.startStamp);
    expect(running).toMatchObject({
      event: { eventID: 1, isStarted: true, isOver: false, isIn: false, level: 1, totalPerks: 10 },
      offer: { starterCarID: FIRST.starterCarID, price: STARTER_CAR_PRICE, hindrance: null },
    });
    expect(running.prizes.map(({ level }) => level)).toEqual([null, null, null, null, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(await pageOf(basic, FIRST.endStamp)).toMatchObject({
      event: { eventID: 1, isOver: true },
      next: { key: SECOND.key },
      offer: null,
    });
    expect((await pageOf(basic, FIRST.endStamp)).prizes.every(({ state }) => state === "missed")).toBe(true);
  });

  it("is named beforehand, and runs from its first second to its last", () => {
    const runs = (now: Stamp) => [eventAt(now)?.eventID, eventAfter(now)?.eventID];
    expect(runs(before(FIRST.startStamp, seconds(1)))).toEqual([undefined, 1]);
    expect(runs(FIRST.startStamp)).toEqual([1, 2]);
    expect(runs(before(FIRST.endStamp, seconds(1)))).toEqual([1, 2]);
    expect(runs(FIRST.endStamp)).toEqual([undefined, 2]);
  });
});

describe("joining an event", () => {
  it("is buying its car: once, for two hundred who press at once", async () => {
    const userID = await at.customer(100_000);
    const codes = await atOnce(Array.from({ length: 200 }, () => () => codeOf(joins(userID, DURING))));
    expect(tally(codes.map((code) => code ?? "done"))).toEqual({ done: 1, ownedAlready: 199 });
    expect(await at.balanceOf(userID)).toBe(100_000 - STARTER_CAR_PRICE);
    expect((await at.carsOf(userID)).filter(({ car_id }) => car_id === FIRST.starterCarID)).toHaveLength(1);
    expect((await pageOf(userID, DURING)).event?.isIn).toBe(true);
    await expectBalanced(stage.db);
  });

  it("is refused before the start, after the end and without the cash, and gold members may a day before", async () => {
    const [basic, gold, poor] = [await at.customer(100_000), await goldMember(), await stage.newPlayer()];
    const early = before(FIRST.startStamp, hours(23));
    expect(await codeOf(joins(basic, early))).toBe("offerOver");
    expect(await codeOf(joins(basic, FIRST.endStamp))).toBe("offerOver");
    expect(await codeOf(joins(poor, DURING))).toBe("notEnoughMoney");
    expect(await codeOf(joins(basic, DURING, SECOND))).toBe("offerOver");
    expect(await at.balanceOf(basic)).toBe(100_000);
    expect((await pageOf(basic, DURING)).event?.isIn).toBe(false);
    await joins(gold, early);
    expect((await pageOf(gold, early)).event).toMatchObject({ isIn: true, isStarted: false });
    expect((await pageOf(poor, DURING)).offer?.hindrance).toMatchObject({ why: "notEnoughMoney" });
  });

  it("costs nothing with the car of an earlier time", async () => {
    const userID = await at.customer(100_000);
    await at.give(userID, [{ carID: FIRST.starterCarID }]);
    expect((await pageOf(userID, DURING)).offer).toMatchObject({ price: 0, hindrance: null });
    expect(await joins(userID, DURING)).toMatchObject({ price: 0, purchaseID: 0 });
    expect((await pageOf(userID, DURING)).event?.isIn).toBe(true);
    expect(await at.balanceOf(userID)).toBe(100_000);
    expect(await codeOf(joins(userID, DURING))).toBe("ownedAlready");
  });
});

describe("the experience of an event", () => {
  const experienceOf = async (userID: UserID, now = DURING) => (await pageOf(userID, now)).event?.experience;

  it("counts only for those in it, only between its stamps, and for a race that is paid after its end", async () => {
    const [inside, outside] = [await at.customer(), await at.customer()];
    await joins(inside, FIRST.startStamp);
    for (const userID of [inside, outside]) {
      await race(stage, userID, { at: before(FIRST.startStamp, seconds(1)), experience: 100 });
      await race(stage, userID, { at: DURING, experience: 200 });
      await race(stage, userID, { at: FIRST.endStamp, experience: 400 });
      await race(stage, userID, {
        at: before(FIRST.endStamp, seconds(1)),
        paidAt: after(FIRST.endStamp, days(1)),
        experience: 800,
      });
    }
    expect([await experienceOf(inside), await experienceOf(outside)]).toEqual([1_000, 0]);
  });

  it("is more by what is worn of it, five things at most, nametag and nitro with gold only", async () => {
    const ofEvent = LOOT.filter(({ lootID }) => lootOfEvent(FIRST.key).has(lootID));
    const oneOf = (type: string): LootID => {
      const found = ofEvent.find((each) => each.type === type);
      if (!found) throw new Error(`the event has no ${type}`);
      return found.lootID;
    };
    const stickers = ofEvent.filter(({ type }) => type === "sticker").map(({ lootID }) => lootID);
    const [nametag, nitro] = [oneOf("nametag"), oneOf("nitro")];
    const gold = await goldMember();
    await at.give(
      gold,
      ofEvent.map(({ lootID }) => ({ lootID })),
    );
    await joins(gold, DURING);
    const bonus = async () => (await pageOf(gold, DURING)).event?.bonusPercent;
    const wears = (...changes: Parameters<typeof wear>[2]) => stage.run((work) => wear(work, gold, changes), DURING);
    expect(await bonus()).toBe(0);
    await wears({ type: "nametag", id: nametag }, { type: "nitro", id: nitro });
    expect(await bonus()).toBe(4);
    await race(stage, gold, { at: DURING, experience: 1_000 });
    expect(await experienceOf(gold)).toBe(1_040);
    await wears({ type: "trail", id: oneOf("trail") }, { type: "title", id: oneOf("title") });
    await wears({ type: "sticker", ids: stickers.slice(0, 3) });
    expect(await bonus()).toBe(10);
    expect((await pageOf(gold, DURING)).items.filter(({ isWorn }) => isWorn)).toHaveLength(7);
    await stage.db.updateTable("users").set({ membership: "basic" }).where("user_id", "=", gold).execute();
    await wears({ type: "sticker", ids: [] }, { type: "trail", id: null });
    const { items } = await pageOf(gold, DURING);
    expect(items.filter(({ isWorn }) => isWorn).map(({ lootID }) => lootID)).toEqual([oneOf("title")]);
    expect(await bonus()).toBe(2);
  });

  it("brings the ten perks and the achievements in turn, each claimed once", async () => {
    const userID = await at.customer();
    await joins(userID, FIRST.startStamp);
    await race(stage, userID, { at: DURING, experience: eventXPBefore(4) });
    const perks = async () =>
      tally((await pageOf(userID, DURING)).prizes.flatMap(({ level, state }) => (level === null ? [] : [state])));
    expect(await perks()).toEqual({ waiting: 3, ahead: 7 });
    await claimAll(stage, userID, DURING);
    expect(await perks()).toEqual({ claimed: 3, ahead: 7 });
    await race(stage, userID, { at: DURING, experience: eventXPBefore(30) });
    await claimAll(stage, userID, DURING);
    expect(await perks()).toEqual({ claimed: 10 });
    expect((await pageOf(userID, DURING)).event).toMatchObject({ level: 11, percentComplete: 100 });
    const { prizes } = await pageOf(userID, DURING);
    const ids = prizes.map(({ achievementID }) => achievementID);
    expect((await stage.run((work) => checkAchievements(work, "type", userID, ids), DURING)).achieved).toEqual([]);
    await expectBalanced(stage.db);
  });

  it("leaves what was reached in it and not written to whoever looks afterwards, until the next one is over", async () => {
    const [inside, outside] = [await at.customer(), await at.customer()];
    await joins(inside, DURING);
    const won = { wonStamp: DURING, experience: eventXPBefore(3), reason: "race" };
    for (const userID of [inside, outside])
      await stage.run((work) => giveExperience(work, [{ ...won, userID, reference: `left:${userID}` }]), DURING);
    const perkStates = async (userID: UserID) =>
      tally(
        (await pageOf(userID, FIRST.endStamp)).prizes.flatMap(({ level, state }) => (level === null ? [] : [state])),
      );
    expect(await perkStates(inside)).toEqual({ due: 2, missed: 8 });
    expect(await perkStates(outside)).toEqual({ missed: 10 });
    const ids = prizesOf(FIRST).map(({ achievementID }) => achievementID);
    const checked = async (userID: UserID, now: Stamp) =>
      (await stage.run((work) => checkAchievements(work, "type", userID, ids), now)).achieved;
    expect(await checked(inside, SECOND.endStamp)).toEqual([]);
    expect(await checked(inside, FIRST.endStamp)).toEqual([perkID(1, 1), perkID(1, 2)]);
    expect(await checked(outside, FIRST.endStamp)).toEqual([]);
    expect(await checked(inside, FIRST.endStamp)).toEqual([]);
    expect(await perkStates(inside)).toEqual({ waiting: 2, missed: 8 });
  });
});
