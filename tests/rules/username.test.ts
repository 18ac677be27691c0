import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { PAGES } from "#shared/content/pages.ts";
import { RESERVED_NAMES } from "#shared/content/reserved-names.ts";
import { skeleton } from "#shared/rules/account/skeleton.ts";
import { usernameProblems } from "#shared/rules/account/username.ts";

const codesOf = (name: string) => usernameProblems(name).map((problem) => problem.code);
const segment = fc.string({ unit: fc.constantFrom(..."abcXYZ019_-"), minLength: 3, maxLength: 20 });

describe("a username", () => {
  it.each([
    "Ada",
    "zoom_zoom",
    "Fast-Fred",
    "R2D2",
    "a1b",
    "x".repeat(20),
    "Badminton",
    "Systematic",
    "Admiral",
    "9lives",
    "Racer7",
    "Modesty",
    "Sport7",
    "Redliner7",
    "badminton4ever",
    "roadminer",
    "madmind",
  ])("may be %s", (name) => expect(codesOf(name)).toEqual([]));

  it.each([
    ["", ["tooShort"]],
    ["ab", ["tooShort"]],
    ["x".repeat(21), ["tooLong"]],
    ["two words", ["badCharacter"]],
    ["zoë", ["badCharacter"]],
    ["аdam", ["badCharacter"]],
    ["car🚗", ["badCharacter"]],
    ["abc\n", ["badCharacter"]],
    ["_ada", ["edgeMark"]],
    ["ada-", ["edgeMark"]],
    ["12345", ["noLetter"]],
    ["_-_", ["edgeMark", "noLetter"]],
  ] as const)("is refused as %j for its form", (name, codes) => expect(codesOf(name)).toEqual(codes));

  it.each([
    "admin",
    "ADMIN",
    "Adm1n",
    "adrnin",
    "a_d-m-i-n",
    "admin123",
    "Mr-Admin",
    "RedlineSupport",
    "supportteam",
    "teamSupport",
    "5ystem",
    "M0derator",
    "guest",
    "Gue5t",
    "teacher",
    "Garage",
    "racer",
    "l0gin",
    "ap1",
    "Admins",
    "RDLINE",
    "Mderators",
    "stff",
    "sprt-SUPPRT",
    "Admiin",
    "4dmin",
    "4dm1n7",
    "Ad7min",
    "St4ff",
    "Staf",
    "R3dline",
    "Redlinee",
    "M0d3r4t0r",
    "Sy5t3m",
    "Mod_Ada",
    "AdaMod7",
    "theadmin",
    "xXAdminXx",
    "adminhq",
    "redlinehq",
    "badadmin",
    "badmintonadmin",
    "Red_Line_HQ",
    "Soporte",
  ])("is never %s, which belongs to the site", (name) => expect(codesOf(name)).toContain("reserved"));

  it("never equals the first part of an address of the site", () => {
    for (const page of PAGES) {
      expect(["", ...RESERVED_NAMES]).toContain(page.path.split("/")[1]);
    }
    for (const name of RESERVED_NAMES) expect(codesOf(name)).toContain("reserved");
  });

  it("answers each problem with one short sentence", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), (name) => {
        for (const problem of usernameProblems(name)) expect(problem.sentence).toMatch(/^.{10,60}[.!]$/);
      }),
    );
  });

  it("holds nothing but letters, digits and marks once it is accepted", () => {
    fc.assert(
      fc.property(fc.oneof(segment, fc.string({ unit: "grapheme", maxLength: 24 })), (name) => {
        fc.pre(usernameProblems(name).length === 0);
        expect(name).toMatch(/^(?=.*[A-Za-z])[A-Za-z0-9][A-Za-z0-9_-]{1,18}[A-Za-z0-9]$/);
      }),
    );
  });
});

describe("the skeleton of a name", () => {
  it.each([
    ["Bobby", "b0bby"],
    ["illume", "1llume"],
    ["ILLUME", "l!1ume"],
    ["modern", "rnodem"],
    ["sass", "5a5s"],
    ["wave", "vvave"],
    ["fast_car", "Fast-Car"],
    ["fastcar", "fast_car"],
    ["zoe", "zoë"],
    ["ace", "асе"],
  ])("is one for %s and %s", (one, other) => expect(skeleton(one)).toBe(skeleton(other)));

  it.each([
    ["ada", "adam"],
    ["racer3", "racer4"],
    ["max2", "max"],
    ["wave", "vave"],
  ])("differs for %s and %s", (one, other) => expect(skeleton(one)).not.toBe(skeleton(other)));

  it("is its own skeleton, and blind to case and marks", () => {
    fc.assert(
      fc.property(segment, (name) => {
        const shape = skeleton(name);
        expect(skeleton(shape)).toBe(shape);
        expect(skeleton(name.toUpperCase())).toBe(shape);
        expect(skeleton(name.replaceAll(/[_-]/g, ""))).toBe(shape);
      }),
    );
  });

  it("settles after one step for any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 20 }), (text) => {
        expect(skeleton(skeleton(text))).toBe(skeleton(text));
      }),
    );
  });
});
