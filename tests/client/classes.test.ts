import { describe, expect, it } from "vitest";

import { NO_CLASS, type OwnClass } from "#shared/contracts/classes/own-class.ts";
import type { Self } from "#shared/contracts/self.ts";
import { closedWords } from "#shared/rules/classes/closed-words.ts";
import { CLASS_SETTINGS } from "#shared/rules/classes/settings.ts";

import { codeInHash } from "../../client/features/class-login/code-in-hash.ts";
import { sectionsFor } from "../../client/features/settings/sections.ts";
import { headerLinks } from "../../client/shell/links/links.ts";
import { viewerOf } from "../../client/shell/links/viewer.ts";

const user = (own: Partial<OwnClass>, accountType: Self["accountType"] = "standard") =>
  ({
    username: "fox",
    accountType,
    membership: "basic",
    racesPlayed: 20,
    totalFriends: 0,
    qualifyingRaceComplete: true,
    ...NO_CLASS,
    ...own,
  }) as unknown as Self;
const seesClass = (racer: Self): boolean => headerLinks(viewerOf(racer, "type")).some(({ to }) => to === "/class");
const teaching = { inClass: true, classData: { isTeacher: true } as OwnClass["classData"] };
const learning = { inClass: true, classData: { isTeacher: false } as OwnClass["classData"] };

describe("somebody's class", () => {
  it("stands in the header for pupils, for who waits, and for teachers", () => {
    expect([learning, teaching, { pendingTeacherApproval: true }, {}].map((own) => seesClass(user(own)))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  it("makes a member of a pupil and none of a teacher, who sees what everyone sees", () => {
    const standing = (racer: Self) => viewerOf(racer, "type").person.classStanding;
    expect(standing(user(learning))).toBe("member");
    expect(standing(user(teaching))).toBe("none");
    expect(standing(user({ pendingTeacherApproval: true }))).toBe("pending");
    expect(standing(user({}, "class"))).toBe("pending");
    expect(standing(user({}))).toBe("none");
  });

  it("closes what its teacher closed, also on a page that kept a racer from before there were classes", () => {
    const closed = viewerOf(user({ ...learning, disabledClassSettings: ["show_leagues"] }), "type").person;
    expect(closed.disabledClassSettings).toEqual(["show_leagues"]);
    const { disabledClassSettings: _, ...before } = user({});
    expect(viewerOf(before as Self, "type").person.disabledClassSettings).toEqual([]);
  });
});

it("what a teacher closed is said in words, without what no class ever has", () => {
  expect(closedWords([])).toBeUndefined();
  expect(closedWords(["paid_offers"])).toBeUndefined();
  expect(closedWords(["show_leagues"])).toBe("leagues");
  expect(closedWords(["show_leaderboards", "show_leagues", "paid_offers"])).toBe("leagues and leaderboards");
  expect(closedWords(CLASS_SETTINGS)).toBe(
    "team messages, friend races with others, leagues, leaderboards, being found by strangers and changing your looks",
  );
});

it("a code in an address is read however it is written, and nothing else is one", () => {
  expect(codeInHash("#ABC-def-GHJ")).toBe("abcdefghj");
  expect(codeInHash("#abc%20def%20ghj")).toBe("abcdefghj");
  expect(["", "#", "#%", "#--"].map(codeInHash)).toEqual([undefined, undefined, undefined, undefined]);
});

it("an account that was made for a class has no settings of its name, its password, its e-mail or its end", () => {
  const parts = sectionsFor(true).flatMap(({ parts: sheets }) => sheets);
  expect(parts).toEqual(["world", "social", "leagues", "sounds", "reading", "hands", "devices", "fair-play"]);
  expect(sectionsFor(false).flatMap(({ parts: sheets }) => sheets)).toContain("erasure");
});
