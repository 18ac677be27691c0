import { MAX_BATCH } from "#shared/contracts/realtime/progress.ts";
import type { KeyBatch } from "#shared/contracts/realtime/race.ts";
import { canUseNitro, isRight, judge, NOTHING_TYPED, type Typing } from "#shared/rules/race/judge.ts";
import { NITRO_KEY } from "#shared/rules/race/nitro.ts";
import { RELEASES } from "#shared/rules/race/numbers.ts";

import { plainCharacter } from "./keyboard/plain.ts";

/** One press: its moment and its character. */
export interface Press {
  readonly atMs: number;
  readonly character: string;
  /** How long its key was down, once it is up; unknown where a phone or an input method wrote it. */
  heldMs?: number;
}

/** Of this press nothing is told now. */
const NOTHING_TOLD = -1;

/** Keys that were let go are told so many at a time: each list of them costs bytes of its own. */
const TOLD_AT_ONCE = 8;

/** Of so many presses that the server has, it may not have heard that their keys went up. */
const TOLD_LATER = 3 * TOLD_AT_ONCE;

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
  /** The numbers of presses whose keys are up, as long as nobody was told. */
  #untold: number[] = [];

  constructor(text: string) {
    this.text = text;
  }

  /** The rest of the text. */
  get left(): string {
    return this.text.slice(this.typing.typed);
  }

  /** The number of presses so far, those of earlier pages too. */
  get pressed(): number {
    return this.#base + this.presses.length;
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

  /** The key of a press is up. */
  letGo(number: number, heldMs: number): void {
    const press = this.presses[number - this.#base];
    if (!press || heldMs < 0 || heldMs > RELEASES.longestMs) return;
    press.heldMs = Math.round(heldMs);
    this.#untold.push(number);
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
    return {
      from,
      at: batch.map((press) => press.atMs),
      chars: batch.map((press) => press.character).join(""),
      ...this.#tellReleases(this.#sent - 1),
    };
  }

  /** Keys let go after the race's last press are told to nobody: no message goes for them alone. */
  #tellReleases(last: number): Pick<KeyBatch, "held"> | undefined {
    if (this.#untold.length < TOLD_AT_ONCE && this.left !== "") return undefined;
    const known = this.#untold.filter((number) => number <= last);
    if (known.length === 0) return undefined;
    const first = Math.min(...known);
    const told = new Set(known.filter((number) => number < first + RELEASES.mostInBatch));
    this.#untold = this.#untold.filter((number) => !told.has(number));
    const held = [last - first];
    for (let number = first; number <= Math.max(...told); number++)
      held.push((told.has(number) ? this.presses[number - this.#base]?.heldMs : undefined) ?? NOTHING_TOLD);
    return { held };
  }

  acknowledge(received: number): void {
    this.#acknowledged = Math.max(this.#acknowledged, received);
  }

  /**
   * After a drop: everything the server has not acknowledged goes out again, and what may have been told with it. The
   * server takes each once.
   */
  resendFrom(received: number): void {
    this.acknowledge(received);
    this.#sent = received;
    this.#untold = [];
    for (let at = Math.max(0, received - TOLD_LATER - this.#base); at < this.presses.length; at++)
      if (this.presses[at]?.heldMs !== undefined) this.#untold.push(this.#base + at);
  }

  get waiting(): number {
    return this.pressed - this.#acknowledged;
  }
}
