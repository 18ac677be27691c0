import { beforeAll, it } from "vitest";

import { CERTIFICATE_WORDS } from "#shared/content/certificate-words.ts";
import { LESSON_IDS } from "#shared/content/lessons/lesson.ts";
import { drawnProblems } from "#shared/rules/certificate/drawn-problem.ts";
import { freshLines } from "#shared/rules/certificate/fresh-lines.ts";
import { lettersOf } from "#shared/server/certificates/drawing/letters.ts";
import { drawLine } from "#shared/server/certificates/drawing/line.ts";
import { pictureOf } from "#shared/server/certificates/drawing/picture.ts";
import { PICTURE, rowsOf } from "#shared/server/certificates/drawing/rows.ts";

import { diceOf } from "../support/dice.ts";
import { note } from "../support/figures.ts";
import { readPictures, type Known, type Written } from "../support/picture-reader.ts";

const LINES = 16;
const PROBLEMS_A_LESSON = 2;
const TRIAL = 25;
/** Below a third of the words, and what a job may take for the pictures of one race. */
const AIM = { percent: 33, msAPicture: 300 / TRIAL, kilobytes: 40 } as const;

const WORDS: Known = { characters: "abcdefghijklmnopqrstuvwxyz", words: CERTIFICATE_WORDS };
const NUMBERS: Known = { characters: "0123456789", words: Array.from({ length: 181 }, (_, number) => String(number)) };

const tesseract = process.env.REDLINE_TESSERACT ?? "tesseract";

const drawn = async (line: string, text = line): Promise<Written> => ({
  text,
  png: await pictureOf(drawLine(line, diceOf(line))),
});

/** The same letters with nothing over them. */
async function plain(line: string): Promise<Written> {
  const letters = rowsOf(line).flatMap((row) => lettersOf(row, diceOf(line)));
  const { width, height } = PICTURE;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/><path d="${letters.join("")}"/></svg>`;
  return { text: line, png: await pictureOf(svg) };
}

let lines: readonly string[];
beforeAll(() => {
  lines = freshLines(diceOf("read by a program"), LINES);
});

async function noteReading(name: string, pictures: readonly Written[], known: Known, aim?: number): Promise<void> {
  const right = await readPictures(tesseract, pictures, known);
  note(`${name}: words that tesseract reads right`, right.words * 100, "%", aim);
  note(`${name}: words right when taken for the nearest of the list`, right.corrected * 100, "%", aim);
  note(`${name}: characters right`, right.characters * 100, "%");
  note(`${name}: whole pictures right`, right.whole * 100, "%");
}

it("a program that reads lines of words", async () => {
  await noteReading("certificate lines", await Promise.all(lines.map((line) => drawn(line))), WORDS, AIM.percent);
});

it("the same program, where nothing lies over the letters", async () => {
  await noteReading("certificate lines without noise", await Promise.all(lines.slice(0, 4).map(plain)), WORDS);
});

it("a program that reads the numbers of problems", async () => {
  const problems = LESSON_IDS.flatMap((lessonID) =>
    drawnProblems(lessonID, diceOf(lessonID), 40).slice(0, PROBLEMS_A_LESSON),
  );
  const numbersOf = (line: string): string => (line.match(/\d+/g) ?? []).join(" ");
  const pictures = await Promise.all(problems.map(({ line }) => drawn(line, numbersOf(line))));
  await noteReading("certificate problems", pictures, NUMBERS, AIM.percent);
});

it("what a picture costs", async () => {
  await drawn("words before the clock runs");
  const startUsage = process.cpuUsage();
  const pictures = await Promise.all(freshLines(diceOf("drawn"), TRIAL).map((line) => drawn(line)));
  const { user, system } = process.cpuUsage(startUsage);
  note("a certificate picture: processor time", (user + system) / 1_000 / TRIAL, "ms", AIM.msAPicture);
  const bytes = pictures.reduce((sum, { png }) => sum + png.length, 0);
  note("a certificate picture: size", bytes / TRIAL / 1_024, "kB", AIM.kilobytes);
});
