import { newKey } from "./new-key.ts";

/** The idempotency key of each thing that this page does once: a call whose answer got lost is repeated with the same one. */
export class KeptKeys<ID> {
  readonly #keys = new Map<ID, string>();

  of(id: ID): string {
    const key = this.#keys.get(id) ?? newKey();
    this.#keys.set(id, key);
    return key;
  }

  /** It is done: the next time it is another thing. */
  drop(id: ID): void {
    this.#keys.delete(id);
  }
}
