import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";

import { Resvg } from "@resvg/resvg-js";

import { RARITIES } from "../shared/content/cars/car.ts";
import { drawCar } from "../shared/content/cars/draw.ts";
import { DRAWN_CARS } from "../shared/content/cars/drawn.ts";
import { LESSON_IDS } from "../shared/content/lessons/lesson.ts";
import { drawLoot, LOOT_PICTURES } from "../shared/content/loot/draw.ts";
import { ALL_LOOT } from "../shared/content/loot/drawn.ts";
import { LOOT_TYPES, type LootType } from "../shared/content/loot/loot.ts";
import { drawnProblems } from "../shared/rules/certificate/drawn-problem.ts";
import { freshLines } from "../shared/rules/certificate/fresh-lines.ts";
import { drawLine } from "../shared/server/certificates/drawing/line.ts";

const SHEETS = ["cars", ...LOOT_TYPES, "certificates"] as const;
const FONT = join(import.meta.dirname, "../api/share/heading.ttf");
const GAP = 14;
const CAPTION = 20;
const GROUND = "#1b1e29";
const CHALK = "#f7f4ee";

const HELP = `Draws all cars and loot on contact sheets, large and at 48 pixels, and pictures of certificate races as phones show them.

  node scripts/contact-sheet.ts [${SHEETS.join(" | ")} …] [--to FOLDER]

Without names all sheets are drawn, into docs/screens/made.`;

interface Cell {
  readonly name: string;
  readonly svg: string;
}

interface Grid {
  readonly columns: number;
  readonly width: number;
  readonly height: number;
}

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** One picture large, once more at 48 pixels, and its name below. */
function cellAt({ name, svg }: Cell, x: number, y: number, { width, height }: Grid): string {
  const small = `width="48" height="${(48 * height) / width}"`;
  return (
    `<g transform="translate(${x} ${y})">${resized(svg, `width="${width}" height="${height}"`)}` +
    `<g transform="translate(${width + 6} ${height - (48 * height) / width})">${resized(svg, small)}</g>` +
    `<text y="${height + 15}" font-family="Saira Condensed" font-size="15" fill="${CHALK}">${escaped(name)}</text></g>`
  );
}

const resized = (svg: string, size: string): string => svg.replace(/width="\d+(\.\d+)?" height="\d+(\.\d+)?"/, size);

function sheetOf(cells: readonly Cell[], grid: Grid): string {
  const stepX = grid.width + 48 + 6 + GAP;
  const stepY = grid.height + CAPTION + GAP;
  const width = stepX * grid.columns + GAP;
  const height = stepY * Math.ceil(cells.length / grid.columns) + GAP;
  const drawn = cells.map((cell, nth) =>
    cellAt(cell, GAP + (nth % grid.columns) * stepX, GAP + Math.floor(nth / grid.columns) * stepY, grid),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${GROUND}"/>${drawn.join("")}</svg>`;
}

const rankOf = (rarity: (typeof RARITIES)[number]): number => RARITIES.indexOf(rarity);

const carSheet = (): string =>
  sheetOf(
    DRAWN_CARS.toSorted((a, b) => rankOf(a.rarity) - rankOf(b.rarity)).map((car) => ({
      name: `${car.carID} ${car.name}`,
      svg: drawCar(car, { hueAngle: 0 }),
    })),
    { columns: 6, width: 200, height: 87.5 },
  );

function lootSheet(type: LootType): string {
  const [width, height] = LOOT_PICTURES[type];
  const cells = ALL_LOOT.filter(({ loot }) => loot.type === type).map(({ loot, art }) => ({
    name: `${loot.lootID} ${loot.name}`,
    svg: drawLoot(loot, art),
  }));
  return sheetOf(cells, { columns: type === "sticker" ? 9 : 6, width, height });
}

/** Others each time. */
function certificateSheet(): string {
  const problems = LESSON_IDS.flatMap((lessonID) => drawnProblems(lessonID, Math.random, 2));
  const lines = [...freshLines(Math.random, 16), ...problems.map(({ line }) => line)];
  return sheetOf(
    lines.map((line) => ({ name: line, svg: drawLine(line, Math.random) })),
    { columns: 4, width: 360, height: 132 },
  );
}

function pictureOf(sheet: (typeof SHEETS)[number]): string {
  if (sheet === "cars") return carSheet();
  return sheet === "certificates" ? certificateSheet() : lootSheet(sheet);
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { help: { type: "boolean", short: "h" }, to: { type: "string", default: "docs/screens/made" } },
});
const unknown = positionals.filter((name) => !SHEETS.some((sheet) => sheet === name));
if (values.help || unknown.length > 0) {
  console.log(unknown.length > 0 ? `There is no sheet ${unknown.join(", ")}.\n\n${HELP}` : HELP);
  process.exitCode = values.help ? 0 : 1;
} else {
  await mkdir(values.to, { recursive: true });
  for (const sheet of SHEETS) {
    if (positionals.length > 0 && !positionals.includes(sheet)) continue;
    const file = join(values.to, `content-${sheet}.png`);
    await writeFile(
      file,
      new Resvg(pictureOf(sheet), { font: { fontFiles: [FONT], loadSystemFonts: false } }).render().asPng(),
    );
    console.log(file);
  }
}
