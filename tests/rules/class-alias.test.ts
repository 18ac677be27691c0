import fc from "fast-check";
import { expect, it } from "vitest";

import { skeleton } from "#shared/rules/account/skeleton.ts";
import { seededDice } from "#shared/rules/chance.ts";
import { ALIAS_LANGUAGES, ALIAS_WORDS, aliasesOf, aliasOf, languageOfAlias } from "#shared/rules/classes/alias.ts";

import { diceOf } from "../support/dice.ts";

const NOBODY: ReadonlySet<string> = new Set();
const lookOf = ({ username }: { readonly username: string }) => skeleton(username);
const language = fc.constantFrom(...ALIAS_LANGUAGES);
const seed = fc.integer({ min: 0, max: 4_294_967_295 });

it("an alias is two words of its language, and a number only when one is asked for", () => {
  const dice = diceOf("an alias");
  for (const each of ALIAS_LANGUAGES) {
    const { first, second } = ALIAS_WORDS[each];
    for (const length of [0, 2, 3] as const) {
      const { displayName, username } = aliasOf(each, dice, length);
      const [one = "", other = "", number = ""] = displayName.split(" ");
      expect([first.includes(one), second.includes(other), number.length]).toEqual([true, true, length]);
      expect(username).toMatch(/^[A-Za-z]+[2-9]*$/);
    }
  }
});

it("no number means anything", () => {
  const dice = diceOf("numbers");
  const numbers = Array.from({ length: 2_000 }, (_, nth) =>
    aliasOf("english", dice, nth % 2 === 0 ? 2 : 3).username.replace(/\D/g, ""),
  );
  expect(numbers.filter((number) => /[01568]|(.)\1/.test(number))).toEqual([]);
  expect(new Set(numbers).size).toBe(5 * 4 + 5 * 4 * 4);
});

it("any number of pupils get aliases of their own that look like nobody's, and the same dice give the same", () => {
  fc.assert(
    fc.property(language, seed, fc.integer({ min: 0, max: 2_500 }), fc.integer({ min: 0, max: 2_500 }), (...args) => {
      const [language, seed, count, others] = args;
      const taken = new Set(aliasesOf(language, seededDice(seed), { count: others, taken: NOBODY }).map(lookOf));
      const draw = () => aliasesOf(language, seededDice(seed), { count, taken });
      const drawn = draw();
      const looks = drawn.map(lookOf);
      expect(drawn).toHaveLength(count);
      expect(new Set(looks).size).toBe(count);
      expect(looks.filter((look) => taken.has(look))).toEqual([]);
      expect(draw()).toEqual(drawn);
    }),
    { numRuns: 20, endOnFailure: true },
  );
});

it("a number comes where the words are taken, a short one first", () => {
  const { first, second } = ALIAS_WORDS.english;
  const taken = new Set(first.flatMap((one) => second.map((other) => skeleton(`${one} ${other}`))));
  const drawn = aliasesOf("english", diceOf("taken words"), { count: 300, taken });
  expect(drawn.every(({ displayName }) => /^\p{L}+ \p{L}+ \d\d$/u.test(displayName))).toBe(true);
  expect(new Set(drawn.map(lookOf)).size).toBe(300);
});

it("as long as words are free, no alias has a number", () => {
  const drawn = aliasesOf("german", diceOf("a school"), { count: 500, taken: NOBODY });
  expect(drawn.filter(({ displayName }) => /\d/.test(displayName))).toEqual([]);
});

it("an error says when none is free", () => {
  const all = { has: () => true } as unknown as ReadonlySet<string>;
  expect(() => aliasesOf("french", diceOf("none"), { count: 1, taken: all })).toThrow(RangeError);
});

it("what could have been drawn is known by its language, and nothing else is an alias", () => {
  const dice = diceOf("languages of aliases");
  for (const each of ALIAS_LANGUAGES)
    for (const length of [0, 2, 3] as const)
      expect(languageOfAlias(aliasOf(each, dice, length).displayName)).toBe(each);
  const [one = ""] = ALIAS_WORDS.english.first;
  const [two = ""] = ALIAS_WORDS.english.second;
  const others = [one, `${one}  ${two}`, `${two} ${one}`, `${one} ${two} 1`, `${one} ${two} 22`, `${one} ${two} 69`];
  expect([...others, `${one} Teacher`, `${one} ${two} 2345`, ""].map(languageOfAlias)).toEqual(
    Array(9).fill(undefined),
  );
});
