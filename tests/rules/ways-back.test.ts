import { describe, expect, it } from "vitest";

import { holdOf } from "#shared/rules/account/ways-back.ts";

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
