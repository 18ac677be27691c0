import { describe, expect, it } from "vitest";

import { isRenewedNow, type OldPage } from "#shared/rules/old-page.ts";

const OLD: OldPage = {
  ownVersion: 100,
  serverVersion: 200,
  triedVersion: 0,
  moment: "hidden",
  doing: "around",
  isOnline: true,
  wouldLose: false,
};
const renewed = (change: Partial<OldPage>): boolean => isRenewedNow({ ...OLD, ...change });

describe("a page whose client is older than the server's", () => {
  it("is loaded anew while nobody looks, and with the next address at the latest", () => {
    expect(renewed({})).toBe(true);
    expect(renewed({ moment: "moved" })).toBe(true);
  });

  it("stays while a dialog is open or a field is filled, until its address changes", () => {
    expect(renewed({ wouldLose: true })).toBe(false);
    expect(renewed({ wouldLose: true, moment: "moved" })).toBe(true);
  });

  it("stays at a race, in a lobby and among friends, and is loaded anew before the next race", () => {
    for (const doing of ["racing", "friend-race"] as const)
      for (const moment of ["moved", "hidden"] as const) expect(renewed({ doing, moment })).toBe(false);
    expect(renewed({ doing: "racing", moment: "between-races" })).toBe(true);
    expect(renewed({ doing: "friend-race", moment: "between-races" })).toBe(false);
  });

  it("is loaded anew once a version, whatever comes of it", () => {
    expect(renewed({ triedVersion: 200 })).toBe(false);
    expect(renewed({ triedVersion: 200, serverVersion: 300 })).toBe(true);
  });

  it("stays without a network", () => {
    expect(renewed({ isOnline: false, moment: "moved" })).toBe(false);
  });
});

describe("a page", () => {
  it("that is as new as the server, or newer, stays", () => {
    expect([200, 300].map((ownVersion) => renewed({ ownVersion }))).toEqual([false, false]);
  });

  it("whose version or whose server's is unknown stays", () => {
    expect([renewed({ ownVersion: undefined }), renewed({ serverVersion: null })]).toEqual([false, false]);
  });
});
