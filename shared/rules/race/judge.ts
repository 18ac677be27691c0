/** What one racer has typed so far. A wrong key blocks until the right one is pressed. */
export interface Typing {
  /** Correct characters: the index of the next one in the text. */
  readonly typed: number;
  readonly errors: number;
  /** Wrong presses since the last right one. */
  readonly wrongRun: number;
}

export const NOTHING_TYPED: Typing = { typed: 0, errors: 0, wrongRun: 0 };

/** Whether this press is the character the text asks for now. */
export const isRight = (text: string, typing: Typing, character: string): boolean => text[typing.typed] === character;

/**
 * Judges one key press. The browser runs it for the eye, the room for the result, the replay for the record.
 *
 * @param character one printable ASCII character
 * @returns the same value when the text is already complete
 */
export function judge(text: string, typing: Typing, character: string): Typing {
  if (typing.typed >= text.length) return typing;
  return isRight(text, typing, character)
    ? { typed: typing.typed + 1, errors: typing.errors, wrongRun: 0 }
    : { typed: typing.typed, errors: typing.errors + 1, wrongRun: typing.wrongRun + 1 };
}
