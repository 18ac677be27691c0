/** The receiver of a keyboard's input. */
export interface Keyed {
  /** The rest of the text; undefined while nothing can be typed. */
  readonly wanted: string | undefined;
  /**
   * @param atMs the moment of the press on `performance.now()`
   * @param isCapsLock as far as a keyboard says so
   */
  press(character: string, atMs: number, isCapsLock?: boolean): unknown;
}
