import { COMMON_PASSWORDS } from "../../content/common-passwords.ts";
import { asWritten } from "../written.ts";
import { problemsOf, type Problem } from "./problem.ts";

/** Lengths in characters, and in bytes of UTF-8 for the hash. */
export const PASSWORD = { min: 8, max: 128, maxBytes: 512 } as const;

/** The owner of a password, which may contain neither. */
export interface PasswordOwner {
  readonly username?: string;
  readonly email?: string;
}

const SENTENCES = {
  tooShort: `Use at least ${PASSWORD.min} characters.`,
  tooLong: `Use at most ${PASSWORD.max} characters.`,
  onePattern: "Mix it up: that's just one pattern.",
  common: "Lots of people use that one. Make up your own.",
  holdsUsername: "Leave your username out of it.",
  holdsEmail: "Leave your e-mail address out of it.",
} as const;

export type PasswordCode = keyof typeof SENTENCES;

/** The rows of common keyboards. */
const ROWS = ["1234567890", "qwertyuiop", "qwertzuiop", "azertyuiop", "asdfghjkl", "zxcvbnm", "yxcvbnm"] as const;
const NEIGHBOURS: ReadonlySet<string> = new Set(
  ROWS.flatMap((row) => [...row].slice(1).flatMap((key, at) => [`${row[at] ?? ""}${key}`, `${key}${row[at] ?? ""}`])),
);
/** Shorter names occur in passwords by chance. */
const MIN_NAME = 3;

const LEET: Readonly<Record<string, string>> = {
  "@": "a",
  "4": "a",
  "3": "e",
  "1": "i",
  "!": "i",
  "0": "o",
  $: "s",
  "5": "s",
  "7": "t",
};

/** A password as it is judged and hashed, whichever machine it was typed on. */
export const passwordOf = asWritten;

const fold = (text: string): string => asWritten(text).toLowerCase();
const unleet = (text: string): string => [...text].map((sign) => LEET[sign] ?? sign).join("");

/** The step from one character to the next: a repeat, along the alphabet or a keyboard row, or none of these. */
function stepKind(from: string, to: string): "same" | "up" | "down" | "key" | "free" {
  if (from === to) return "same";
  const step = (to.codePointAt(0) ?? 0) - (from.codePointAt(0) ?? 0);
  if (step === 1 && /[\p{L}\p{Nd}]/u.test(to)) return "up";
  if (step === -1 && /[\p{L}\p{Nd}]/u.test(to)) return "down";
  return NEIGHBOURS.has(from + to) ? "key" : "free";
}

const stepsOf = (text: string): string[] => {
  const signs = [...text];
  return signs.slice(1).map((sign, at) => stepKind(signs[at] ?? "", sign));
};

/** A single character, a group of up to four, a run of the alphabet or of a keyboard row, repeated throughout. */
const isOnePattern = (text: string): boolean => {
  const steps = stepsOf(text);
  if (steps.length === 0) return false;
  const isRun = steps[0] !== "free" && steps.every((step) => step === steps[0]);
  const isRow = steps.every((step) => step !== "free" && step !== "same");
  return isRun || isRow || /^(.{1,4}?)\1+$/su.test(text);
};

const holds = (password: string, name: string): boolean =>
  [...name].length >= MIN_NAME && (password.includes(name) || name.includes(password));

const codesFor = (typed: string, owner: PasswordOwner): Record<PasswordCode, boolean> => {
  const password = passwordOf(typed);
  const length = [...password].length;
  const isShort = length < PASSWORD.min;
  const isLong = length > PASSWORD.max || new TextEncoder().encode(password).length > PASSWORD.maxBytes;
  const plain = isLong ? "" : fold(password);
  const local = fold(owner.email ?? "").replace(/@.*$/s, "");
  return {
    tooShort: isShort,
    tooLong: isLong,
    onePattern: !isShort && isOnePattern(plain),
    common: COMMON_PASSWORDS.has(plain) || COMMON_PASSWORDS.has(unleet(plain)),
    holdsUsername: plain !== "" && holds(plain, fold(owner.username ?? "")),
    holdsEmail: plain !== "" && holds(plain, local),
  };
};

/** The problems of a password for its owner; empty when it may be used. */
export function passwordProblems(password: string, owner: PasswordOwner = {}): readonly Problem<PasswordCode>[] {
  const found = codesFor(password, owner);
  return problemsOf(SENTENCES, (code) => found[code]);
}

export interface PasswordStrength {
  /** 0: refused, 4: strong. */
  readonly score: 0 | 1 | 2 | 3 | 4;
  readonly word: string;
}

const WORDS = ["Too easy", "Weak", "Fair", "Good", "Strong"] as const;
/** Bits of entropy from which a password is fair, good and strong. */
const FAIR_BITS = 45;
const GOOD_BITS = 60;
const STRONG_BITS = 75;

/** The estimated entropy of a password in bits: characters that don't follow from the previous one count in full. */
function bitsOf(password: string): number {
  const kinds: readonly (readonly [RegExp, number])[] = [
    [/[a-z]/, 26],
    [/[A-Z]/, 26],
    [/[0-9]/, 10],
    [/[^A-Za-z0-9]/, 33],
  ];
  const pool = kinds.reduce((sum, [kind, size]) => sum + (kind.test(password) ? size : 0), 0);
  const free = stepsOf(password.toLowerCase()).filter((step) => step === "free").length;
  const distinct = new Set(password.toLowerCase()).size;
  return pool === 0 ? 0 : Math.min(1 + free, distinct * 2) * Math.log2(pool);
}

/** The score for the meter beside the field. */
export function passwordStrength(password: string, owner: PasswordOwner = {}): PasswordStrength {
  if (passwordProblems(password, owner).length > 0) return { score: 0, word: WORDS[0] };
  const bits = bitsOf(password);
  const score = bits >= STRONG_BITS ? 4 : bits >= GOOD_BITS ? 3 : bits >= FAIR_BITS ? 2 : 1;
  return { score, word: WORDS[score] };
}
