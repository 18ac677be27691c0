import { describe, expect, it } from "vitest";

import { domainsOf, isOfPupils, newDomainProblem } from "#shared/rules/classes/school-domains.ts";

describe("the domains of an e-mail address", () => {
  it("are what stands behind the @ and all above it, the longest first, without the top level", () => {
    expect(domainsOf("turner@lincoln.example")).toEqual(["lincoln.example"]);
    expect(domainsOf(" Turner@Staff.LINCOLN.Example ")).toEqual(["staff.lincoln.example", "lincoln.example"]);
    expect(domainsOf("t@a.b.lincoln.example")).toEqual(["a.b.lincoln.example", "b.lincoln.example", "lincoln.example"]);
  });

  it.each([
    "",
    "lincoln.example",
    "turner@example",
    "turner@lincoln.example@evil.example",
    '"turner@lincoln.example"@evil.example',
    "turner@lincoln.example.",
    "turner@.lincoln.example",
    "turner@lincoln..example",
    "turner@-lincoln.example",
    "turner@lincoln.example\u200b",
    "turner@ⅼincoln.example",
    "turner@lincoln。example",
    "turner@lin\u212aoln.example",
    "turner @lincoln.example",
    "turner@[10.0.0.1]",
  ])("are none where the address isn't plain: %j", (email) => {
    expect(domainsOf(email)).toEqual([]);
  });

  it("never are those of a look-alike", () => {
    for (const email of ["a@evil-lincoln.example", "a@lincoln.example.evil.example", "a@lincolnexample.example"])
      expect(domainsOf(email)).not.toContain("lincoln.example");
  });
});

describe("a part for pupils", () => {
  it("is known by its name under the listed domain, and only under it", () => {
    expect(isOfPupils("students.lincoln.example", "lincoln.example")).toBe(true);
    expect(isOfPupils("mail.pupils.lincoln.example", "lincoln.example")).toBe(true);
    expect(isOfPupils("staff.lincoln.example", "lincoln.example")).toBe(false);
    expect(isOfPupils("lincoln.example", "lincoln.example")).toBe(false);
    expect(isOfPupils("students.lincoln.example", "students.lincoln.example")).toBe(false);
    expect(isOfPupils("staff.student-town.example", "student-town.example")).toBe(false);
  });
});

describe("a domain to list", () => {
  it.each(["lincoln.example", "staff.lincoln.example", "hill.kent.sch.uk", "hill.k12.ca.us", "xn--schle-jua.example"])(
    "is one of a school: %s",
    (domain) => {
      expect(newDomainProblem(domain)).toBeUndefined();
    },
  );

  it.each([
    "",
    "example",
    "com",
    "co.uk",
    "sch.uk",
    "kent.sch.uk",
    "edu.au",
    "k12.ca.us",
    "gmail.com",
    "web.de",
    "*.lincoln.example",
    "@lincoln.example",
    "lincoln.example.",
    "https://lincoln.example",
  ])("is none that anyone may be under: %j", (domain) => {
    expect(newDomainProblem(domain)).toEqual(expect.any(String));
  });
});
