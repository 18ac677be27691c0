import { describe, expect, it } from "vitest";

import { RENEWAL_PROMPTS } from "#shared/content/gold.ts";
import { GOLD_SALE_2026, REDLINE_NEWS_2022 } from "#shared/content/promotions.ts";
import type { Stamp } from "#shared/units.ts";

import type { DuePromotion } from "../../client/data/notices/use-pop-ups.ts";
import { promotionWords } from "../../client/features/pop-ups/promotions/promotion-words.ts";
import { reachedLockedOf } from "../../client/features/season/prizes.ts";
import { goldWords } from "../../client/features/settings/account/gold-words.ts";
import { goldOfferTo } from "../../client/shell/links/gold-offer.ts";
import { accountLinks } from "../../client/shell/links/links.ts";
import { viewerOf, type Viewer } from "../../client/shell/links/viewer.ts";

type Self = NonNullable<Viewer["user"]>;

const END = 1_800_000_000 as Stamp;
const renewal = (prompt: (typeof RENEWAL_PROMPTS)[number], dayCount: number): DuePromotion => ({
  key: `renewal:${prompt}:${END}`,
  kind: "renewal",
  prompt,
  goldUntil: END,
  days: dayCount,
});
const { key, percentOff, perks, product, endStamp } = GOLD_SALE_2026;
const sale: DuePromotion = { key, shownKey: `${key}:shown`, kind: "goldSale", percentOff, perks, product, endStamp };

describe("what a promotion says", () => {
  it("is how much less gold costs, until when, and what it brings; without a clock that counts down", () => {
    const words = promotionWords(sale, false);
    expect(words).toMatchObject({
      title: "Gold sale: up to 30% off",
      text: "A year of gold costs less until 31 December. It brings you:",
      perks,
      later: "Maybe later",
      label: "Upgrade Now",
      to: "/store/gold",
    });
    expect(promotionWords(sale, true).label).toBe("Renew");
  });

  it("is what the content says of a product", () => {
    const { text, to, label, product: named } = REDLINE_NEWS_2022;
    const due: DuePromotion = {
      key: REDLINE_NEWS_2022.key,
      shownKey: "shown",
      kind: "product",
      product: named,
      text,
      to,
      label,
    };
    expect(promotionWords(due, true)).toEqual({ title: "Redline", text, perks: [], later: "Not now", label, to });
  });

  it("is one of three wordings where gold ends or has ended, each with a way back and one past it", () => {
    const words = (prompt: (typeof RENEWAL_PROMPTS)[number], dayCount: number) =>
      promotionWords(renewal(prompt, dayCount), false);
    expect(words("endsSoon", 12).title).toBe("Your gold ends in 12 days");
    expect(words("endsSoon", 1).title).toBe("Your gold ends in 1 day");
    expect([0, 1, 12].map((dayCount) => words("expiredRecently", dayCount).text.split(".")[0])).toEqual([
      "It ended today",
      "It ended yesterday",
      "It ended 12 days ago",
    ]);
    expect(words("expiredWhileAway", 200).text).toMatch(/^Your gold ended on \d+ January 2027, while you were away\./);
    for (const prompt of RENEWAL_PROMPTS) {
      const said = words(prompt, 12);
      expect(said).toMatchObject({ later: "Not now", label: "Renew", to: "/store/gold" });
      expect(`${said.title} ${said.text}`).not.toMatch(/hurry|last chance|only|lose|miss|now!/i);
    }
  });
});

describe("what gold offers", () => {
  const user = (more: Partial<Self>): Self =>
    ({
      username: "quick",
      accountType: "standard",
      membership: "basic",
      goldUntil: null,
      isBot: false,
      qualifyingRaceComplete: true,
      ...more,
    }) as Self;
  const golden = (more: Partial<Self> = {}) => user({ membership: "gold", ...more });
  const offered = (self: Self | undefined) => {
    const offer = goldOfferTo(viewerOf(self, "type"));
    return offer && [offer.label, offer.to];
  };

  it("is gold for a friend with gold for life, a renewal with gold that ends, and an upgrade without", () => {
    expect(offered(golden())).toEqual(["Get Gold for a Friend", "/friends"]);
    expect(offered(golden({ goldUntil: END }))).toEqual(["Renew", "/store/gold"]);
    expect(offered(user({ goldUntil: END, goldExpired: true }))).toEqual(["Upgrade", "/store/gold"]);
    expect(offered(user({}))).toEqual(["Upgrade", "/store/gold"]);
    expect(accountLinks(viewerOf(golden(), "type"))).toContainEqual({ label: "Get Gold for a Friend", to: "/friends" });
  });

  it("is nothing to guests, declared bots, members of a class, who waits at its door, and made accounts", () => {
    const nobody = [
      undefined,
      user({ accountType: "guest" }),
      user({ isBot: true }),
      golden({ inClass: true }),
      user({ pendingTeacherApproval: true }),
      golden({ accountType: "class" }),
      user({ disabledClassSettings: ["paid_offers"] }),
    ];
    expect(nobody.map(offered)).toEqual(nobody.map(() => undefined));
    for (const each of nobody) {
      expect(accountLinks(viewerOf(each, "type")).map(({ label }) => label)).not.toContain("Get Gold for a Friend");
    }
  });

  it("is said in the settings with the days", () => {
    const none = { membership: "basic", goldUntil: null, goldExpired: false } as const;
    const without = { ...none, goldExpirationDays: null, daysSinceGoldExpired: null };
    expect(goldWords({ ...without, membership: "gold" })).toBe("You have gold for life. Thank you!");
    expect(goldWords({ ...without, membership: "gold", goldUntil: END, goldExpirationDays: 1 })).toMatch(
      /^You have gold until \d+ January 2027, for 1 more day\.$/,
    );
    const over = { ...without, goldUntil: END, goldExpired: true };
    expect(goldWords({ ...over, daysSinceGoldExpired: 0 })).toMatch(/^Your gold ended today\./);
    expect(goldWords({ ...over, daysSinceGoldExpired: 9 })).toMatch(/January 2027, 9 days ago\./);
    expect(goldWords(without)).toMatch(/without gold/);
  });
});

it("counts of the road what was reached and only gold unlocks, without what each level past its end pays", () => {
  const rewards = [
    { state: "locked", extraTier: false },
    { state: "locked", extraTier: true },
    { state: "ahead", extraTier: false },
    { state: "waiting", extraTier: false },
  ] as unknown as Parameters<typeof reachedLockedOf>[0];
  expect(reachedLockedOf(rewards)).toHaveLength(1);
});
