import type { Dice } from "#shared/rules/chance.ts";
import type { Key } from "#shared/rules/race/keys.ts";

import { logNormal, within } from "./draws.ts";
import { heldBy } from "./holds.ts";
import { neighbourOf } from "./keyboard.ts";
import { moodOf, noticeMs, personFrom, typedBy, waitFor, type Person } from "./person.ts";
import { Recording } from "./recording.ts";
import { TYPISTS } from "./typists.ts";

/** A person: each call is their next race. */
export type Racer = (text: string, dice: Dice, race: number) => Key[];

export type Human = (dice: Dice) => Racer;

const plain =
  (kind: keyof typeof TYPISTS): Human =>
  (dice) => {
    const person = personFrom(TYPISTS[kind], dice);
    return (text, dice) => typedBy(person, text, dice);
  };

/** Types from character to character with extras of its own. */
const styled =
  (kind: keyof typeof TYPISTS, extra: (at: Spot) => void): Human =>
  (dice) => {
    const person = personFrom(TYPISTS[kind], dice);
    return (text, dice) => {
      const mood = moodOf(person, dice);
      const recording = new Recording(logNormal(dice, 380, 0.35), person.clockMs);
      for (const [index, character] of [...text].entries()) {
        const before = text[index - 1] ?? "";
        if (index > 0) recording.atMs += waitFor(person, mood, dice, before, character);
        if (dice() < person.slips) {
          recording.press(neighbourOf(character, dice));
          recording.atMs += noticeMs(mood, dice);
        }
        extra({ recording, dice, before, character });
        recording.press(character);
      }
      return heldBy(person, recording.keys);
    };
  };

interface Spot {
  readonly recording: Recording;
  readonly dice: Dice;
  readonly before: string;
  readonly character: string;
}

/** Quotes and apostrophes are dead keys: they wait for the key after them and come together with it. */
const deadKey = ({ recording, dice, before, character }: Spot): void => {
  if (`'"`.includes(character)) recording.atMs += within(dice, [120, 350]);
  if (before === "'" || before === '"') recording.atMs = recording.keys.at(-1)?.atMs ?? 0;
};

/** A key of the keyboard that sends itself many times, on purpose or by a slip. */
const macroKey = ({ recording, dice, character }: Spot): void => {
  if (dice() >= 0.02) return;
  const other = neighbourOf(character, dice);
  const times = Math.floor(within(dice, [4, 14]));
  for (let i = 0; i < times; i++) recording.after(12, other);
  recording.atMs += within(dice, [150, 500]);
};

/** An old keyboard: some keys arrive twice. */
const chatter = ({ recording, dice, before, character }: Spot): void => {
  if (before === "" || before === character || dice() >= 0.05) return;
  const rightMs = recording.atMs;
  recording.atMs = Math.min(rightMs, (recording.keys.at(-1)?.atMs ?? 0) + within(dice, [5, 20]));
  recording.press(before);
  recording.atMs = rightMs;
};

/** Each key by looking at it for a while, then the next. */
const dwell: Human = (dice) => {
  const dwellMs = within(dice, [350, 900]);
  const travelMs = within(dice, [200, 500]);
  return (text, dice) => {
    const recording = new Recording(within(dice, [400, 1_500]));
    for (const character of text) {
      const shift = character === character.toLowerCase() ? 0 : dwellMs + logNormal(dice, travelMs, 0.4);
      if (dice() < 0.02) recording.after(dwellMs + logNormal(dice, travelMs, 0.4), neighbourOf(character, dice));
      recording.after(shift + dwellMs + logNormal(dice, travelMs, 0.4), character);
    }
    return recording.keys;
  };
};

const piecesOf = (text: string): string[] => text.match(/[^ ]+ ?/g) ?? [];

/** An input method: a word or some are composed, then arrive together. */
const inputMethod: Human = (dice) => {
  const person = personFrom(TYPISTS.average, dice);
  return (text, dice) => {
    const mood = moodOf(person, dice);
    const recording = new Recording(logNormal(dice, 380, 0.35));
    let composed = "";
    for (const word of piecesOf(text)) {
      for (const character of word) {
        recording.atMs += waitFor(person, mood, dice, composed.at(-1) ?? " ", character);
        composed += character;
      }
      if (composed.length < 14 && dice() < 0.35) continue;
      recording.atMs += within(dice, [90, 400]);
      commit(recording, composed, person, dice);
      composed = "";
    }
    if (composed !== "") commit(recording, composed, person, dice);
    return recording.keys;
  };
};

/** A phone: most words swiped or taken from a suggestion, short ones tapped. */
const phone: Human = (dice) => {
  const person = {
    ...personFrom(TYPISTS.average, dice),
    wpm: within(dice, [18, 45]),
    slips: within(dice, [0.01, 0.05]),
  };
  const swipes = within(dice, [0.3, 1]);
  const wordMs = within(dice, [450, 1_100]);
  return (text, dice) => {
    const mood = moodOf(person, dice);
    const recording = new Recording(logNormal(dice, 600, 0.35));
    for (const word of piecesOf(text)) {
      const typed = dice() < swipes ? 0 : Math.min(word.length, 2 + Math.floor(dice() * 6));
      for (let i = 0; i < typed; i++) {
        recording.after(waitFor(person, mood, dice, word[i - 1] ?? " ", word[i] ?? ""), word[i] ?? "");
      }
      if (typed === word.length) continue;
      recording.atMs += logNormal(dice, wordMs + 55 * (word.length - typed), 0.35);
      commit(recording, word.slice(typed), person, dice);
    }
    return recording.keys;
  };
};

/** Sends a piece at one moment; now and then another word is understood first. */
function commit(recording: Recording, piece: string, person: Person, dice: Dice): void {
  if (dice() < person.slips * 1.5) {
    for (let i = 0; i < piece.length; i++) recording.press(neighbourOf(piece[i] ?? "", dice));
    recording.atMs += logNormal(dice, 1_200, 0.4);
  }
  for (const character of piece) recording.press(character);
}

/** Learned on a phone, got a keyboard for the birthday. */
const newKeyboard: Human = (dice) => {
  const before = phone(dice);
  const after = plain("average")(dice);
  return (text, dice, race) => (race < 14 ? before : after)(text, dice, race);
};

/** Another member of the household takes over the account. */
const siblings: Human = (dice) => {
  const before = plain("slow child")(dice);
  const after = plain("even and careful")(dice);
  return (text, dice, race) => (race % 24 < 16 ? before : after)(text, dice, race);
};

export const HUMANS: Readonly<Record<string, Human>> = {
  ...Object.fromEntries((Object.keys(TYPISTS) as (keyof typeof TYPISTS)[]).map((kind) => [kind, plain(kind)])),
  "dead keys": styled("average", deadKey),
  "macro key": styled("average", macroKey),
  "worn keyboard": styled("average", chatter),
  "looks at keys": dwell,
  "input method": inputMethod,
  "phone with suggestions": phone,
  "new keyboard": newKeyboard,
  siblings,
};
