/** For each letter, its look-alikes: digits and symbols, then letters of other scripts. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  a: "аαɑ",
  b: "вβь",
  c: "сϲ",
  d: "ԁđð",
  e: "еεє",
  g: "ɡԍ",
  h: "һнħ",
  j: "јϳ",
  k: "кκ",
  l: "1i!|ıłіιӏ",
  m: "м",
  n: "пη",
  o: "0оοσøՕօ",
  p: "рρ",
  q: "ԛ",
  r: "гɾ",
  s: "5$ѕꜱ",
  t: "тτŧ",
  u: "υս",
  v: "ѵν",
  w: "ԝω",
  x: "хχ",
  y: "уγү",
};

const LETTER_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(LOOK_ALIKES).flatMap(([letter, likes]) => [...likes].map((like) => [like, letter] as const)),
);

/**
 * The look of a name at a glance. Names with the same skeleton could be confused, so skeletons are unique among
 * usernames, and reserved names are compared by them.
 */
export function skeleton(name: string): string {
  const plain = name.normalize("NFKD").toLowerCase().normalize("NFKD").replace(/\p{M}/gu, "");
  return [...plain]
    .map((letter) => LETTER_OF.get(letter) ?? letter)
    .join("")
    .replace(/[^\p{L}\p{N}]/gu, "")
    .replaceAll("rn", "m")
    .replaceAll("vv", "w");
}
