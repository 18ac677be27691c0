import { MAX_BATCH } from "#shared/contracts/realtime/progress.ts";
import type { KeyBatch } from "#shared/contracts/realtime/race.ts";
import { canUseNitro, isRight, judge, NOTHING_TYPED, type Typing } from "#shared/rules/race/judge.ts";
import { NITRO_KEY } from "#shared/rules/race/nitro.ts";

import { plainCharacter } from "./keyboard/plain.ts";

/** One press: its moment and its character. */
export interface Press {
  readonly atMs: number;
  readonly character: string;
}

/** The visible effect of a press. */
export type PressEffect = "right" | "wrong" | "word" | "done" | "nitro" | "ignored";

/** This player's typing: judged at once for display, kept until the server has it. */
export class Typist {
  readonly text: string;
  typing: Typing = NOTHING_TYPED;
  /** Every press so far: own offset from green light and character. */
  readonly presses: Press[] = [];
  /** When each right character was pressed, for the needle. */
  readonly rightAtMs: number[] = [];
  /** Whether a nitro is left for this race. */
  hasNitro = false;
  /** The number of the first press of the list: those before it are only with the server. */
  #base = 0;
  #acknowledged = 0;
  #sent = 0;

  constructor(text: string) {
    this.text = text;
  }

  /** The rest of the text. */
  get left(): string {
    return this.text.slice(this.typing.typed);
  }

  press(typed: string, atMs: number): PressEffect {
    if (typed === NITRO_KEY) return this.#useNitro(atMs);
    const character = plainCharacter(typed);
    if (character === undefined || this.typing.typed >= this.text.length) return "ignored";
    const right = isRight(this.text, this.typing, character);
    this.typing = judge(this.text, this.typing, character);
    this.#keep(character, atMs);
    if (!right) return "wrong";
    this.rightAtMs.push(atMs);
    if (this.typing.typed >= this.text.length) return "done";
    return character === " " ? "word" : "right";
  }

  #useNitro(atMs: number): PressEffect {
    if (!this.hasNitro || !canUseNitro(this.text, this.typing)) return "ignored";
    this.typing = judge(this.text, this.typing, NITRO_KEY);
    this.hasNitro = false;
    this.#keep(NITRO_KEY, atMs);
    return "nitro";
  }

  #keep(character: string, atMs: number): void {
    this.presses.push({ atMs: Math.max(this.presses.at(-1)?.atMs ?? 0, Math.round(atMs)), character });
  }

  /** Resumes a race after a reload: from the previous page's presses, or else from what the server has. */
  goOn(kept: readonly Press[], server: Typing & { readonly received: number }): void {
    if (kept.length >= server.received) {
      this.presses.push(...kept);
      for (const { character } of kept) this.typing = judge(this.text, this.typing, character);
    } else {
      this.typing = server;
      this.#base = server.received;
    }
    this.resendFrom(server.received);
  }

  /** The next batch to send, if anything is waiting. */
  nextBatch(): KeyBatch | undefined {
    const batch = this.presses.slice(this.#sent - this.#base, this.#sent - this.#base + MAX_BATCH);
    if (batch.length === 0) return undefined;
    const from = this.#sent;
    this.#sent += batch.length;
    return { from, at: batch.map((press) => press.atMs), chars: batch.map((press) => press.character).join("") };
  }

  acknowledge(received: number): void {
    this.#acknowledged = Math.max(this.#acknowledged, received);
  }

  /** After a drop: everything the server has not acknowledged goes out again. */
  resendFrom(received: number): void {
    this.acknowledge(received);
    this.#sent = received;
  }

  get waiting(): number {
    return this.#base + this.presses.length - this.#acknowledged;
  }
}
