import type { Stamp } from "../../units.ts";
import type { Typing } from "../race/judge.ts";
import type { Key } from "../race/keys.ts";
import { scoreOf } from "../race/replay.ts";
import { contrastOf, type Contrast } from "./contrast.ts";
import { costLineOf, type CostLine } from "./cost-line.ts";
import { fineOf, type Fine } from "./fine.ts";
import type { Hands } from "./hands.ts";
import { holdsOf, type Holds } from "./holds.ts";
import { coarseLengthsOf, lengthsOf, type Length } from "./lengths.ts";
import { hasCoarseTicks, isCoarse, isUnhurried, momentWaits, rhythmWaits, singleSteps } from "./moments.ts";
import { SOFT_LIMITS } from "./numbers.ts";
import { reachOf, type Reach } from "./reach.ts";
import { judgedSteps, type Step } from "./steps.ts";

/** One race as the signals see it. Derived from the stored log on demand; never stored. */
export interface Trace extends Fine {
  readonly text: string;
  readonly wpm: number;
  readonly errors: number;
  /** Offset of the first right character from green light. */
  readonly startMs: number;
  readonly steps: readonly Step[];
  /** The logarithms of the waits between moments: comparable at any tempo. */
  readonly rhythm: readonly number[];
  /** From each last wrong press to the right one. */
  readonly fixesMs: readonly number[];
  /** Whether the steps show how this racer types: not for hunt-and-peck typing, nor on a coarse clock. */
  readonly hasRhythm: boolean;
  /** Whether each key takes so long that the rhythm is one of searching. */
  readonly isUnhurried: boolean;
  /** Whether the clock of this racer's browser is too coarse for the time that a key is down. */
  readonly isCoarse: boolean;
  /** Waits inside words, or between moments where few keys come one by one; empty without a rhythm. */
  readonly beats: readonly number[];
  readonly reach: Reach;
  /** First letters of words against letters inside them. */
  readonly breath: Contrast;
  /** Symbols against letters inside words, capitals against first letters. */
  readonly stretch: Contrast;
  readonly costLine: CostLine;
  readonly holds: Holds;
}

/** What is known when a race is assessed. */
export interface Evidence {
  readonly now: Trace;
  /** The racer's races before this one, oldest first; the latest 20 are enough. */
  readonly earlier: readonly Trace[];
  /** Races of others with a possibly equal rhythm: those that share a band, see `rhythmBands`. */
  readonly others: readonly Trace[];
  /** What the racer says to type with; usual hands unless said. */
  readonly hands?: Hands;
  /** When the racer's races of the latest days started, this one included, in any order. */
  readonly startStamps?: readonly Stamp[];
}

/** Each value is computed once, when it is first asked for: of other racers' races that is only the rhythm. */
class TypedRace implements Trace {
  readonly text: string;
  readonly #keys: readonly Key[];
  readonly #typing: Typing;
  readonly steps: readonly Step[];
  readonly #known = new Map<string, unknown>();

  constructor(text: string, keys: readonly Key[]) {
    this.text = text;
    this.#keys = keys;
    const { steps, typing } = judgedSteps(text, keys);
    this.steps = steps;
    this.#typing = typing;
  }

  #once<T>(name: string, compute: () => T): T {
    const known = this.#known.get(name);
    if (known !== undefined) return known as T;
    const computed = compute();
    this.#known.set(name, computed);
    return computed;
  }

  get wpm(): number {
    return scoreOf(this.#typing, this.#keys.at(-1)?.fairMs ?? 0).wpm;
  }
  get errors(): number {
    return this.#typing.errors;
  }
  get startMs(): number {
    return this.#keys.find(({ character }) => character === this.text[0])?.atMs ?? 0;
  }
  get rhythm(): readonly number[] {
    return this.#once("rhythm", () => momentWaits(this.steps).map((waitMs) => Math.log(waitMs)));
  }
  get fixesMs(): readonly number[] {
    return this.#once("fixes", () => this.steps.flatMap(({ fixMs }) => fixMs ?? []));
  }
  get #allSingle(): readonly Step[] {
    return this.#once("all single", () => singleSteps(this.steps));
  }
  get isUnhurried(): boolean {
    return this.#once("unhurried", () => isUnhurried(this.#allSingle));
  }
  get #hasCoarseWaits(): boolean {
    return this.#once("coarse waits", () => isCoarse(this.steps));
  }
  get isCoarse(): boolean {
    return this.#once("coarse", () => this.#hasCoarseWaits || hasCoarseTicks(this.#keys));
  }
  get hasRhythm(): boolean {
    return !this.isUnhurried && !this.#hasCoarseWaits;
  }
  /** Steps typed one key at a time, where they show a rhythm. */
  get #single(): readonly Step[] {
    return this.hasRhythm ? this.#allSingle : [];
  }
  get beats(): readonly number[] {
    return this.#once("beats", () => (this.hasRhythm ? beatsOf(this.steps, this.#single) : []));
  }
  get reach(): Reach {
    return this.#once("reach", () => reachOf(this.beats));
  }
  get #lengths(): readonly Length[] {
    return this.#once("lengths", () => {
      if (this.isUnhurried) return [];
      return this.#hasCoarseWaits ? coarseLengthsOf(this.steps) : lengthsOf(this.#allSingle);
    });
  }
  get breath(): Contrast {
    return this.#once("breath", () => contrastOf(this.#lengths, [{ harder: "start", easier: "inside" }]));
  }
  get stretch(): Contrast {
    return this.#once("stretch", () =>
      contrastOf(this.#lengths, [
        { harder: "mark", easier: "inside" },
        { harder: "capital", easier: "start" },
      ]),
    );
  }
  get costLine(): CostLine {
    return this.#once("cost line", () => costLineOf(this.#lengths));
  }
  get holds(): Holds {
    return this.#once("holds", () => holdsOf(this.#keys));
  }
  /** The steps where they come key by key, as on a keyboard; none where a phone sends words. */
  get #keyByKey(): readonly Step[] {
    const inside = this.#single.filter(({ sort }) => sort === "inside").length;
    return inside >= SOFT_LIMITS.evenWaits.fewestInsideWords ? this.#single : [];
  }
  get #fine(): Fine {
    return this.#once("fine", () => fineOf(this.text, this.#keyByKey, this.#lengths));
  }
  get pairs() {
    return this.#fine.pairs;
  }
  get drift() {
    return this.#fine.drift;
  }
  get waitSwing() {
    return this.#fine.waitSwing;
  }
  get holdSwing() {
    return this.#fine.holdSwing;
  }
  get pauses() {
    return this.#fine.pauses;
  }
}

export const traceOf = (text: string, keys: readonly Key[]): Trace => new TypedRace(text, keys);

function beatsOf(steps: readonly Step[], single: readonly Step[]): number[] {
  const inside = single.filter(({ sort }) => sort === "inside").map(({ waitMs }) => waitMs);
  return inside.length >= SOFT_LIMITS.evenWaits.fewestInsideWords ? inside : rhythmWaits(steps);
}

/** The latest races up to and including this one, or fewer if there are fewer. */
export const latest = ({ now, earlier }: Evidence, races: number): readonly Trace[] =>
  races === 1 ? [now] : [...earlier.slice(1 - races), now];
