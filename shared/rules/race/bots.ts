import { between, pick, type Dice } from "../chance.ts";

/** A planned press of a bot. */
export interface BotPress {
  readonly atMs: number;
  readonly character: string;
}

const NEIGHBOURS: Record<string, string> = {
  a: "sqz", b: "vgn", c: "xdv", d: "sfe", e: "wrd", f: "dgr", g: "fht", h: "gjy", i: "uok", j: "hku", k: "jli", l: "kop",
  m: "nj", n: "bmh", o: "ipl", p: "ol", q: "wa", r: "etf", s: "adw", t: "ryg", u: "yij", v: "cbf", w: "qes", x: "zsc",
  y: "tuh", z: "xas",
}; // prettier-ignore
const ERROR_CHANCE = 0.025;
const AFTER_ERROR_MS = { min: 180, max: 420 };
const CHARACTERS_PER_WORD = 5;

/**
 * Plans every press of a bot: a drifting rhythm like a person's, pauses before words, an occasional slip to a
 * neighbouring key. About `wpm` over the whole text.
 */
export function botPresses(text: string, wpm: number, dice: Dice): BotPress[] {
  const meanMs = 60_000 / (wpm * CHARACTERS_PER_WORD);
  const waits = [...text].map((character) => meanMs * weightOf(character) * between(dice, 0.55, 1.45));
  const slips = [...text].map((character) => (dice() < ERROR_CHANCE ? slipFor(character, dice) : undefined));
  const drift = between(dice, 0, Math.PI * 2);
  const presses: BotPress[] = [];
  const scale = (meanMs * text.length) / waits.reduce((sum, wait) => sum + wait, 0);
  let atMs = 0;
  for (const [index, character] of [...text].entries()) {
    atMs += (waits[index] ?? meanMs) * scale * (1 + 0.12 * Math.sin(drift + index / 18));
    const slip = slips[index];
    if (slip !== undefined) {
      presses.push({ atMs: Math.round(atMs), character: slip });
      atMs += between(dice, AFTER_ERROR_MS.min, AFTER_ERROR_MS.max);
    }
    presses.push({ atMs: Math.round(atMs), character });
  }
  return presses;
}

function weightOf(character: string): number {
  if (character === " ") return 1.15;
  if (character >= "a" && character <= "z") return 0.95;
  return 1.5;
}

function slipFor(character: string, dice: Dice): string {
  const near = NEIGHBOURS[character.toLowerCase()];
  if (near === undefined) return character === " " ? "b" : " ";
  const slip = pick(dice, [...near]);
  return character === character.toUpperCase() ? slip.toUpperCase() : slip;
}
