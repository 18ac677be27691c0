import { MAX_BATCH } from "#shared/contracts/realtime/progress.ts";
import type { KeyBatch } from "#shared/contracts/realtime/race.ts";
import { isRight, judge, NOTHING_TYPED, type Typing } from "#shared/rules/race/judge.ts";

/** What one press did, for the eye. */
export type PressEffect = "right" | "wrong" | "word" | "done" | "ignored";

const PRINTABLE = /^[ -~]$/;
const SAME_KEY: Record<string, string> = {
  "\u2018": "'",
  "\u2019": "'",
  "\u201c": '"',
  "\u201d": '"',
  "\u2013": "-",
  "\u2014": "-",
  "\u00a0": " ",
};

/** The own typing: judged at once for the eye, kept until the server has it. */
export class Typist {
  readonly text: string;
  typing: Typing = NOTHING_TYPED;
  /** Every press so far: own offset from green light and character. */
  readonly presses: { readonly atMs: number; readonly character: string }[] = [];
  /** When each right character was pressed, for the needle. */
  readonly rightAtMs: number[] = [];
  private acknowledged = 0;
  private sent = 0;

  constructor(text: string) {
    this.text = text;
  }

  press(typed: string, atMs: number): PressEffect {
    const character = SAME_KEY[typed] ?? typed;
    if (!PRINTABLE.test(character) || this.typing.typed >= this.text.length) return "ignored";
    const right = isRight(this.text, this.typing, character);
    this.typing = judge(this.text, this.typing, character);
    this.presses.push({ atMs: Math.max(this.presses.at(-1)?.atMs ?? 0, Math.round(atMs)), character });
    if (!right) return "wrong";
    this.rightAtMs.push(atMs);
    if (this.typing.typed >= this.text.length) return "done";
    return character === " " ? "word" : "right";
  }

  /** The next batch to send, if anything is waiting. */
  nextBatch(): KeyBatch | undefined {
    const batch = this.presses.slice(this.sent, this.sent + MAX_BATCH);
    if (batch.length === 0) return undefined;
    const from = this.sent;
    this.sent += batch.length;
    return { from, at: batch.map((press) => press.atMs), chars: batch.map((press) => press.character).join("") };
  }

  acknowledge(received: number): void {
    this.acknowledged = Math.max(this.acknowledged, received);
  }

  /** After a drop: everything the server has not acknowledged goes out again. */
  resendFrom(received: number): void {
    this.acknowledge(received);
    this.sent = received;
  }

  get waiting(): number {
    return this.presses.length - this.acknowledged;
  }
}
