import { setTimeout as wait } from "node:timers/promises";

import { seededDice, type Dice } from "#shared/rules/chance.ts";
import { judge, NOTHING_TYPED, type Typing } from "#shared/rules/race/judge.ts";
import type { Key } from "#shared/rules/race/keys.ts";
import { NITRO_KEY, wordAt } from "#shared/rules/race/nitro.ts";

import { typedBy, type Person } from "./corpus/person.ts";
import { joinRace, settledOf, type TestRacer } from "./racer.ts";
import { letGo, Releases } from "./releases.ts";
import { quickPerson } from "./typed-race.ts";

const BATCH_MS = 100;

/** A person's keys for a text, slips and all, with a nitro for the last word but one. */
export function typedWithNitro(person: Person, text: string, dice: Dice): readonly Key[] {
  const { from, to } = wordAt(text, text.lastIndexOf(" ") - 1);
  const rest = text.slice(0, from) + text.slice(to + 1);
  const keys = typedBy(person, rest, dice);
  let typing: Typing = NOTHING_TYPED;
  const at = keys.findIndex(({ character }) => {
    const isThere = typing.typed === from;
    typing = judge(rest, typing, character);
    return isThere;
  });
  const next = keys[at];
  if (!next) throw new Error("the text has too few words for a nitro");
  return keys.toSpliced(at, 0, { ...next, character: NITRO_KEY });
}

/** Presses keys at their moments, in batches as a page sends them. */
export async function press(racer: TestRacer, keys: readonly Key[]): Promise<void> {
  const releases = new Releases(keys);
  const startMs = performance.now();
  for (let sent = 0; sent < keys.length;) {
    await wait(BATCH_MS);
    const nowMs = performance.now() - startMs;
    const due = keys.slice(sent).filter(({ atMs }) => atMs <= nowMs);
    if (due.length === 0) continue;
    racer.room.send("keys", {
      from: sent,
      at: due.map(({ atMs }) => atMs),
      chars: due.map(({ character }) => character).join(""),
      ...releases.until(sent + due.length, nowMs),
    });
    sent += due.length;
  }
}

/** Types the whole text of a race as somebody quick does. @param seed of who it is */
export async function typeAsPerson(racer: TestRacer, seed: number): Promise<void> {
  await racer.untilPhase("racing");
  const dice = seededDice(seed);
  await press(racer, letGo(quickPerson(seed)(racer.room.state.text, dice), dice));
}

/** Races once as a person, from the lobby to the stored result, and leaves. */
export async function raceOnce(url: string, token: string, person: Person, dice: Dice): Promise<void> {
  const racer = await joinRace(url, token);
  await racer.untilPhase("racing");
  const keys = typedWithNitro(person, racer.room.state.text, dice);
  await press(racer, letGo(keys, seededDice(keys.length)));
  await settledOf(racer);
  await racer.room.leave();
}
