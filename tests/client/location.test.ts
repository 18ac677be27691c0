import { describe, expect, it } from "vitest";

import { hostAt, isRacePage, locationAt } from "../../client/realtime/location.ts";

describe("where a line says its page is", () => {
  it("names the host of a friend race", () => {
    expect(hostAt("/race/Harbour_Host")).toBe("Harbour_Host");
    expect(hostAt("/play/a%20b")).toBe("a b");
    expect(hostAt("/race/%E0%A4%A")).toBeUndefined();
    expect(hostAt("/race")).toBeUndefined();
    expect(hostAt("/racer/Nell")).toBeUndefined();
  });

  it("knows the race pages", () => {
    expect(["/race", "/play", "/race/Nell", "/class/race"].filter((path) => !isRacePage(path))).toEqual([]);
    expect(["/garage", "/", "/class", "/class/race/more"].filter(isRacePage)).toEqual([]);
  });

  it("says when a friend race was left, and fits the contract however long the address", () => {
    expect(locationAt("/garage", "/race/Nell")).toEqual({ path: "/garage", pathID: null, leftFriendRace: true });
    expect(locationAt("/race/Nell", "/race/Nell").leftFriendRace).toBe(false);
    expect(locationAt("/garage", undefined).leftFriendRace).toBe(false);
    const long = locationAt(`/race/${"x".repeat(300)}`, undefined);
    expect([long.path.length, long.pathID?.length]).toEqual([200, 64]);
  });
});
