/** How hard a text is to type, in three steps. */
export const DIFFICULTY_BANDS = ["easy", "medium", "hard"] as const;
export type DifficultyBand = (typeof DIFFICULTY_BANDS)[number];

/** The weight of each share, at most 100 together. Shares are of all characters. */
const WEIGHTS = { rareLetter: 200, capital: 260, mark: 240, digit: 420, longWord: 55 } as const;
const BANDS = { medium: 27, hard: 37 } as const;
const LONG_WORD = 7;

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/**
 * The difficulty of a text from 0 to 100: rare letters, capitals, punctuation, digits and long words each add their
 * share. More of one of them at the same length never lowers it.
 *
 * @source rules Race, Text
 */
export function difficultyOf(text: string): number {
  if (text.length === 0) return 0;
  const words = text.split(" ");
  const score =
    (WEIGHTS.rareLetter * countOf(text, /[jkqvwxyz]/gi)) / text.length +
    (WEIGHTS.capital * countOf(text, /[A-Z]/g)) / text.length +
    (WEIGHTS.mark * countOf(text, /[^A-Za-z0-9 ]/g)) / text.length +
    (WEIGHTS.digit * countOf(text, /[0-9]/g)) / text.length +
    (WEIGHTS.longWord * words.filter((word) => word.length >= LONG_WORD).length) / words.length;
  return Math.min(100, Math.round(score));
}

export function difficultyBand(score: number): DifficultyBand {
  if (score >= BANDS.hard) return "hard";
  return score >= BANDS.medium ? "medium" : "easy";
}
