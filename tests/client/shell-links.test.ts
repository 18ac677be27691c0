import { describe, expect, it } from "vitest";

import { accessOf } from "#shared/rules/account/access.ts";

import { accountLinks, footerColumns, headerLinks } from "../../client/shell/links/links.ts";
import { opens } from "../../client/shell/links/open-feature.ts";
import type { Viewer } from "../../client/shell/links/viewer.ts";

type Person = Viewer["person"];

function viewer(
  who: "guest" | "limited" | "full",
  person: Partial<Person> = {},
  site: Viewer["site"] = "type",
): Viewer {
  const visitor = { site, isLoggedIn: who !== "guest", qualifyingRaceComplete: who === "full" };
  const user = { username: "quick fox", membership: "basic", racesPlayed: 0 } as Viewer["user"];
  return {
    site,
    isSiteKnown: true,
    visitor,
    access: accessOf(visitor),
    user: who === "guest" ? undefined : user,
    person: {
      site,
      membership: "basic",
      gamesPlayedAllSites: 0,
      totalFriends: 0,
      classStanding: "none",
      disabledClassSettings: [],
      ...person,
    },
  };
}

const targets = (links: readonly { readonly to: string }[]): string[] => links.map(({ to }) => to);
const footerTargets = (who: Viewer): string[] => footerColumns(who).flatMap(({ links }) => targets(links));

/** What the header has, in the order of the specification. */
const HEADER = ["/garage", "/shop", "/friends", "/leagues", "/class", "/team", "/achievements", "/news"];

describe("the header's links", () => {
  it("are the pages of the whole list", () => {
    const full = viewer("full", { gamesPlayedAllSites: 12, classStanding: "member" });
    expect(targets(headerLinks(full))).toEqual(HEADER);
  });

  it("leave out what a new racer may not open yet, and a class page that the teacher switched off", () => {
    expect(targets(headerLinks(viewer("full")))).toContain("/friends");
    expect(targets(headerLinks(viewer("full")))).not.toContain("/leagues");
    const person: Partial<Person> = { classStanding: "member", disabledClassSettings: ["allow_class_page"] };
    expect(targets(headerLinks(viewer("full", person)))).not.toContain("/class");
  });

  it("lead to the own team's page, or to the list of teams", () => {
    const full = viewer("full");
    const mate = { ...full, user: { ...full.user, tag: "RUSH" } as Viewer["user"] };
    expect(targets(headerLinks(full))).toContain("/team");
    expect(targets(headerLinks(mate))).toContain("/team/RUSH");
  });

  it("are none for guests and limited accounts", () => {
    expect([headerLinks(viewer("guest")), headerLinks(viewer("limited"))]).toEqual([[], []]);
  });
});

describe("the account's links", () => {
  it("lead to the garage, achievements, gifts, settings, stats, the public profile and support", () => {
    expect(targets(accountLinks(viewer("full")))).toEqual([
      "/garage",
      "/season",
      "/achievements",
      "/gifts",
      "/store/gold",
      "/profile",
      "/stats",
      "/racer/quick%20fox",
      "/support",
    ]);
    expect(targets(accountLinks(viewer("limited")))).toEqual(["/profile", "/support"]);
  });

  it("lead moderators and staff, and nobody else, to what waits for them", () => {
    const of = (roles: readonly string[] | undefined) => {
      const seen = viewer("full");
      return targets(accountLinks({ ...seen, user: { ...seen.user, roles } as Viewer["user"] }));
    };
    for (const role of ["moderator", "staff"]) expect(of([role])).toContain("/moderation");
    for (const roles of [["teacher"], [], undefined]) expect(of(roles)).not.toContain("/moderation");
  });

  it("say how many gifts wait", () => {
    const of = (who: "limited" | "full") => {
      const seen = viewer(who);
      return accountLinks({ ...seen, user: { ...seen.user, pendingCashGifts: 2 } as Viewer["user"] });
    };
    expect(of("full")).toContainEqual({ label: "Gifts (2)", to: "/gifts" });
    expect(targets(of("limited"))).not.toContain("/gifts");
  });
});

describe("the gate of friend races", () => {
  it("opens with a friend, a class or gold", () => {
    expect(opens("friend_races", viewer("full"))).toBe(false);
    const open = [
      viewer("full", { totalFriends: 1 }),
      viewer("full", { membership: "gold" }),
      viewer("full", { classStanding: "member" }),
    ];
    expect(open.map((each) => opens("friend_races", each))).toEqual([true, true, true]);
  });
});

describe("the footer's links", () => {
  const open = ["/updates", "/news", "/support", "/about", "/contact"];

  it("are the open ones without full access", () => {
    expect(footerTargets(viewer("guest"))).toEqual(open);
    expect(footerTargets(viewer("limited"))).toEqual(open);
  });

  it("have the event while one runs, like the header's", () => {
    const full = viewer("full");
    expect(targets(headerLinks(full, true)).slice(0, 3)).toEqual(["/garage", "/event", "/shop"]);
    expect(targets(headerLinks(full))).not.toContain("/event");
    expect(footerColumns(full, true).flatMap(({ links }) => targets(links))).toContain("/event");
    expect(footerTargets(full)).not.toContain("/event");
    expect(headerLinks(viewer("limited"), true)).toEqual([]);
  });

  it("are all of them with full access", () => {
    const drive = ["/race", "/garage", "/stats", "/practice", "/shop", "/season", "/leagues", "/leaderboards"];
    const together = ["/friends", "/team", "/achievements", "/updates", "/news"];
    const pitCrew = ["/profile", "/support", "/about", "/contact", "/support/sitemap"];
    expect(footerTargets(viewer("full"))).toEqual([...drive, ...together, ...pitCrew]);
  });

  it("leave out what a teacher closed", () => {
    const closed = viewer("full", {
      classStanding: "member",
      disabledClassSettings: ["show_leagues", "show_leaderboards"],
    });
    const all = footerTargets(viewer("full", { classStanding: "member" }));
    expect(footerTargets(closed)).toEqual(all.filter((path) => path !== "/leagues" && path !== "/leaderboards"));
  });

  it("begin with Play on the math site", () => {
    expect(footerColumns(viewer("full", {}, "math"))[0]?.links[0]).toEqual({ label: "Play", to: "/play" });
  });
});
