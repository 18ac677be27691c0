import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { GOLD_SALE_2026, REDLINE_NEWS_2022 } from "#shared/content/promotions.ts";
import { SEASON_CALENDAR, type Season } from "#shared/content/seasons/calendar.ts";
import type { SlotMessage } from "#shared/contracts/notifications.ts";
import type { UserID } from "#shared/ids.ts";
import { renewalKey } from "#shared/rules/account/renewal.ts";
import type { App } from "#shared/server/platform/work.ts";
import { duePopUpsFor } from "#shared/server/pop-ups/due.ts";
import { seePopUps } from "#shared/server/pop-ups/see.ts";
import { after, before, days, hours, seconds, type Stamp } from "#shared/units.ts";

import { addClass, addMember } from "../support/class-world.ts";
import { atOnce, newStage, type Stage } from "../support/players.ts";

const published: SlotMessage[] = [];
let stage: Stage;
beforeAll(async () => {
  stage = await newStage({ publish: (messages) => Promise.resolve(void published.push(...messages)) } as App["bus"]);
});
afterAll(() => stage.db.destroy());

const SALE = GOLD_SALE_2026;
const SHOWN = `${SALE.key}:shown`;
/** Noon of a day of the sale. */
const NOON = after(SALE.startStamp, hours(60));
const QUIET_DAY = before(SALE.startStamp, days(40));
const SECOND = seconds(1);

interface When {
  readonly at?: Stamp;
  readonly site?: "type" | "math";
}
const due = (userID: UserID, { at = NOON, site = "type" }: When = {}) =>
  duePopUpsFor({ db: stage.db, site, userID, now: at });
const toldTo = async (userID: UserID, when: When = {}) => (await due(userID, when)).promotions.map(({ key }) => key);
const teasersOf = async (userID: UserID, at: Stamp) => (await due(userID, { at })).teasers.map(({ key }) => key);
const see = (userID: UserID, at: Stamp, ...keys: readonly string[]) =>
  stage.run((work) => seePopUps(work, "type", userID, keys), at);

type More = Parameters<Stage["newPlayer"]>[0];
const player = (more: More = {}) =>
  stage.newPlayer({
    created_stamp: before(QUIET_DAY, days(400)),
    previous_login_stamp: before(SALE.startStamp, days(1)),
    ...more,
  });
const golden = (more: More = {}) => player({ membership: "gold", ...more });
async function pupil(more: More = {}, standing: "member" | "pending" = "member"): Promise<UserID> {
  const userID = await player(more);
  await addMember(stage.db, await addClass(stage.db, { closed: [] }), userID, { standing });
  return userID;
}

describe("a gold sale", () => {
  it("is told with what costs less and what gold brings, from its first second to its last", async () => {
    const userID = await player();
    const { promotions } = await due(userID);
    expect(promotions).toEqual([
      {
        key: SALE.key,
        shownKey: SHOWN,
        kind: "goldSale",
        product: SALE.product,
        percentOff: 30,
        perks: SALE.perks,
        endStamp: SALE.endStamp,
      },
    ]);
    const moments = [before(SALE.startStamp, SECOND), SALE.startStamp, before(SALE.endStamp, SECOND), SALE.endStamp];
    const told = await Promise.all(moments.map((at) => toldTo(userID, { at })));
    expect(told).toEqual([[], [SALE.key], [SALE.key], []]);
  });

  it("keeps quiet on every device once it was shown, closed or not, until 17:00", async () => {
    const userID = await player();
    published.length = 0;
    await see(userID, NOON, SHOWN);
    expect(published).toEqual([]);
    const next = after(NOON, hours(5));
    expect(await toldTo(userID, { at: before(next, SECOND) })).toEqual([]);
    expect(await toldTo(userID, { at: next })).toEqual([SALE.key]);
    await see(userID, next, SHOWN, SALE.key);
    expect(await toldTo(userID, { at: after(next, hours(23)) })).toEqual([]);
    expect(await toldTo(userID, { at: after(next, days(1)) })).toEqual([SALE.key]);
  });

  it("is told after two days, to who has gold once, and nothing of it is written for who is told nothing", async () => {
    const young = await player({ created_stamp: after(before(NOON, days(2)), SECOND) });
    expect(await toldTo(young)).toEqual([]);
    expect(await toldTo(young, { at: after(NOON, SECOND) })).toEqual([SALE.key]);
    const gold = await golden();
    expect(await toldTo(gold)).toEqual([SALE.key]);
    await see(gold, NOON, SALE.key);
    expect(await toldTo(gold, { at: after(NOON, days(3)) })).toEqual([]);
    const shownOnly = await golden();
    await see(shownOnly, NOON, SHOWN);
    expect(await toldTo(shownOnly, { at: after(NOON, days(3)) })).toEqual([]);
    const here = await golden({ previous_login_stamp: SALE.startStamp });
    expect(await toldTo(here)).toEqual([]);
    await see(here, NOON, SALE.key, SHOWN, REDLINE_NEWS_2022.key);
    expect(await stage.db.selectFrom("looks").selectAll().where("user_id", "=", here).execute()).toEqual([]);
    expect(await stage.db.selectFrom("seen_pop_ups").selectAll().where("user_id", "=", here).execute()).toEqual([]);
  });

  it("of many pages that say at once that they show it is kept quiet once", async () => {
    const userID = await player();
    await atOnce(
      Array.from(
        { length: 60 },
        (_, nth) => () =>
          see(userID, NOON, ...(nth % 2 ? [SHOWN, SALE.key, "teaser:gold"] : ["teaser:gold", SALE.key, SHOWN])),
      ),
    );
    const looks = await stage.db
      .selectFrom("looks")
      .select("place")
      .where("user_id", "=", userID)
      .orderBy("place")
      .execute();
    expect(looks.map(({ place }) => place)).toEqual([SALE.key, "teaser:gold"]);
    expect(await toldTo(userID)).toEqual([]);
  });
});

describe("a product's promotion", () => {
  const now = after(REDLINE_NEWS_2022.startStamp, days(3));
  const member = (): Promise<UserID> =>
    golden({
      created_stamp: before(now, days(30)),
      previous_login_stamp: before(REDLINE_NEWS_2022.startStamp, days(1)),
    });

  it("is told gold members on the main site, again ten days after it was shown, and no more once it was closed", async () => {
    const userID = await member();
    expect((await due(userID, { at: now })).promotions).toMatchObject([
      { key: REDLINE_NEWS_2022.key, kind: "product", product: "Redline", to: "/updates" },
    ]);
    expect(await toldTo(userID, { at: now, site: "math" })).toEqual([]);
    await see(userID, now, `${REDLINE_NEWS_2022.key}:shown`);
    const again = after(now, days(10));
    expect(await toldTo(userID, { at: before(again, SECOND) })).toEqual([]);
    expect(await toldTo(userID, { at: again })).toEqual([REDLINE_NEWS_2022.key]);
    await see(userID, again, REDLINE_NEWS_2022.key);
    expect(await toldTo(userID, { at: after(again, days(11)) })).toEqual([]);
  });
});

describe("the prompt to renew gold", () => {
  const end = after(QUIET_DAY, days(61));

  it("comes 60 days before the end, with the days, once; and once it has ended", async () => {
    const userID = await golden({ gold_until_stamp: end });
    const first = before(end, days(60));
    expect(await toldTo(userID, { at: before(first, SECOND) })).toEqual([]);
    expect((await due(userID, { at: first })).promotions).toEqual([
      { key: renewalKey("endsSoon", end), kind: "renewal", prompt: "endsSoon", goldUntil: end, days: 60 },
    ]);
    await see(userID, first, renewalKey("endsSoon", end));
    for (const at of [first, after(first, days(11)), before(end, SECOND)]) {
      expect((await due(userID, { at })).promotions.filter(({ kind }) => kind === "renewal")).toEqual([]);
    }
    expect((await due(userID, { at: after(end, days(2)) })).promotions).toMatchObject([
      { kind: "renewal", prompt: "expiredRecently", days: 2 },
    ]);
  });

  it("keeps quiet for ten days after one was closed, also where gold ends meanwhile", async () => {
    const userID = await golden({ gold_until_stamp: end });
    const closed = before(end, days(2));
    await see(userID, closed, renewalKey("endsSoon", end));
    const again = after(closed, days(10));
    const kinds = async (at: Stamp) => (await due(userID, { at })).promotions.map(({ kind }) => kind);
    expect(await kinds(before(again, SECOND))).not.toContain("renewal");
    expect(await kinds(again)).toEqual(["renewal"]);
  });

  it("comes long after the end to who was away all the time, and to nobody with gold for life", async () => {
    const long = before(NOON, days(200));
    const away = await golden({ gold_until_stamp: long, previous_login_stamp: before(long, days(1)) });
    expect(await toldTo(away)).toEqual([renewalKey("expiredWhileAway", long)]);
    const back = await golden({ gold_until_stamp: long, previous_login_stamp: after(long, days(1)) });
    expect(await toldTo(back)).toEqual([SALE.key]);
    expect(await toldTo(await golden(), { at: QUIET_DAY })).toEqual([]);
  });

  it("comes before a sale, and never both at once", async () => {
    const userID = await golden({ gold_until_stamp: before(NOON, days(3)) });
    const key = renewalKey("expiredRecently", before(NOON, days(3)));
    expect(await toldTo(userID)).toEqual([key]);
    await see(userID, NOON, key);
    expect(await toldTo(userID)).toEqual([SALE.key]);
  });
});

describe("what gold would bring", () => {
  const [{ seasonID, startStamp }] = SEASON_CALENDAR as readonly [Season];
  const then = after(startStamp, days(20));

  it("is on a card for who has none, and on the road of the season that runs, until it is closed for thirty days", async () => {
    const userID = await player({ created_stamp: before(then, days(1)) });
    expect(await teasersOf(userID, then)).toEqual(["teaser:gold", `teaser:season:${seasonID}`]);
    await see(userID, then, "teaser:gold");
    expect(await teasersOf(userID, then)).toEqual([`teaser:season:${seasonID}`]);
    await see(userID, then, `teaser:season:${seasonID}`);
    const again = after(then, days(30));
    expect(await teasersOf(userID, before(again, SECOND))).toEqual([]);
    expect(await teasersOf(userID, again)).toContain("teaser:gold");
    expect(await teasersOf(await golden(), then)).toEqual([]);
    expect(await teasersOf(await golden({ gold_until_stamp: before(then, SECOND) }), then)).toHaveLength(2);
  });
});

describe("nobody of a class, and no declared bot,", () => {
  const over = before(NOON, days(3));

  it.each([
    ["a pupil", () => pupil()],
    ["a pupil with gold", () => pupil({ membership: "gold" })],
    ["a pupil whose gold ends", () => pupil({ membership: "gold", gold_until_stamp: after(NOON, days(3)) })],
    ["a pupil whose gold has ended", () => pupil({ membership: "gold", gold_until_stamp: over })],
    ["a pupil at the door", () => pupil({ membership: "gold", gold_until_stamp: over }, "pending")],
    ["a declared bot", () => player({ is_bot: true })],
  ])("is told anything of gold: %s", async (_who, join) => {
    const userID = await join();
    const { promotions, teasers } = await due(userID);
    expect([promotions, teasers]).toEqual([[], []]);
    await see(userID, NOON, SALE.key, SHOWN, "teaser:gold", renewalKey("expiredRecently", over));
    expect(await stage.db.selectFrom("looks").selectAll().where("user_id", "=", userID).execute()).toEqual([]);
    expect(await stage.db.selectFrom("seen_pop_ups").selectAll().where("user_id", "=", userID).execute()).toEqual([]);
  });
});
