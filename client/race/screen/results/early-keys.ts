import { seconds } from "#shared/units.ts";

/** Fingers still type when a race ends: keys of the board wait until no letter came for this long. */
const QUIET_MS = seconds(1);
/** Nobody types on after the last character for longer than this. */
const LONGEST_MS = seconds(4);

/**
 * The keys that came while a board had just opened, told apart: what still belongs to the race, and what is meant for the
 * board. Moments are of one clock, in milliseconds.
 */
export interface EarlyKeys {
  /** From then on every key is meant for the board. */
  readonly quietMs: number;
  /** `quietMs` is postponed no further than this. */
  readonly latestMs: number;
  /** The only character that was typed; "several" where there are more. */
  readonly typed: string | undefined;
  /** Enter would end an answer that is being typed. */
  readonly isAnswering: boolean;
  /** The key that was meant for the board, by its name in small letters: it counts as soon as it is quiet. */
  readonly meant: string | undefined;
}

/**
 * @param isAnswering whether an answer was being typed as the race ended
 * @param hasFinished whoever was still on the way types on until the eyes leave the text, however long that takes
 */
export const noEarlyKeys = (openedMs: number, isAnswering: boolean, hasFinished: boolean): EarlyKeys => ({
  quietMs: openedMs + QUIET_MS,
  latestMs: hasFinished ? openedMs + LONGEST_MS : Infinity,
  typed: undefined,
  isAnswering,
  meant: undefined,
});

/**
 * Takes one press. Characters are of the text or the answer, and postpone; one alone, or the same one again and again, is
 * meant for the board. Enter never postpones, and nobody types Tab in a race.
 *
 * @param takesAnswers whether the race was one of answers that Enter sends
 */
export function withEarlyKey(keys: EarlyKeys, key: string, atMs: number, takesAnswers: boolean): EarlyKeys {
  if (key === "Tab") return { ...keys, quietMs: atMs };
  if (key === "Enter") return { ...keys, isAnswering: false, meant: keys.isAnswering ? keys.meant : "enter" };
  if ([...key].length > 1) return keys;
  const name = key.toLowerCase();
  const isSame = keys.typed === name;
  const isAlone = keys.typed === undefined || isSame;
  return {
    ...keys,
    quietMs: isSame ? keys.quietMs : Math.min(atMs + QUIET_MS, keys.latestMs),
    typed: isAlone ? name : "several",
    isAnswering: takesAnswers && /^\p{Nd}$/u.test(key),
    meant: isAlone ? name : undefined,
  };
}
