import { describe, expect, it } from "vitest";

import { isAutoRemovable } from "#shared/rules/teams/auto-remove.ts";
import { newTagProblem, newTeamNameProblem, tagOf, tagProblem, teamNameProblem } from "#shared/rules/teams/form.ts";
import { joinRefusal, requirementsMet } from "#shared/rules/teams/joining.ts";
import { nextMotdStamp, tooSoonSentence } from "#shared/rules/teams/motd.ts";
import { MIN_RACES_OPTIONS, MIN_SPEED_OPTIONS } from "#shared/rules/teams/numbers.ts";
import { racedFor } from "#shared/rules/teams/raced.ts";
import { deedRefusal, hasRole, heirOf, roleOf } from "#shared/rules/teams/roles.ts";
import type { Stamp } from "#shared/units.ts";

const DAY = 86_400;
const at = (days: number): Stamp => (1_000 * DAY + days * DAY) as Stamp;

describe("a team's door", () => {
  const team = { enrollment: "open", members: 10, minRaces: 20, minSpeed: 40 } as const;
  const racer = { racesPlayed: 20, avgSpeed: 40, isInvited: false, isBarred: false };

  it("opens for whoever meets what the team asks for, and not a race or a word a minute below it", () => {
    expect(joinRefusal(team, racer)).toBeUndefined();
    expect(joinRefusal(team, { ...racer, racesPlayed: 19 })).toBe("unmet");
    expect(joinRefusal(team, { ...racer, avgSpeed: 39.9 })).toBe("unmet");
    expect(joinRefusal(team, { ...racer, avgSpeed: null })).toBe("unmet");
    expect(requirementsMet({ minRaces: 0, minSpeed: 0 }, { racesPlayed: 0, avgSpeed: null })).toEqual({
      races: true,
      speed: true,
    });
  });

  it("is shut when closed, when full, and for who was removed; an invite opens all but a full one", () => {
    expect(joinRefusal({ ...team, enrollment: "closed" }, racer)).toBe("closed");
    expect(joinRefusal({ ...team, members: 50 }, racer)).toBe("full");
    expect(joinRefusal(team, { ...racer, isBarred: true })).toBe("barred");
    const invited = { ...racer, isInvited: true, isBarred: true, racesPlayed: 0 };
    expect(joinRefusal({ ...team, enrollment: "closed" }, invited)).toBeUndefined();
    expect(joinRefusal({ ...team, members: 50 }, invited)).toBe("full");
  });

  it("asks for what the specification lets it ask for", () => {
    expect(MIN_RACES_OPTIONS.slice(0, 7)).toEqual([0, 5, 10, 15, 20, 25, 50]);
    expect([MIN_RACES_OPTIONS.at(-1), MIN_SPEED_OPTIONS.at(-1)]).toEqual([500, 200]);
  });
});

describe("a role", () => {
  it("has what lower ones have", () => {
    expect(roleOf(7, 7, "officer")).toBe("captain");
    expect([hasRole("captain", "officer"), hasRole("officer", "captain"), hasRole("member", "member")]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it.each([
    ["promote", "member", 5, undefined],
    ["promote", "member", 6, "officersFull"],
    ["promote", "officer", 1, "notMember"],
    ["demote", "officer", 6, undefined],
    ["demote", "member", 0, "notOfficer"],
    ["handOver", "officer", 6, undefined],
    ["handOver", "member", 0, "notOfficer"],
    ["remove", "member", 0, undefined],
    ["remove", "officer", 6, undefined],
    ["remove", "captain", 6, "self"],
    ["promote", "captain", 0, "self"],
  ] as const)("%s of a %s with %i officers: %s", (deed, role, officers, expected) => {
    expect(deedRefusal(deed, role, officers)).toBe(expected);
  });

  it("of a captain who goes falls to the officer of longest standing, then to a member, then to nobody", () => {
    const [old, officer, elder] = [
      { role: "member", joinStamp: 1 },
      { role: "officer", joinStamp: 9 },
      { role: "officer", joinStamp: 5 },
    ] as const;
    expect(heirOf([old, officer, elder])).toBe(elder);
    expect(heirOf([{ role: "member", joinStamp: 3 }, old])).toBe(old);
    expect(heirOf([])).toBeUndefined();
  });
});

describe("the nightly clean-up", () => {
  const idle = { role: "member", joinStamp: at(0), lastActivity: null } as const;

  it("takes members who neither joined nor played within the days, and nobody else", () => {
    expect(isAutoRemovable(idle, 7, at(7))).toBe(true);
    expect(isAutoRemovable(idle, 7, (at(7) - 1) as Stamp)).toBe(false);
    expect(isAutoRemovable({ ...idle, lastActivity: at(3) }, 7, at(9))).toBe(false);
    expect(isAutoRemovable({ ...idle, lastActivity: at(3) }, 7, at(10))).toBe(true);
    expect(isAutoRemovable(idle, 0, at(9_000))).toBe(false);
    for (const role of ["officer", "captain"] as const)
      expect(isAutoRemovable({ ...idle, role }, 7, at(90))).toBe(false);
  });
});

describe("a team's tag and name", () => {
  it("are told what is wrong with them", () => {
    expect(tagOf(" abc1 ")).toBe("ABC1");
    expect([tagProblem("  "), tagProblem("ab"), tagProblem("ABCDEF")]).toEqual([
      "You must enter a team tag",
      undefined,
      undefined,
    ]);
    for (const wrong of ["A", "ABCDEFG", "A B", "ÄÖ", "A-B", "create", "Edit", "motds"]) {
      expect([wrong, tagProblem(wrong)]).toEqual([wrong, expect.any(String)]);
    }
    expect(teamNameProblem(" ")).toBe("You must enter a team name");
    expect([teamNameProblem("x".repeat(20)), teamNameProblem("x".repeat(21))]).toEqual([undefined, expect.any(String)]);
  });
});

describe("a new tag or name", () => {
  it.each(["MATH", "BOT", "DEV", "ROOT", "HOME", "HELP", "TEAMS", "RACERS", "STUFF", "MODERN", "SPORT", "MD"])(
    "may be %s",
    (tag) => expect(newTagProblem(tag)).toBeUndefined(),
  );
  it.each([
    "ADMIN",
    "ADMINS",
    "admn5",
    "RDLINE",
    "REDL1N",
    "STAFF",
    "STFF",
    "SYSTEM",
    "SUPPRT",
    "MOD",
    "MODS",
    "4DMIN",
    "ADMIIN",
    "ADMINZ",
    "STAF",
    "ST4FF",
    "R3DLIN",
    "M0D3R",
    "SUPORT",
  ])("is never the tag %s, which belongs to the site", (tag) =>
    expect(newTagProblem(tag)).toBe("That tag is reserved. Try another one!"),
  );
  it.each([
    "Team",
    "Typing",
    "Math Teachers",
    "Solar System",
    "Support Group",
    "System of a Down",
    "Math Support",
    "Badminton Aces",
    "Unofficial Otters",
    "Theme Park",
    "Redliners",
    "Car Mods",
  ])("may be called %s", (name) => expect(newTeamNameProblem(name)).toBeUndefined());
  it.each([
    "Admins",
    "The Admins",
    "RDLINE",
    "Redline Racers",
    "Adminteam",
    "Team Redline",
    "Official Team",
    "Staff Room",
    "Support",
    "Support Team",
    "The Support Team 2",
    "5upport Team",
    "System",
    "redlinemath",
    "Moderators!",
    "Mods",
    "The Mods",
    "Adminz",
    "theadmins",
    "4dmins",
    "R.D.L.I.N.E",
    "Администраторы",
  ])("is never the name %s, which belongs to the site", (name) =>
    expect(newTeamNameProblem(name)).toBe("That name is reserved. Try another one!"),
  );
  it("may be a reserved one where a team has it already", () => {
    expect([tagProblem("ADMINS"), teamNameProblem("The Admins")]).toEqual([undefined, undefined]);
    expect([newTagProblem("A"), newTeamNameProblem("  ")]).toEqual([tagProblem("A"), teamNameProblem("  ")]);
  });
});

describe("a message of the day", () => {
  it("comes once an hour from one person", () => {
    const now = at(1);
    expect(nextMotdStamp(null, now)).toBeNull();
    expect(nextMotdStamp((now - 3_600) as Stamp, now)).toBeNull();
    const next = nextMotdStamp((now - 3_540) as Stamp, now);
    expect(next).toBe(now + 60);
    expect(tooSoonSentence((now + 60) as Stamp, now)).toBe(
      "Message can only be updated every 60 minutes. You must wait another 1 minute.",
    );
    expect(tooSoonSentence((now + 61) as Stamp, now)).toContain("another 2 minutes.");
  });
});

it("speed and accuracy of races for a team are of all of them together", () => {
  expect(racedFor("type", { typed: 600, secs: 60, errs: 0 })).toEqual({ speed: 120, accuracy: 100 });
  expect(racedFor("math", { typed: 30, secs: 60, errs: 10 })).toEqual({ speed: 30, accuracy: 75 });
  expect(racedFor("type", { typed: 0, secs: 0, errs: 0 })).toBeUndefined();
});

describe("the wait for the next message", () => {
  it("is never said to be longer than the interval, however far behind a clock is", () => {
    const next = nextMotdStamp(at(0), at(0)) as Stamp;
    for (const behind of [0, 1, 9, 10, 3_000]) {
      expect(tooSoonSentence(next, (at(0) - behind) as Stamp)).toContain("another 60 minutes.");
    }
    expect(tooSoonSentence(next, (next - 61) as Stamp)).toContain("another 2 minutes.");
  });
});
