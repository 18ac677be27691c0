import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { RENEWAL_PROMPTS } from "#shared/content/gold.ts";
import {
  goldOffer,
  goldStanding,
  hasGold,
  renewalAgain,
  renewalKey,
  renewalPrompt,
  type Renewing,
} from "#shared/rules/account/renewal.ts";
import type { Stamp } from "#shared/units.ts";

const DAY = 86_400;
const now = 1_800_000_000 as Stamp;
const at = (days: number, extraSeconds = 0) => (now + days * DAY + extraSeconds) as Stamp;
const gold = (goldUntil: Stamp | null) => ({ membership: "gold", goldUntil }) as const;

describe("gold", () => {
  it.each([
    [{ membership: "basic", goldUntil: null }, { kind: "never" }, "upgrade", false],
    [gold(null), { kind: "lifetime" }, "giveToFriend", true],
    [gold(at(0, 1)), { kind: "running", days: 1 }, "renew", true],
    [gold(at(30)), { kind: "running", days: 30 }, "renew", true],
    [gold(at(30, 1)), { kind: "running", days: 31 }, "renew", true],
    [gold(now), { kind: "expired", days: 0 }, "upgrade", false],
    [gold(at(-1, 1)), { kind: "expired", days: 0 }, "upgrade", false],
    [{ membership: "basic", goldUntil: at(-3) }, { kind: "expired", days: 3 }, "upgrade", false],
  ] as const)("%o is %o and the button says %s", (record, standing, offer, has) => {
    expect(goldStanding(record, now)).toEqual(standing);
    expect(goldOffer(goldStanding(record, now))).toBe(offer);
    expect(hasGold(record, now)).toBe(has);
  });
});

describe("the prompt to renew gold", () => {
  const recent: Renewing = { ...gold(null), lastLogin: at(-1), isInClass: false };
  it.each([
    ["60 days before the end", { goldUntil: at(60) }, "endsSoon"],
    ["a second earlier", { goldUntil: at(60, 1) }, undefined],
    ["a second before the end", { goldUntil: at(0, 1) }, "endsSoon"],
    ["at the end", { goldUntil: now }, "expiredRecently"],
    ["a second before 90 days are over", { goldUntil: at(-90, 1) }, "expiredRecently"],
    ["90 days after", { goldUntil: at(-90) }, undefined],
    ["long after, at the first log-in since", { goldUntil: at(-400), lastLogin: at(-401) }, "expiredWhileAway"],
    ["long after, when the last log-in was at the end", { goldUntil: at(-400), lastLogin: at(-400) }, undefined],
    ["long after, at the first log-in ever", { goldUntil: at(-400), lastLogin: null }, "expiredWhileAway"],
    ["with gold for life", { goldUntil: null }, undefined],
    ["without any gold ever", { membership: "basic", goldUntil: null }, undefined],
    ["in a class", { goldUntil: at(10), isInClass: true }, undefined],
  ] as const)("%s: %o", (_when, change, prompt) => expect(renewalPrompt({ ...recent, ...change }, now)).toBe(prompt));

  it("comes only to people who have, or had, gold with an end", () => {
    const stamp = fc.integer({ min: -500, max: 500 }).map((days) => at(days));
    const person = fc.record({
      membership: fc.constantFrom("basic" as const, "gold" as const),
      goldUntil: fc.option(stamp),
      lastLogin: fc.option(stamp),
      isInClass: fc.boolean(),
    });
    fc.assert(
      fc.property(person, (renewing) => {
        const prompt = renewalPrompt(renewing, now);
        fc.pre(prompt !== undefined);
        const { kind } = goldStanding(renewing, now);
        expect(kind).toBe(prompt === "endsSoon" ? "running" : "expired");
        expect(renewing.isInClass).toBe(false);
      }),
    );
  });

  it("has a name for each standing and each end of gold, and then keeps quiet for ten days", () => {
    const names = RENEWAL_PROMPTS.flatMap((prompt) => [at(1), at(2)].map((end) => renewalKey(prompt, end)));
    expect(new Set(names).size).toBe(names.length);
    expect(renewalAgain(now)).toBe(at(10));
  });
});
