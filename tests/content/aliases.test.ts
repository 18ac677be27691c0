import { describe, expect, it } from "vitest";

import { displayNameProblems } from "#shared/rules/account/display-name.ts";
import { skeleton } from "#shared/rules/account/skeleton.ts";
import { usernameProblems } from "#shared/rules/account/username.ts";
import { usernameOfAlias } from "#shared/rules/classes/alias-username.ts";
import { ALIAS_LANGUAGES, ALIAS_WORDS, aliasOf } from "#shared/rules/classes/alias.ts";
import { rot13 } from "#shared/server/conduct/refused-words.ts";
import { moderate } from "#shared/server/conduct/word-rules.ts";

import { americanIn } from "../support/american.ts";
import { diceOf } from "../support/dice.ts";

const LONGEST_NUMBER = "999";

/** What must not stand where two words meet in a username, in any of the languages; in ROT13. */
const NOT_BETWEEN =
  "nany nefr nefpu ovgpu ovgr pnpn pbab phyb phag qvpx qlxr snt svpx trvy uheravpx xvyy zreqr zbeq anmv avt chgn chgr frk fuvg gvggr gjng iretn ivby juber"
    .split(" ")
    .map(rot13);

const betweenIn = (first: string, second: string): readonly string[] => {
  const [before, behind] = [usernameOfAlias(first).toLowerCase(), usernameOfAlias(second).toLowerCase()];
  return NOT_BETWEEN.filter((part) =>
    (before.slice(-(part.length - 1)) + behind.slice(0, part.length - 1)).includes(part),
  );
};

/** Whatever the house could have against a name. */
const complaintsOf = (alias: string): readonly string[] => {
  const username = usernameOfAlias(alias);
  return [
    ...[...displayNameProblems(alias), ...usernameProblems(username)].map(({ code }) => code),
    ...[alias, username].flatMap((name) => moderate(name).why ?? []),
  ];
};

describe.each(ALIAS_LANGUAGES)("aliases in %s", (language) => {
  const { first, second } = ALIAS_WORDS[language];
  const pairs = first.flatMap((one) => second.map((other) => [one, other] as const));

  it("have many words, each once and as a name is written", () => {
    for (const words of [first, second]) {
      expect(words.length).toBeGreaterThanOrEqual(150);
      expect(words.filter((word) => !/^\p{Lu}\p{Ll}+$/u.test(word) || /[ßœæø]/i.test(word))).toEqual([]);
    }
    expect(new Set([...first, ...second].map(skeleton)).size).toBe(first.length + second.length);
  });

  it("pass every rule of names in every pair, plain and joined", { timeout: 600_000 }, () => {
    const wrong = pairs.map(([one, other]) => `${one} ${other}`).filter((alias) => complaintsOf(alias).length > 0);
    expect(wrong).toEqual([]);
  });

  it("leave room for a number of three digits in every pair", () => {
    const long = pairs
      .map(([one, other]) => `${one} ${other} ${LONGEST_NUMBER}`)
      .filter((alias) => displayNameProblems(alias).length + usernameProblems(usernameOfAlias(alias)).length > 0);
    expect(long).toEqual([]);
  });

  it("pass every rule of names with any number", () => {
    const dice = diceOf(`numbers in ${language}`);
    const drawn = Array.from({ length: 3_000 }, (_, nth) => aliasOf(language, dice, nth % 2 === 0 ? 2 : 3).displayName);
    expect(drawn.filter((alias) => complaintsOf(alias).length > 0)).toEqual([]);
  });

  it("look each like no other, and like the username that they make", () => {
    const looks = pairs.map(([one, other]) => skeleton(`${one} ${other}`));
    expect(new Set(looks).size).toBe(pairs.length);
    expect(pairs.map(([one, other]) => skeleton(usernameOfAlias(`${one} ${other}`)))).toEqual(looks);
  });

  it("say nothing unkind where the words meet", () => {
    expect(pairs.filter(([one, other]) => betweenIn(one, other).length > 0)).toEqual([]);
  });
});

it("are spelt the British way in English, and agree in German", () => {
  const { english, german } = ALIAS_WORDS;
  expect([...english.first, ...english.second].filter((word) => americanIn(word).length > 0)).toEqual([]);
  expect(german.first.filter((word) => !word.endsWith("er"))).toEqual([]);
});
