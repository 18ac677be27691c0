export type SimpleStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/**
 * A storage that never throws. What the browser refuses, to be had, read, written or dropped, lasts as long as the page,
 * in memory.
 */
export class OwnStorage implements SimpleStorage {
  readonly #open: () => Storage;
  /** What the browser did not take, by key; null for what it did not drop. */
  readonly #refused = new Map<string, string | null>();

  constructor(open: () => Storage) {
    this.#open = open;
  }

  getItem(key: string): string | null {
    const own = this.#refused.get(key);
    return own === undefined ? this.#read(key) : own;
  }

  setItem(key: string, value: string): void {
    this.#change(key, value, (storage) => storage.setItem(key, value));
  }

  removeItem(key: string): void {
    this.#change(key, null, (storage) => storage.removeItem(key));
  }

  /** Another tab has stored something: it counts here from now on. @param key null for everything */
  heard(key: string | null): void {
    if (key === null) this.#refused.clear();
    else this.#refused.delete(key);
  }

  /** Whether the browser takes what a session needs, now. */
  keeps(): boolean {
    const other = new OwnStorage(this.#open);
    other.setItem(TRIAL_KEY, "x".repeat(TRIAL_LENGTH));
    const isKept = other.#refused.size === 0;
    other.removeItem(TRIAL_KEY);
    return isKept;
  }

  /** Some take a value and forget it, so it is read again. */
  #change(key: string, value: string | null, change: (storage: Storage) => void): void {
    try {
      change(this.#open());
    } catch {
      // What it has now says whether that was a refusal.
    }
    if (this.#read(key) === value) this.#refused.delete(key);
    else this.#refused.set(key, value);
  }

  #read(key: string): string | null {
    try {
      return this.#open().getItem(key);
    } catch {
      return null;
    }
  }
}

const TRIAL_KEY = "trial";
/** As long as a token and a racer with some friends. */
const TRIAL_LENGTH = 8_000;

export const lasting = new OwnStorage(() => localStorage);
export const ofThisTab = new OwnStorage(() => sessionStorage);

/** Hears what other tabs store. @param hear null for everything at once; the value is null where it was taken away */
export function onStored(hear: (key: string | null, value: string | null) => void): void {
  window.addEventListener("storage", ({ key, newValue }) => {
    lasting.heard(key);
    hear(key, newValue);
  });
}
