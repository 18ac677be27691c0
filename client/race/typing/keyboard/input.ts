import { NITRO_KEY } from "#shared/rules/race/nitro.ts";
import { HARD_LIMITS } from "#shared/rules/race/numbers.ts";

import { plainText } from "./plain.ts";

/** The properties of a key press. */
export interface KeyPress {
  readonly key: string;
  readonly isShortcut: boolean;
  readonly isComposing: boolean;
  readonly isRepeat: boolean;
}

/**
 * Taken: the browser must not act on it, and this (possibly nothing) is typed. Left: the browser and the field handle
 * it.
 */
export type KeyDecision = { readonly typed: string } | "left";

/**
 * Handles a key press directly if it is one character. Dead keys, compositions, keys of touch keyboards and shortcuts
 * are left: what they write, if anything, arrives in the field.
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

/** The hidden field as the race knows it. */
export interface FieldText {
  /** The judged part of it. */
  readonly judged: string;
  /** The part of it that the race accepted as right. */
  readonly right: string;
  /** When each character first appeared there, on `performance.now()`. */
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
 * The characters typed by a change of the field. A composition is judged when it commits; on touch keyboards its
 * correct beginning counts at once, so that the car moves. Each character keeps the moment at which it appeared in the
 * field, so that a long word of an input method does not count as typed in one instant.
 *
 * @param wanted the rest of the text; undefined without a race: then nothing counts, now or later
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

/**
 * The part of the field that is still to judge. Accepted characters are never judged again, whatever the keyboard does
 * with them.
 */
function restOf({ judged, right }: FieldText, now: string): string {
  const known = [judged, right].filter((part) => now.startsWith(part)).sort((a, b) => b.length - a.length)[0];
  if (judged.startsWith(now) || right.startsWith(now)) return "";
  // Two presses of the space bar, made a full stop by the keyboard.
  if (judged.endsWith(" ") && now === `${judged.slice(0, -1)}. `) return " ";
  if (known !== undefined) return now.slice(known.length);
  return now.endsWith(" ") && !judged.endsWith(" ") ? " " : "";
}

/** A capital that the keyboard has made of a lower-case letter of the text. */
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

/** The number of earlier presses that decide whether new ones can have been typed. */
export const REMEMBERED_PRESSES = HARD_LIMITS.burst.characters;

/**
 * Whether these cannot have been typed, as when a keyboard pastes the clipboard like a word. The server would
 * disqualify for that, so they are ignored.
 *
 * @param earlierMs the moments of the latest presses before them
 */
export function isImpossible(earlierMs: readonly number[], presses: readonly Press[]): boolean {
  const { characters, withinMs } = HARD_LIMITS.burst;
  const allMs = [...earlierMs, ...presses.map(({ atMs }) => atMs)];
  return allMs.some((atMs, index) => index >= characters && atMs - (allMs[index - characters] ?? 0) <= withinMs + 1);
}
