import type { Press } from "./input.ts";

/** The receiver of a keyboard's input. */
export interface Keyed {
  /** The rest of the text; undefined while nothing can be typed. */
  readonly wanted: string | undefined;
  /** What a phrase types that came at once; only where the racer says that words do. */
  readonly readPhrase?: ((phrase: readonly Press[]) => readonly Press[]) | undefined;
  /**
   * @param atMs the moment of the press on `performance.now()`
   * @param isCapsLock as far as a keyboard says so
   * @param code the key's place on the keyboard; undefined for what phones and input methods write
   */
  press(character: string, atMs: number, isCapsLock?: boolean, code?: string): unknown;
  /** More came at once than keys can write, and was left out. */
  refuse?(): void;
  /** A key goes up, whatever it was pressed for. */
  letGo?(code: string, atMs: number): void;
  /** Nobody sees this key, or any that is down, go up. */
  lose?(code?: string): void;
}
