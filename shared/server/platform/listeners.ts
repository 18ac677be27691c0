import type { Log } from "./log.ts";

/** Who listens to what. One that fails is logged, and the others hear all the same. */
export class Listeners<Key, Message> {
  readonly #log: Pick<Log, "error">;
  readonly #ofKey = new Map<Key, Set<(message: Message) => void>>();

  constructor(log: Pick<Log, "error">) {
    this.#log = log;
  }

  /** @returns ends it */
  add(key: Key, listener: (message: Message) => void): () => void {
    const listeners = this.#ofKey.get(key) ?? new Set();
    this.#ofKey.set(key, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.#ofKey.get(key) === listeners) this.#ofKey.delete(key);
    };
  }

  count(key: Key): number {
    return this.#ofKey.get(key)?.size ?? 0;
  }

  tell(key: Key, message: Message): void {
    for (const listener of this.#ofKey.get(key) ?? []) {
      try {
        listener(message);
      } catch (error) {
        this.#log.error({ err: error, channel: key }, "a listener failed");
      }
    }
  }
}
