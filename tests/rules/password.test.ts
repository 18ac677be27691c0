import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { COMMON_PASSWORDS } from "#shared/content/common-passwords.ts";
import { passwordProblems, passwordStrength } from "#shared/rules/account/password.ts";

const owner = { username: "ZoomAda", email: "ada.l@example.com" };
const codesOf = (password: string) => passwordProblems(password, owner).map((problem) => problem.code);

describe("a password", () => {
  it.each([
    "tractor moss 9",
    "Grüner Tee um 4",
    "x7-Kp2vvq",
    "桜の下で走る猫たち",
    "correct horse battery",
    "aaaaaaab",
    "q".repeat(64) + "w".repeat(64),
  ])("may be %s", (password) => expect(codesOf(password)).toEqual([]));

  it.each([
    ["", ["tooShort"]],
    ["abz7kq!", ["tooShort"]],
    ["🚗".repeat(7), ["tooShort"]],
    ["ab".repeat(64) + "c", ["tooLong"]],
    ["🚗🛞".repeat(64), ["onePattern"]],
    ["👩‍🚀".repeat(64), ["tooLong"]],
    ["aaaaaaaa", ["onePattern"]],
    ["AAAAaaaa", ["onePattern"]],
    ["        ", ["onePattern"]],
    ["klmnopqrs", ["onePattern"]],
    ["srqponmlk", ["onePattern"]],
    ["abcabcabc", ["onePattern"]],
    ["x9?qx9?q", ["onePattern"]],
    ["lkjhgfdsa", ["onePattern"]],
    ["azertyuiopoiuytreza", ["onePattern"]],
    ["12345678", ["onePattern", "common"]],
    ["qwertyuiop", ["onePattern", "common"]],
    ["password", ["common"]],
    ["PassWord123", ["common"]],
    ["p@ssw0rd", ["common"]],
    ["sunshine2024", ["common"]],
    ["my-zoomada-7", ["holdsUsername"]],
    ["ｚｏｏｍａｄａ forever", ["holdsUsername"]],
    ["zoomAda!99", ["holdsUsername"]],
    ["say ada.l@example.com", ["holdsEmail"]],
    ["ADA.Lovelace7", ["holdsEmail"]],
  ] as const)("is refused as %j", (password, codes) => expect(codesOf(password)).toEqual(codes));

  it("is not the beginning of its owner's username", () => {
    const problems = passwordProblems("velvetmoth", { username: "velvetmoth12" });
    expect(problems.map(({ code }) => code)).toEqual(["holdsUsername"]);
  });

  it("may hold a name of two letters, which occurs by chance", () => {
    expect(passwordProblems("molten gate 5", { username: "te", email: "en@example.com" })).toEqual([]);
  });

  it("is none of more than a thousand common ones, however it is capitalised", () => {
    expect(COMMON_PASSWORDS.size).toBeGreaterThan(1_000);
    for (const word of COMMON_PASSWORDS) {
      expect(word).toBe(word.toLowerCase());
      expect(word.length).toBeGreaterThanOrEqual(8);
      expect(passwordProblems(word.toUpperCase()).map(({ code }) => code)).toContain("common");
    }
  });

  it("never holds its owner's name once it is accepted", () => {
    const part = fc.string({ unit: fc.constantFrom(..."abAB1!é "), maxLength: 8 });
    const name = fc.string({ unit: fc.constantFrom(..."abAB1"), minLength: 3, maxLength: 5 });
    fc.assert(
      fc.property(part, name, part, (before, username, behind) => {
        const codes = passwordProblems(before + username.toUpperCase() + behind, { username }).map(({ code }) => code);
        expect(codes).toContain("holdsUsername");
      }),
    );
  });
});

describe("the strength of a password", () => {
  it.each([
    ["password", 0, "Too easy"],
    ["zoomada99!", 0, "Too easy"],
    ["abz7kq", 0, "Too easy"],
    ["aaaaaaab", 1, "Weak"],
    ["mkfheqot", 1, "Weak"],
    ["mkfheqot2w", 2, "Fair"],
    ["tractor moss", 2, "Fair"],
    ["tractor moss 9", 3, "Good"],
    ["Tractor-moss 9 bells", 4, "Strong"],
  ] as const)("of %j is %i, %s", (password, score, word) =>
    expect(passwordStrength(password, owner)).toEqual({ score, word }),
  );

  it("is 0 exactly when the password is refused", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 24 }), (password) => {
        const { score } = passwordStrength(password, owner);
        expect(score === 0).toBe(passwordProblems(password, owner).length > 0);
        expect([0, 1, 2, 3, 4]).toContain(score);
      }),
    );
  });

  it("does not grow by repeating the last character", () => {
    const word = fc.string({ unit: fc.constantFrom(..."kxmq7T-w"), minLength: 8, maxLength: 16 });
    fc.assert(
      fc.property(word, (password) => {
        fc.pre(passwordProblems(password).length === 0);
        const longer = password + (password.at(-1) ?? "");
        expect(passwordStrength(longer).score).toBeLessThanOrEqual(passwordStrength(password).score);
      }),
    );
  });
});
