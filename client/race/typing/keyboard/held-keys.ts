/** A press whose key has gone up. */
interface Release {
  /** The number of the press. */
  readonly press: number;
  readonly heldMs: number;
}

/** The keys that are down, by their place on the keyboard, so that Shift makes no other key of one. */
export class HeldKeys {
  readonly #down = new Map<string, { readonly press: number; readonly atMs: number }>();

  /** @param press its number */
  press(code: string, press: number, atMs: number): void {
    this.#down.set(code, { press, atMs });
  }

  /** @returns undefined for a key whose press is not known */
  letGo(code: string, atMs: number): Release | undefined {
    const down = this.#down.get(code);
    this.#down.delete(code);
    return down && { press: down.press, heldMs: atMs - down.atMs };
  }

  /** This key, or each of them, goes up unseen. */
  lose(code?: string): void {
    if (code === undefined) this.#down.clear();
    else this.#down.delete(code);
  }
}
