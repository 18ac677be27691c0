/** A word on the board, with what it types: all of it where it is right, else its first letter. */
export interface WordChoice {
  readonly label: string;
  readonly types: string;
}

/** So many words are offered, the right one among them. */
const OFFERED = 4;

/** For texts of few words: none of the beginnings is left out. */
const SPARE = [
  "and",
  "but",
  "car",
  "dry",
  "egg",
  "far",
  "good",
  "hill",
  "ice",
  "lake",
  "moon",
  "new",
  "old",
  "road",
  "sun",
];

/** Even, and always the same: which words stand where tells nothing. */
const mixed = (seed: number): number => (Math.imul(seed + 1, 2_654_435_761) >>> 0) / 2 ** 32;

const firstOf = (word: string): string => word.slice(0, 1).toLowerCase();

/** The words to pick from for what comes next in a text; empty at its end. */
export function wordChoices(text: string, typed: number): readonly WordChoice[] {
  const next = /^\s*\S+\s?/.exec(text.slice(typed))?.[0];
  if (next === undefined) return [];
  const label = next.trim();
  const words = [...text.split(" "), ...SPARE]
    .map((word, nth) => ({ word, rank: mixed(typed * 64 + nth) }))
    .toSorted((one, other) => one.rank - other.rank);
  const taken = new Set([firstOf(label)]);
  const others: WordChoice[] = [];
  for (const { word } of words) {
    const first = firstOf(word);
    if (first === "" || taken.has(first) || others.length === OFFERED - 1) continue;
    taken.add(first);
    others.push({ label: word, types: word.slice(0, 1) });
  }
  const place = Math.floor(mixed(typed) * OFFERED);
  return [...others.slice(0, place), { label, types: next }, ...others.slice(place)];
}
