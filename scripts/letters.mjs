import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { Resvg } from "@resvg/resvg-js";
import subsetFont from "subset-font";

/** Writes the outlines of the letters of certificate pictures: `node scripts/letters.mjs`. */
const ROOT = join(import.meta.dirname, "..");
const RESULT = join(ROOT, "shared/server/certificates/drawing/outlines.ts");

const CHARACTERS = "abcdefghijklmnopqrstuvwxyz0123456789+−×÷=";
/** What the small letters of every face are high, in units of an outline. */
const X_HEIGHT = 500;

/** Made to be told apart: no letter or figure of them looks like another. */
const FACES = {
  next: "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2",
  mono: "@fontsource-variable/atkinson-hyperlegible-mono/files/atkinson-hyperlegible-mono-latin-wght-normal.woff2",
};
const WEIGHT = 600;

const SIZE = 1000;
const BASELINE = 2000;

/** The path of one character as the renderer itself reads it, in lines and curves. */
function pathOf(fontFile, character) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="4000"><text x="1000" y="${BASELINE}" font-size="${SIZE}" font-family="x">${character}</text></svg>`;
  const drawn = new Resvg(svg, { font: { loadSystemFonts: false, fontFiles: [fontFile], defaultFontFamily: "x" } });
  const commands = drawn
    .toString()
    .match(/ d="([^"]+)"/)?.[1]
    ?.match(/[MLQCZ][^MLQCZ]*/g);
  if (!commands) throw new Error(`${fontFile} has no ${character}.`);
  return commands.map((command) => ({
    letter: command[0],
    points: command.slice(1).trim().split(/\s+/).filter(Boolean).map(Number),
  }));
}

const every = (path, axis) => path.flatMap(({ points }) => points.filter((_, at) => at % 2 === axis));

function outline(path, scale) {
  const left = Math.min(...every(path, 0));
  const written = path.map(({ letter, points }) => {
    const moved = points.map((value, at) => Math.round((value - (at % 2 === 0 ? left : BASELINE)) * scale));
    return letter + moved.join(" ");
  });
  return `${Math.round((Math.max(...every(path, 0)) - left) * scale)} ${written.join("")}`;
}

const faces = [];
for (const [name, from] of Object.entries(FACES)) {
  const font = await subsetFont(readFileSync(join(ROOT, "node_modules", from)), CHARACTERS, {
    targetFormat: "truetype",
    variationAxes: { wght: WEIGHT },
    noHinting: true,
  });
  const file = join(ROOT, ".cache", `${name}.ttf`);
  writeFileSync(file, font);
  const scale = X_HEIGHT / (BASELINE - Math.min(...every(pathOf(file, "x"), 1)));
  const lines = [...CHARACTERS].map((character) => `${character} ${outline(pathOf(file, character), scale)}`);
  faces.push(`  \`\n${lines.join("\n")}\n\`,`);
  rmSync(file);
}
writeFileSync(
  RESULT,
  `/** How high small letters are, in units of an outline. */
export const X_HEIGHT = ${X_HEIGHT};

/** A letter from its left end on, its baseline at 0. */
export interface Outline {
  readonly width: number;
  /** Absolute lines and curves. */
  readonly path: string;
}

/** Written by \`node scripts/letters.mjs\` from faces of the pages: a letter, its width, its path. */
const WRITTEN = [
${faces.join("\n")}
];

/** The letters of each face. */
export const outlinesOf = (): readonly ReadonlyMap<string, Outline>[] =>
  WRITTEN.map((face) => new Map(face.trim().split("\\n").map(outlineIn)));

function outlineIn(line: string): [character: string, outline: Outline] {
  const [character = "", width = "", ...path] = line.split(" ");
  return [character, { width: Number(width), path: path.join(" ") }];
}
`,
);
