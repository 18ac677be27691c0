import { describe, expect, it } from "vitest";

import { PAGES } from "#shared/content/pages.ts";
import {
  accessOf,
  admission,
  headerKind,
  logoPath,
  OPEN_FOOTER_PATHS,
  pageAt,
  RACER_HOME,
  racePath,
  showsFooterLink,
  type Visitor,
} from "#shared/rules/account/access.ts";

const guest: Visitor = { site: "type", isLoggedIn: false, qualifyingRaceComplete: false };
const limited: Visitor = { ...guest, isLoggedIn: true };
const full: Visitor = { ...limited, qualifyingRaceComplete: true };
const opens = (path: string, visitor: Visitor): string => {
  const answer = admission(path, visitor);
  return answer.isOpen ? "open" : answer.goTo;
};

describe("full site access", () => {
  it.each([
    ["type", false, false, "guest"],
    ["type", false, true, "guest"],
    ["type", true, false, "limited"],
    ["type", true, true, "full"],
    ["math", false, true, "guest"],
    ["math", true, false, "full"],
    ["math", true, true, "full"],
  ] as const)("on %s with login %s and qualifying race %s is %s", (site, isLoggedIn, qualifyingRaceComplete, access) =>
    expect(accessOf({ site, isLoggedIn, qualifyingRaceComplete })).toBe(access),
  );
});

describe("a page", () => {
  it.each([
    ["/", "open", "open", "open"],
    ["/race", "open", "open", "open"],
    ["/race/ada", "open", "open", "open"],
    ["/play", "/race", "/race", "/race"],
    ["/play/ada", "/race/ada", "/race/ada", "/race/ada"],
    ["/login#expired-session", "open", "open", "open"],
    ["/register", "open", "open", "open"],
    ["/class-login", "open", "open", "open"],
    ["/class", "/login", "open", "open"],
    ["/news/7", "open", "open", "open"],
    ["/support/privacy", "open", "open", "open"],
    ["/support/data-agreement", "open", "open", "open"],
    ["/racer/ada?from=team", "open", "open", "open"],
    ["/team", "open", "open", "open"],
    ["/team/FAST", "open", "open", "open"],
    ["/team/create", "/team", "/race", "open"],
    ["/team/edit", "/login", "/race", "open"],
    ["/team/Edit", "open", "open", "open"],
    ["/garage", "/login", "/race", "open"],
    ["/garage/", "/login", "/race", "open"],
    ["/garage/customizer/stickers", "/login", "/race", "open"],
    ["/achievements/speed", "/login", "/race", "open"],
    ["/leagues", "/login", "/race", "open"],
    ["/profile", "/login", "open", "open"],
    ["/store/success#inv-1", "/login", "open", "open"],
    ["/no/such/page", "open", "open", "open"],
  ])("%s: guests %s, limited accounts %s, full access %s", (path, ...answers) => {
    expect([guest, limited, full].map((visitor) => opens(path, visitor))).toEqual(answers);
  });

  it("of the other site leads to the same one here", () => {
    const player: Visitor = { ...full, site: "math" };
    expect(opens("/race/ada", player)).toBe("/play/ada");
    expect(opens("/play/ada", player)).toBe("open");
  });

  it("is always open to full access on its site, and never sends anybody in a circle", () => {
    for (const { path, site = "type" } of PAGES) {
      expect(opens(path, { ...full, site })).toBe("open");
      for (const visitor of [guest, limited, full].flatMap((one) => [one, { ...one, site: "math" as const }])) {
        const first = opens(path, visitor);
        expect(first === "open" ? first : opens(first, visitor)).toBe("open");
      }
    }
  });

  it("is found at its own path", () => {
    for (const page of PAGES) expect(pageAt(page.path.replace(/:\w+/, "some-word"))).toBe(page);
    expect(pageAt("/race/a/b")).toBeUndefined();
    expect(pageAt(racePath("math"))?.site).toBe("math");
  });
});

describe("the header", () => {
  it.each([
    ["guest", "visitor", "/"],
    ["limited", "none", RACER_HOME],
    ["full", "full", RACER_HOME],
  ] as const)("of %s access is the one for %s, its logo leads to %s", (access, kind, home) => {
    expect(headerKind(access)).toBe(kind);
    expect(logoPath(access)).toBe(home);
  });

  it("has a logo that leads where one may go, and a limited account to what the first race opens", () => {
    for (const visitor of [guest, full]) expect(opens(logoPath(accessOf(visitor)), visitor)).toBe("open");
    expect(opens(logoPath(accessOf(limited)), limited)).toBe("/race");
  });

  it("calls the garage a racer's home", () => {
    expect(RACER_HOME).toBe("/garage");
  });
});

describe("the footer", () => {
  it("shows guests and limited accounts only the open links", () => {
    const paths = [...OPEN_FOOTER_PATHS, "/race", "/garage", "/shop", "/profile", "/support/sitemap"];
    const shown = (access: "guest" | "limited" | "full") => paths.filter((path) => showsFooterLink(path, access));
    expect(shown("guest")).toEqual(OPEN_FOOTER_PATHS);
    expect(shown("limited")).toEqual(OPEN_FOOTER_PATHS);
    expect(shown("full")).toEqual(paths);
  });

  it("links only to pages that everybody may open, where everybody sees the link", () => {
    for (const path of OPEN_FOOTER_PATHS) expect(opens(path, guest)).toBe("open");
  });
});
