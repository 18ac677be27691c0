import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

import { distance } from "fastest-levenshtein";

import {
  asPgm,
  borders,
  cropped,
  greyOf,
  inverted,
  median,
  scaled,
  thickened,
  thinned,
  threshold,
  unlikeGround,
  unlikeMost,
  type Grey,
} from "./picture-filters.ts";

const run = promisify(execFile);

/** A picture and what is written on it. */
export interface Written {
  readonly png: Buffer;
  readonly text: string;
}

/** Shares of what was read right, from 0 to 1. */
export interface ReadRight {
  readonly words: number;
  /** After each word was taken for the nearest of the words that there are. */
  readonly corrected: number;
  readonly characters: number;
  /** Of pictures with every word right and nothing else, after the same. */
  readonly whole: number;
}

const NOTHING: ReadRight = { words: 0, corrected: 0, characters: 0, whole: 0 };
const FIGURES = ["words", "corrected", "characters", "whole"] as const;

/** Each figure by itself. */
function joined(all: readonly ReadRight[], join: (values: readonly number[]) => number): ReadRight {
  const entries = FIGURES.map((figure) => [figure, join(all.map((one) => one[figure]))] as const);
  return { ...NOTHING, ...Object.fromEntries(entries) };
}

const bestOf = (all: readonly ReadRight[]): ReadRight => joined(all, (values) => Math.max(...values));
const meanOf = (all: readonly ReadRight[]): ReadRight =>
  joined(all, (values) => values.reduce((sum, value) => sum + value, 0) / values.length);

/** Small dark things are gone. */
const opened =
  (radius: number) =>
  (picture: Grey): Grey =>
    thickened(radius)(thinned(radius)(picture));
/** Small light gaps are closed. */
const closed =
  (radius: number) =>
  (picture: Grey): Grey =>
    thinned(radius)(thickened(radius)(picture));
const mended =
  (radius: number) =>
  (picture: Grey): Grey =>
    closed(radius)(opened(radius)(picture));

export const PREPARATIONS: Readonly<Record<string, (picture: Grey) => Grey>> = {
  "as it is": (picture) => picture,
  inverted,
  "light threshold": threshold(170),
  "middle threshold": threshold(127),
  "dark threshold": threshold(80),
  "small median": median(1),
  median: median(3),
  opened: opened(2),
  closed: closed(2),
  mended: mended(3),
  twice: scaled(2),
  half: scaled(0.5),
  third: scaled(0.35),
  "unlike most, near": unlikeMost(14),
  "unlike most": unlikeMost(22),
  "unlike most, far": unlikeMost(34),
  "unlike most, half": (picture) => scaled(0.5)(median(2)(unlikeMost(24)(picture))),
  "unlike most, then without thin lines": (picture) => mended(2)(unlikeMost(24)(picture)),
  "unlike most, then without thicker lines": (picture) => mended(3)(unlikeMost(24)(picture)),
  "unlike most, then mended": (picture) => opened(1)(closed(2)(unlikeMost(24)(picture))),
  "unlike most, then opened": (picture) => opened(1)(unlikeMost(24)(picture)),
  "unlike the ground": unlikeGround(7),
  "unlike the wide ground": unlikeGround(10),
  "unlike the ground, mended": (picture) => mended(2)(unlikeGround(8)(picture)),
  "unlike the ground, closed": (picture) => closed(2)(unlikeGround(9)(picture)),
  "unlike the ground, half": (picture) => scaled(0.5)(unlikeGround(8)(picture)),
  borders: borders(2),
};

/** Of tesseract: a block, one line, one word, one line without its own ways. */
const SEGMENTATIONS = [6, 7, 8, 13] as const;

/** What an attacker knows: the words that there are, or the signs. */
export interface Known {
  readonly characters: string;
  readonly words: readonly string[];
}

/** Reads pictures in every way, and counts the best way of each, as if a program knew which that is. */
export async function readPictures(tesseract: string, pictures: readonly Written[], known: Known): Promise<ReadRight> {
  const folder = await mkdtemp(join(tmpdir(), "pictures-"));
  try {
    const greys = pictures.map(({ png }) => greyOf(png));
    const best = pictures.map(() => NOTHING);
    for (const prepare of Object.values(PREPARATIONS)) {
      const prepared = greys.map(prepare);
      for (const segmentation of SEGMENTATIONS) {
        const readings = await readAll(tesseract, folder, prepared, segmentation, known);
        for (const [nth, { text }] of pictures.entries()) {
          best[nth] = bestOf([best[nth] ?? NOTHING, rightOf(text, readings[nth] ?? "", known)]);
        }
      }
    }
    return meanOf(best);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** One run for all pictures; where it takes a picture for one line, each half of it. */
async function readAll(
  tesseract: string,
  folder: string,
  pictures: readonly Grey[],
  segmentation: number,
  { characters }: Known,
): Promise<readonly string[]> {
  const parts = pictures.map((picture) => (segmentation === 6 ? [picture] : halves(picture)));
  const names: string[] = [];
  for (const part of parts.flat()) {
    const name = join(folder, `${names.length}.pgm`);
    await writeFile(name, asPgm(part));
    names.push(name);
  }
  const list = join(folder, "list.txt");
  await writeFile(list, names.join("\n"));
  const { stdout } = await run(
    tesseract,
    [list, "stdout", "--psm", String(segmentation), "--dpi", "200", "-c", `tessedit_char_whitelist=${characters} `],
    { env: { ...process.env, OMP_THREAD_LIMIT: "1" }, maxBuffer: 50_000_000 },
  );
  const read = stdout.split("\f");
  return parts.map((each) => read.splice(0, each.length).join(" "));
}

function halves(picture: Grey): readonly Grey[] {
  const middle = Math.round(picture.height / 2);
  return [
    cropped(picture, [0, picture.width], [0, middle]),
    cropped(picture, [0, picture.width], [middle, picture.height]),
  ];
}

function rightOf(text: string, reading: string, { words }: Known): ReadRight {
  const wanted = text.split(" ");
  const read = reading.split(/\s+/).filter(Boolean);
  const corrected = read.map((word) => nearest(word, words));
  return {
    words: commonOf(wanted, read) / wanted.length,
    corrected: commonOf(wanted, corrected) / wanted.length,
    characters: commonOf([...text], [...read.join(" ")]) / text.length,
    whole: corrected.join(" ") === text ? 1 : 0,
  };
}

/** The only nearest word, where there is one. */
export function nearest(read: string, words: readonly string[]): string {
  const near = words.map((word) => [distance(read, word), word] as const);
  const least = Math.min(...near.map(([far]) => far));
  const nearestWords = near.filter(([far]) => far === least);
  return nearestWords.length === 1 ? (nearestWords[0]?.[1] ?? read) : read;
}

/** How many stand in both in the same order. */
function commonOf<T>(a: readonly T[], b: readonly T[]): number {
  let row = Array.from({ length: b.length + 1 }, () => 0);
  for (const one of a) {
    const next = [0];
    for (const [nth, other] of b.entries())
      next.push(one === other ? (row[nth] ?? 0) + 1 : Math.max(row[nth + 1] ?? 0, next[nth] ?? 0));
    row = next;
  }
  return row.at(-1) ?? 0;
}
