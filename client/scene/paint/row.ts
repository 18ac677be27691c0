import type { Hex, Part, Prop, PropName, Sheet } from "#shared/content/scenery/scenery.ts";
import { between, type Dice, pick, seededDice } from "#shared/rules/chance.ts";

import { flood } from "../raster.ts";
import { FLORA } from "./flora.ts";
import { blended, sheer } from "./ink.ts";
import { LAND } from "./land.ts";
import { lay, type Pen } from "./pen.ts";
import { WORKS } from "./works.ts";

type Row = Extract<Sheet, { kind: "row" }>;

const ALL: Readonly<Record<PropName, Prop>> = { ...FLORA, ...LAND, ...WORKS };

const isShaded = (parts: readonly Part[]): boolean => parts.some(([tone]) => tone === "shade");

function flat(pen: Pen, row: Row, tone: "shade" | "lit" | "accent" | Hex): Hex {
  if (tone.startsWith("#")) return tone as Hex;
  if (tone === "accent") return row.accent ?? row.ink;
  return tone === "shade" ? blended(row.ink, pen.light.shade, 0.32) : blended(row.ink, pen.light.rim, 0.4);
}

function glow(pen: Pen, ink: Hex, x: number, y: number, reach: number): void {
  const light = pen.ctx.createRadialGradient(x, y, 0, x, y, reach);
  light.addColorStop(0, sheer(ink, 0.85));
  light.addColorStop(0.16, sheer(ink, 0.38));
  light.addColorStop(1, sheer(ink, 0));
  pen.ctx.fillStyle = light;
  pen.ctx.fillRect(x - reach, y - reach, reach * 2, reach * 2);
}

/** Clear at both ends, and soft at its edges. */
function veil(
  { ctx, scale }: Pen,
  { ink, foot = ink }: Pick<Row, "ink" | "foot">,
  path: Path2D,
  top: number,
  bottom: number,
): void {
  const fade = ctx.createLinearGradient(0, top, 0, bottom);
  fade.addColorStop(0, sheer(ink, 0));
  fade.addColorStop(0.5, sheer(ink, 0.3));
  fade.addColorStop(0.85, sheer(foot, 0.6));
  fade.addColorStop(1, sheer(foot, 0));
  ctx.filter = `blur(${4 * scale}px)`;
  ctx.fillStyle = fade;
  flood(ctx, path);
  ctx.filter = "none";
}

function stand(pen: Pen, row: Row, parts: readonly Part[], x: number, y: number, size: number, turn: 1 | -1): void {
  const unit = size / 100;
  const place = new DOMMatrix([unit * turn, 0, 0, unit, x, y]);
  for (const part of parts) {
    if (part[0] === "glow") {
      glow(pen, part[4] ?? row.accent ?? pen.light.rim, x + part[1] * unit * turn, y + part[2] * unit, part[3] * unit);
      continue;
    }
    const path = new Path2D();
    path.addPath(new Path2D(part[1]), place);
    if (part[0] === "veil") {
      veil(pen, part[2] ? { ink: part[2] } : row, path, y - size, y);
    } else if (part[0] === "ink") {
      lay(pen, path, { ink: row.ink, foot: row.foot, top: y - size, bottom: y, lift: 0.6 });
    } else {
      if (part[0] === "accent" && row.accent === undefined) continue;
      pen.ctx.fillStyle = flat(pen, row, part[0]);
      flood(pen.ctx, path);
    }
  }
}

/** Feet along a tile, spaced so that the row closes on itself. */
function feet(width: number, every: readonly [number, number], dice: Dice): number[] {
  const gaps: number[] = [];
  let length = 0;
  while (length < width - every[0] / 2) {
    const gap = between(dice, every[0], every[1]);
    gaps.push(gap);
    length += gap;
  }
  let at = between(dice, 0, every[0]) - every[0];
  return gaps.map((gap) => (at += (gap * width) / length));
}

/** A row of standing things over a whole tile. */
export function paintRow(pen: Pen, row: Row): void {
  const dice = seededDice(row.seed);
  const shapes = typeof row.prop === "string" ? ALL[row.prop] : row.prop;
  for (const x of feet(pen.width, row.every, dice)) {
    const parts = pick(dice, shapes);
    const size = between(dice, row.size[0], row.size[1]);
    const y = row.y + between(dice, -1, 1) * (row.stray ?? 0);
    const chance = dice() < 0.5 ? 1 : -1;
    const turn = isShaded(parts) ? pen.light.side : chance;
    for (const shift of [-pen.width, 0, pen.width]) {
      if (x + shift > -size * 2.4 && x + shift < pen.width + size * 2.4) {
        stand(pen, row, parts, x + shift, y, size, turn);
      }
    }
  }
}
