/** The receiver of a keyboard's input. */
export interface Keyed {
  /** The rest of the text; undefined while nothing can be typed. */
  readonly wanted: string | undefined;
  /** Whether words may come at once, because their racer says so. */
  readonly takesPhrases?: boolean;
  /**
   * @param atMs the moment of the press on `performance.now()`
   * @param isCapsLock as far as a keyboard says so
   * @param code the key's place on the keyboard; undefined for what phones and input methods write
   */
  press(character: string, atMs: number, isCapsLock?: boolean, code?: string): unknown;
  /** More came at once than keys can write, and was left out. @param words what to do */
  refuse?(words: string): void;
  /** A key goes up, whatever it was pressed for. */
  letGo?(code: string, atMs: number): void;
  /** Nobody sees this key, or any that is down, go up. */
  lose?(code?: string): void;
}
