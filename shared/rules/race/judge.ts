import { NITRO_KEY, nitroReach } from "./nitro.ts";

/** What one racer has typed so far. A wrong key blocks until the right one is pressed. */
export interface Typing {
  /** The racer's position: the index of the next character in the text. */
  readonly typed: number;
  readonly errors: number;
  /** Wrong presses since the last right one. */
  readonly wrongRun: number;
  /** Characters that a nitro completed: they count as progress, not for speed or accuracy. */
  readonly skipped: number;
}

export const NOTHING_TYPED: Typing = { typed: 0, errors: 0, wrongRun: 0, skipped: 0 };

/** Whether this press is the next character of the text. */
export const isRight = (text: string, typing: Typing, character: string): boolean => text[typing.typed] === character;

/** Whether a nitro would have an effect now. A race has one. */
export const canUseNitro = (text: string, typing: Typing): boolean =>
  typing.skipped === 0 && nitroReach(text, typing.typed) > 0;

/**
 * Judges one key press. The browser runs it for display, the room for the result, the replay for the record.
 *
 * @param character one printable ASCII character, or Enter for the nitro (the caller knows whether the racer has one
 * left)
 * @returns the same value when the text is already complete, or when a nitro has no effect here
 */
export function judge(text: string, typing: Typing, character: string): Typing {
  if (typing.typed >= text.length) return typing;
  if (character === NITRO_KEY) return canUseNitro(text, typing) ? skipWord(text, typing) : typing;
  return isRight(text, typing, character)
    ? { ...typing, typed: typing.typed + 1, wrongRun: 0 }
    : { ...typing, errors: typing.errors + 1, wrongRun: typing.wrongRun + 1 };
}

function skipWord(text: string, typing: Typing): Typing {
  const skipped = nitroReach(text, typing.typed);
  return { ...typing, typed: typing.typed + skipped, wrongRun: 0, skipped };
}
