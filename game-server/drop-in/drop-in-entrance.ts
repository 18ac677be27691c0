import type { Dice } from "#shared/rules/chance.ts";
import { isFull, takenNames, type DropInLesson } from "#shared/rules/drop-in/lesson.ts";
import { isTaken, namesFor } from "#shared/rules/drop-in/names.ts";
import { DROP_IN } from "#shared/rules/drop-in/numbers.ts";
import { firstPattern, isGood, turned, type Patterns } from "#shared/rules/drop-in/pattern.ts";
import { mayTry, noteRight, noteWrong, noTries, type Tries } from "#shared/rules/drop-in/tries.ts";

import { clockMs } from "../cluster/node-context.ts";
import type { DropInClient, DropInPlan, Knock, KnockAnswer } from "./drop-in-client.ts";

/** Somebody who has no name yet. */
interface Nameless {
  readonly sinceMs: number;
  /** When they were offered names last. */
  offeredMs: number;
  names: readonly string[];
  /** They want others. */
  isAsking: boolean;
}

/** The way into one lesson: the pattern on the wall, wrong tries, and who has no name yet. */
export class DropInEntrance {
  readonly #language: DropInPlan["language"];
  readonly #dice: Dice;
  #patterns: Patterns;
  #tries: Tries;
  /** By line. */
  readonly #nameless = new Map<string, Nameless>();

  constructor({ language, network }: Pick<DropInPlan, "language" | "network">, dice: Dice) {
    this.#language = language;
    this.#dice = dice;
    this.#patterns = firstPattern(clockMs(), dice);
    this.#tries = noTries(network);
  }

  /** Somebody says a pattern. */
  knock({ pattern, network }: Knock, lesson: DropInLesson): KnockAnswer {
    if (!mayTry(this.#tries, network, clockMs())) return "often";
    this.turn();
    if (!isGood(this.#patterns, pattern)) {
      this.#tries = noteWrong(this.#tries, network, clockMs());
      return "wrong";
    }
    this.#tries = noteRight(this.#tries, network);
    if (lesson.isLocked) return "locked";
    return this.isFull(lesson) ? "full" : "in";
  }

  /** Whether nobody else fits in. */
  isFull(lesson: DropInLesson): boolean {
    return isFull(lesson, this.#nameless.size, clockMs());
  }

  /** @returns whether the wall has a new pattern */
  turn(): boolean {
    const before = this.#patterns;
    this.#patterns = turned(before, clockMs(), this.#dice);
    return this.#patterns !== before;
  }

  showPattern(client: DropInClient): void {
    const [pattern] = this.#patterns.good;
    const leftMs = Math.max(0, Math.round(this.#patterns.sinceMs + DROP_IN.pattern.everyMs - clockMs()));
    client.send("pattern", { pattern, leftMs });
  }

  /** Somebody has come in, and has to choose a name. */
  take(client: DropInClient, lesson: DropInLesson): void {
    this.#nameless.set(client.sessionId, { sinceMs: clockMs(), offeredMs: 0, names: [], isAsking: false });
    this.offer(client, lesson);
  }

  /** Somebody wants others to choose from. */
  ask(client: DropInClient): void {
    const waiting = this.#nameless.get(client.sessionId);
    if (waiting) waiting.isAsking = true;
  }

  /** Offers others to who asked for them, to each no more often than once a second. */
  offerOthers(clients: readonly DropInClient[], lesson: DropInLesson): void {
    for (const client of clients) {
      const { isAsking = false, offeredMs = 0 } = this.#nameless.get(client.sessionId) ?? {};
      if (isAsking && clockMs() - offeredMs >= DROP_IN.otherNamesEveryMs) this.offer(client, lesson);
    }
  }

  /** @param wasQuicker somebody has just taken the one that was chosen */
  offer(client: DropInClient, lesson: DropInLesson, wasQuicker = false): void {
    const waiting = this.#nameless.get(client.sessionId);
    if (!waiting) return;
    waiting.isAsking = false;
    waiting.offeredMs = clockMs();
    waiting.names = namesFor(this.#language, this.#dice, takenNames(lesson));
    client.send("names", { names: waiting.names, isTaken: wasQuicker });
  }

  /** @returns whether the name is now theirs; else others are offered */
  choose(client: DropInClient, name: string, lesson: DropInLesson): boolean {
    const waiting = this.#nameless.get(client.sessionId);
    if (!waiting) return false;
    const isFree = waiting.names.includes(name) && !isTaken(name, takenNames(lesson));
    if (isFree) this.forget(client);
    else this.offer(client, lesson, true);
    return isFree;
  }

  forget(client: DropInClient): void {
    this.#nameless.delete(client.sessionId);
  }

  /** The lines of those who have had no name for too long. */
  get late(): readonly string[] {
    const nowMs = clockMs();
    return [...this.#nameless].flatMap(([key, { sinceMs }]) => (nowMs - sinceMs >= DROP_IN.namelessMs ? key : []));
  }
}
