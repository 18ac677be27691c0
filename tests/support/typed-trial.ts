import type { Page } from "playwright";
import { expect } from "vitest";

import type { UserID } from "#shared/ids.ts";
import { CERTIFICATE } from "#shared/rules/certificate/numbers.ts";
import { seededDice } from "#shared/rules/chance.ts";
import { judge, NOTHING_TYPED, isRight, type Typing } from "#shared/rules/race/judge.ts";

import { personFrom, typedBy, type Person } from "./corpus/person.ts";
import { TYPISTS } from "./corpus/typists.ts";
import type { Product } from "./product.ts";

/** Somebody quick who is measured at about this speed. */
export const quickAt = (wpm: number, seed: number): Person =>
  personFrom({ ...TYPISTS.fast, wpm: [wpm, wpm], rests: [0, 0] }, seededDice(seed));

/** What the pictures of a racer's newest trial show, as somebody sees it who can. */
export async function linesOf({ services: { app } }: Product, userID: number): Promise<readonly string[]> {
  let lines: readonly string[] = [];
  await expect
    .poll(async () => {
      const trial = await app.db
        .selectFrom("certificate_trials")
        .select(["lines", "state"])
        .where("user_id", "=", userID as UserID)
        .orderBy("opened_stamp", "desc")
        .executeTakeFirst();
      lines = trial?.lines.map(({ right }) => right) ?? [];
      return trial?.state;
    })
    .toBe("begun");
  return lines;
}

/** Types a trial's lines as a person does until its time is over: a slip is seen, and taken back. */
export async function typeTrial(page: Page, lines: readonly string[], person: Person): Promise<void> {
  const text = `${lines.join(" ")} `;
  await page.locator('[data-phase="typing"]').waitFor();
  const startMs = Date.now();
  let typing: Typing = NOTHING_TYPED;
  for (const { atMs, character } of typedBy(person, text, seededDice(person.seed))) {
    if (atMs > CERTIFICATE.length) return;
    await page.waitForTimeout(Math.max(0, startMs + atMs - Date.now()));
    const isSlip = !isRight(text, typing, character);
    typing = judge(text, typing, character);
    await page.keyboard.press(character === " " ? "Space" : character);
    if (isSlip) await page.keyboard.press("Backspace");
  }
}
