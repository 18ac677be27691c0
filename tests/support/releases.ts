import type { Dice } from "#shared/rules/chance.ts";
import type { Key } from "#shared/rules/race/keys.ts";

import { logNormal } from "./corpus/draws.ts";

type Pressed = Pick<Key, "atMs" | "heldMs">;

/** How long people hold a key down: the median in milliseconds, and how much it varies. */
const HOLD = { medianMs: 105, spread: 0.3 } as const;
/** As pages do. */
const TOLD_AT_ONCE = 8;

/** Keys that are let go as people do; those that say how long they are down stay as they are. */
export const letGo = <K extends Pressed>(keys: readonly K[], dice: Dice): readonly K[] =>
  keys.map((key) => ({ heldMs: Math.round(logNormal(dice, HOLD.medianMs, HOLD.spread)), ...key }));

/** What a racer's batches tell of keys that were let go. */
export class Releases {
  readonly #keys: readonly Pressed[];
  #down: number[] = [];
  #pressed = 0;

  constructor(keys: readonly Pressed[]) {
    this.#keys = keys;
  }

  /**
   * What goes with a batch: of the keys pressed by then those that are up by now, each once.
   *
   * @param pressed the number of presses with the batch
   */
  until(pressed: number, nowMs: number): { readonly held?: readonly number[] } {
    for (; this.#pressed < pressed; this.#pressed++) this.#down.push(this.#pressed);
    const isUp = (number: number): boolean => {
      const { atMs, heldMs = Infinity } = this.#keys[number] ?? { atMs: 0 };
      return atMs + heldMs <= nowMs;
    };
    const up = this.#down.filter(isUp);
    if (up.length < (pressed < this.#keys.length ? TOLD_AT_ONCE : 1)) return {};
    this.#down = this.#down.filter((number) => !up.includes(number));
    const [first = 0, last = first] = [up[0], up.at(-1)];
    const each = this.#keys
      .slice(first, last + 1)
      .map(({ heldMs }, nth) => (up.includes(first + nth) ? heldMs : -1) ?? -1);
    return { held: [pressed - 1 - first, ...each] };
  }
}
