import type { DropInTask } from "#shared/contracts/realtime/drop-in.ts";

import type { Keyed } from "../race/typing/keyboard/keyed.ts";
import type { RaceTextHandle } from "../race/typing/race-text.tsx";
import { stuckWords } from "../race/typing/stuck-words.ts";
import { Typist } from "../race/typing/typist.ts";
import { sounds } from "../sound/sounds.ts";
import { useDropIn } from "./drop-in-store.ts";
import type { OwnLane } from "./own-lane.ts";

/** Typing the text of a race. */
export class TypingLane implements OwnLane, Keyed {
  readonly #typist: Typist;
  /** Milliseconds from green light at a moment of `performance.now()`; undefined while nothing counts. */
  readonly #offsetAt: (localMs: number) => number | undefined;
  #shown: RaceTextHandle | undefined;

  constructor(task: DropInTask, offsetAt: (localMs: number) => number | undefined) {
    const { done: typed, errors, wrongRun, received } = task;
    this.#typist = new Typist(task.text);
    this.#typist.goOn([], { typed, errors, wrongRun, skipped: 0, received });
    this.#offsetAt = offsetAt;
  }

  get wanted(): string | undefined {
    return this.#offsetAt(performance.now()) === undefined ? undefined : this.#typist.left;
  }

  showOn(shown: RaceTextHandle | undefined): void {
    this.#shown = shown;
    shown?.show(this.#typist.typing);
  }

  press(character: string, atMs: number, isCapsLock = false): void {
    const offsetMs = this.#offsetAt(atMs);
    if (offsetMs === undefined) return;
    const effect = this.#typist.press(character, offsetMs);
    if (effect === "ignored") return;
    const { typing, text } = this.#typist;
    const stuck = stuckWords({ wrongRun: typing.wrongRun, wanted: text[typing.typed] ?? "", isCapsLock });
    if (stuck !== useDropIn.getState().stuck) useDropIn.setState({ stuck });
    if (effect === "wrong") {
      sounds.play("error");
      this.#shown?.wrong();
      return;
    }
    sounds.click();
    this.#shown?.show(typing);
  }

  goOn({ received }: DropInTask): void {
    this.#typist.resendFrom(received);
  }

  acknowledge(received: number): void {
    this.#typist.acknowledge(received);
  }

  nextBatch(): readonly ["keys", object] | undefined {
    const batch = this.#typist.nextBatch();
    return batch && ["keys", batch];
  }
}
