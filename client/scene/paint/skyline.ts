import type { Sheet } from "#shared/content/scenery/scenery.ts";
import { between, type Dice, pick, seededDice } from "#shared/rules/chance.ts";

import { blended, sheer } from "./ink.ts";
import { lay, type Pen } from "./pen.ts";

type Skyline = Extract<Sheet, { kind: "skyline" }>;

interface House {
  readonly x: number;
  readonly width: number;
  readonly height: number;
}

const ROOFS = ["flat", "step", "slant", "mast", "flat", "tank"] as const;

function roof(style: (typeof ROOFS)[number], { x, width, height }: House, y: number): string {
  const top = y - height;
  const right = x + width;
  const third = width / 3;
  switch (style) {
    case "step":
      return `L${x} ${top + 10}H${x + third * 0.6}V${top}H${right - third * 0.6}V${top + 10}H${right}`;
    case "slant":
      return `L${x} ${top + width * 0.3}L${right} ${top}`;
    case "mast":
      return `L${x} ${top}H${x + third * 1.4}V${top - 16}H${x + third * 1.4 + 2}V${top}H${right}`;
    case "tank":
      return `L${x} ${top}H${x + third}V${top - 4}L${x + third - 2} ${top - 12}L${x + third * 1.5} ${top - 17}L${x + third * 2 + 2} ${top - 12}L${x + third * 2} ${top - 4}V${top}H${right}`;
    default:
      return `L${x} ${top}H${right}`;
  }
}

function windows(pen: Pen, { x, width, height }: House, { y, window, lit = 0.5, ink }: Skyline, dice: Dice): void {
  if (!window) return;
  const [w, h, gapX, gapY] = [3.4, 4.4, 7, 9];
  const columns = Math.floor((width - 8) / gapX);
  const left = x + (width - (columns - 1) * gapX - w) / 2;
  const { ctx } = pen;
  for (let row = y - height + 18; row < y - 6; row += gapY) {
    for (let column = 0; column < columns; column++) {
      const isLit = dice() < lit;
      ctx.fillStyle = isLit ? sheer(window, between(dice, 0.55, 1)) : sheer(blended(ink, pen.light.shade, 0.6), 0.5);
      ctx.fillRect(left + column * gapX, row, w, h);
    }
  }
}

function sign(pen: Pen, { x, width, height }: House, y: number, ink: string, dice: Dice): void {
  const { ctx, scale } = pen;
  const tall = dice() < 0.5;
  const [w, h] = tall ? [9, Math.min(38, height * 0.5)] : [width * 0.7, 10];
  const [left, top] = tall ? [x + width - 4, y - height + 14] : [x + width * 0.15, y - height - 12];
  ctx.save();
  ctx.shadowColor = ink;
  ctx.shadowBlur = 14 * scale;
  ctx.fillStyle = pen.light.shade;
  ctx.strokeStyle = ink;
  ctx.lineWidth = 1.6;
  ctx.beginPath();
  ctx.roundRect(left, top, w, h, 2);
  ctx.fill();
  ctx.stroke();
  ctx.fillStyle = ink;
  const steps = Math.floor((tall ? h : w) / 8);
  for (let at = 0; at < steps; at++) {
    if (tall) ctx.fillRect(left + 2.6, top + 4 + at * 8, w - 5.2, 4);
    else ctx.fillRect(left + 4 + at * 8, top + 3, 4.6, h - 6);
  }
  ctx.restore();
}

function front(pen: Pen, house: House, sheet: Skyline, dice: Dice): void {
  const { y, ink, foot, signs } = sheet;
  const { x, width, height } = house;
  const style = pick(dice, ROOFS);
  const tinted = blended(ink, pen.light.rim, between(dice, 0, 0.09));
  if (signs && signs.length > 0 && dice() < 0.34) sign(pen, house, y, pick(dice, signs), dice);
  const path = new Path2D(`M${x} ${y + 60}${roof(style, house, y)}V${y + 60}z`);
  lay(pen, path, { ink: tinted, foot, top: y - height, bottom: y + 10, lift: 0.7 });
  const { side } = pen.light;
  pen.ctx.fillStyle = sheer(pen.light.shade, 0.22);
  pen.ctx.fillRect(side > 0 ? x : x + width * 0.72, y - height + 12, width * 0.28, height + 50);
  windows(pen, house, sheet, dice);
}

/** House fronts shoulder to shoulder, over a whole tile. */
export function paintSkyline(pen: Pen, sheet: Skyline): void {
  const dice = seededDice(sheet.seed);
  const houses: House[] = [];
  let x = 0;
  while (x < pen.width - sheet.width[0]) {
    const width = Math.min(pen.width - x, between(dice, sheet.width[0], sheet.width[1]));
    houses.push({ x, width, height: between(dice, sheet.rise[0], sheet.rise[1]) });
    x += width * between(dice, 0.82, 1.12);
  }
  for (const [at, house] of houses.entries()) {
    for (const shift of [-pen.width, 0, pen.width]) {
      const moved = { ...house, x: house.x + shift };
      if (moved.x < pen.width + 40 && moved.x + house.width > -40) {
        front(pen, moved, sheet, seededDice(sheet.seed * 101 + at));
      }
    }
  }
}
