/** What a keyboard types into. */
export interface Keyed {
  /** What is left of the text; undefined while nothing can be typed. */
  readonly wanted: string | undefined;
  /**
   * @param atMs the moment of the press on `performance.now()`
   * @param isCapsLock as far as a keyboard says so
   */
  press(character: string, atMs: number, isCapsLock?: boolean): unknown;
}
