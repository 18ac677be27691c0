import { describe, expect, it } from "vitest";

import { holdOf, mayVouch } from "#shared/rules/account/ways-back.ts";
import { after, before, days, seconds, type Stamp } from "#shared/units.ts";

const links = (...keys: readonly (string | null)[]) => keys.map((addressKey) => ({ addressKey }));
const mine = { addressKey: "mine@example.org", isProved: true };

describe("an account's address", () => {
  it("is held by nobody until somebody proves it, whatever links wait", () => {
    expect(holdOf({ ...mine, isProved: false }, [])).toBe("unproved");
    expect(holdOf({ ...mine, isProved: false }, links("mine@example.org"))).toBe("unproved");
    expect(holdOf({ addressKey: null, isProved: true }, [])).toBe("unproved");
  });

  it("is held by who proved it, also while links to itself wait", () => {
    expect(holdOf(mine, [])).toBe("held");
    expect(holdOf(mine, links("mine@example.org", "mine@example.org"))).toBe("held");
  });

  it("is contested while a link waits elsewhere, at the first or the last of them, and at one that nobody noted", () => {
    expect(holdOf(mine, links("before@example.org", "mine@example.org"))).toBe("contested");
    expect(holdOf(mine, links("mine@example.org", "before@example.org"))).toBe("contested");
    expect(holdOf(mine, links(null))).toBe("contested");
  });
});

describe("a visit to a login of another company", () => {
  const now = 1_800_000_000 as Stamp;
  const first = { linkedStamp: before(now, days(2)) };
  const second = { linkedStamp: before(now, days(1)) };
  const old = { linkedStamp: before(now, days(7)) };

  it("shows the owner where the account began with that login", () => {
    expect(mayVouch(first, [second, first], true, now)).toBe(true);
    expect(mayVouch(second, [second, first], true, now)).toBe(false);
    expect(mayVouch(first, [first], false, now)).toBe(false);
  });

  it("shows the owner once nobody could undo its connection any more", () => {
    expect(mayVouch(old, [first, old], false, now)).toBe(true);
    const almost = { linkedStamp: after(old.linkedStamp, seconds(1)) };
    expect(mayVouch(almost, [almost], false, now)).toBe(false);
  });
});
