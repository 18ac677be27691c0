import { NITRO_KEY } from "#shared/rules/race/nitro.ts";
import { HARD_LIMITS } from "#shared/rules/race/numbers.ts";

import { plainText } from "./plain.ts";

/** What a key press says about itself. */
export interface KeyPress {
  readonly key: string;
  readonly isShortcut: boolean;
  readonly isComposing: boolean;
  readonly isRepeat: boolean;
}

/** Taken: the browser must not act on it, and this is typed, maybe nothing. Left: browser and field go on with it. */
export type KeyDecision = { readonly typed: string } | "left";

/**
 * Judges a key press by itself where it is one character. Dead keys, compositions, keys of touch keyboards and
 * shortcuts are left: what they write, if anything, arrives in the field.
 */
export function decideKey({ key, isShortcut, isComposing, isRepeat }: KeyPress): KeyDecision {
  if (isComposing || isShortcut) return "left";
  const typed = key === "Enter" ? NITRO_KEY : key;
  if (typed.length !== 1) return "left";
  return { typed: isRepeat ? "" : typed };
}

/** Ctrl, Cmd and Alt make a shortcut; AltGr, which comes with Ctrl and Alt on some systems, makes a character. */
export const isShortcut = (held: {
  readonly ctrl: boolean;
  readonly meta: boolean;
  readonly alt: boolean;
  readonly altGraph: boolean;
}): boolean => (held.ctrl || held.meta || held.alt) && !held.altGraph;

const REFUSED = /^(insertFrom(?!Composition)|history|format|insertLink|insertOrderedList|insertUnorderedList)/;

/** What a change to the field is, by its input type: writing, Enter, or something that types nothing. */
export function decideInput(inputType: string): "written" | "nitro" | "refused" {
  if (inputType === "insertLineBreak" || inputType === "insertParagraph") return "nitro";
  return REFUSED.test(inputType) ? "refused" : "written";
}

/** The hidden field as the race knows it. */
export interface FieldText {
  /** What of it is judged. */
  readonly judged: string;
  /** What of it the race has taken as right. */
  readonly right: string;
  /** When each character first stood there, on `performance.now()`. */
  readonly atMs: readonly number[];
}

export const EMPTY_FIELD: FieldText = { judged: "", right: "", atMs: [] };

export interface FieldChange {
  readonly written: string;
  readonly atMs: number;
  /** A touch keyboard, which composes each word and corrects it. */
  readonly isTouch: boolean;
  readonly isComposing: boolean;
}

export interface Press {
  readonly character: string;
  readonly atMs: number;
}

export interface Reading {
  readonly field: FieldText;
  readonly presses: readonly Press[];
}

/**
 * What a change of the field has typed. A composition is judged when it commits; only on touch keyboards its right
 * beginning counts at once, so that the car moves. Each character keeps the moment at which it came to stand in the
 * field: a long word from an input method is not typed in one blow, and the server gets the times as they were.
 *
 * @param wanted what is left of the text; undefined while there is no race, then nothing counts, now or later
 */
export function readField(
  before: FieldText,
  { written, atMs, isTouch, isComposing }: FieldChange,
  wanted: string | undefined,
): Reading {
  const text = plainText(written);
  const times = before.atMs.slice(0, text.length);
  while (times.length < text.length) times.push(atMs);
  if (wanted === undefined) return { field: { judged: text, right: text, atMs: times }, presses: [] };
  const rest = restOf(before, text);
  const from = text.length - rest.length;
  const presses: Press[] = [];
  let [right, left] = [before.right, wanted];
  for (const [index, character] of [...rest].entries()) {
    const place = from + index;
    const asked = isTouch && (text[place - 1] ?? " ") === " " ? asSmall(character, left) : character;
    const isRight = left.startsWith(asked);
    // A touch keyboard writes a space after a word by itself, and takes it back before a mark.
    const mayChange = isComposing || (isTouch && character === " " && place === text.length - 1);
    if (mayChange && !(isTouch && isRight)) break;
    presses.push({ character: asked, atMs: times[place] ?? atMs });
    if (!isRight) continue;
    right += character;
    left = left.slice(1);
  }
  const judged = text.slice(0, from + presses.length);
  return { field: { judged, right, atMs: times }, presses };
}

/** What of the field is still to judge. What the race has taken is never judged again, whatever the keyboard makes of it. */
function restOf({ judged, right }: FieldText, now: string): string {
  const known = [judged, right].filter((part) => now.startsWith(part)).sort((a, b) => b.length - a.length)[0];
  if (judged.startsWith(now) || right.startsWith(now)) return "";
  // Two presses of the space bar, made a full stop by the keyboard.
  if (judged.endsWith(" ") && now === `${judged.slice(0, -1)}. `) return " ";
  if (known !== undefined) return now.slice(known.length);
  return now.endsWith(" ") && !judged.endsWith(" ") ? " " : "";
}

/** A capital that the keyboard has made of a small letter of the text. */
const asSmall = (character: string, wanted: string): string =>
  wanted.startsWith(character.toLowerCase()) ? character.toLowerCase() : character;

/**
 * What may stay in the field between two words: the last one, which a touch keyboard may still correct, and the space
 * before it. Elsewhere nothing stays.
 */
export function keptOf({ judged, right, atMs }: FieldText): FieldText {
  const from = Math.max(0, judged.lastIndexOf(" "));
  return {
    judged: judged.slice(from),
    right: right.slice(Math.max(0, right.lastIndexOf(" "))),
    atMs: atMs.slice(from),
  };
}

/** So many presses before new ones say whether those can have been typed. */
export const REMEMBERED_PRESSES = HARD_LIMITS.burst.characters;

/**
 * Whether nobody could have typed these, as with a clipboard that a keyboard hands in like a word. The server ends a race
 * for that, so it is not typed at all.
 *
 * @param earlierMs the moments of the latest presses before them
 */
export function isImpossible(earlierMs: readonly number[], presses: readonly Press[]): boolean {
  const { characters, withinMs } = HARD_LIMITS.burst;
  const allMs = [...earlierMs, ...presses.map(({ atMs }) => atMs)];
  return allMs.some((atMs, index) => index >= characters && atMs - (allMs[index - characters] ?? 0) <= withinMs + 1);
}
