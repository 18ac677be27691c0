import type { Dice } from "#shared/rules/chance.ts";
import type { Key } from "#shared/rules/race/keys.ts";

import { logNormal } from "../draws.ts";

/** Writes down presses as they are sent. */
export class KeySheet {
  readonly keys: Key[] = [];
  atMs: number;

  constructor(startMs: number) {
    this.atMs = startMs;
  }

  press(character: string): void {
    const atMs = Math.max(this.keys.at(-1)?.atMs ?? 0, Math.round(this.atMs));
    this.keys.push({ atMs, fairMs: atMs, character });
  }

  after(waitMs: number, character: string): void {
    this.atMs += Math.max(0, waitMs);
    this.press(character);
  }
}

/** Of a program that knows that keys are let go, and about when. */
export const sensiblyHeld = (keys: readonly Key[], dice: Dice): Key[] =>
  keys.map((key) => ({ heldMs: Math.max(15, Math.round(logNormal(dice, 88, 0.24))), ...key }));

export const unheld = (keys: readonly Key[]): Key[] =>
  keys.map(({ atMs, fairMs, character }) => ({ atMs, fairMs, character }));
