import { setTimeout as wait } from "node:timers/promises";

import { seededDice } from "#shared/rules/chance.ts";

import { personFrom, typedBy } from "./corpus/person.ts";
import { TYPISTS } from "./corpus/typists.ts";
import { joinRace, settledOf, type TestRacer } from "./racer.ts";

const BATCH_MS = 100;

/** Types the text of a race as a quick person does, slips and all, in batches as a page sends them. */
async function typeAsPerson(racer: TestRacer, seed: number): Promise<void> {
  await racer.untilPhase("racing");
  const dice = seededDice(seed);
  const keys = typedBy(personFrom(TYPISTS.fast, seededDice(7)), racer.room.state.text, dice);
  const startMs = performance.now();
  for (let sent = 0; sent < keys.length;) {
    await wait(BATCH_MS);
    const due = keys.slice(sent).filter(({ atMs }) => atMs <= performance.now() - startMs);
    if (due.length === 0) continue;
    racer.room.send("keys", {
      from: sent,
      at: due.map(({ atMs }) => atMs),
      chars: due.map(({ character }) => character).join(""),
    });
    sent += due.length;
  }
}

/** Races once from the lobby to the stored result, and leaves. */
export async function raceOnce(url: string, token: string, seed: number): Promise<void> {
  const racer = await joinRace(url, token);
  await typeAsPerson(racer, seed);
  await settledOf(racer);
  await racer.room.leave();
}
