import type { Sheet } from "#shared/content/scenery/scenery.ts";
import { between, seededDice } from "#shared/rules/chance.ts";

import { flood } from "../raster.ts";
import { sheer } from "./ink.ts";
import { lay, type Pen } from "./pen.ts";

type Of<Kind extends Sheet["kind"]> = Extract<Sheet, { kind: Kind }>;

const OVER = 60;

/** A rolling edge that meets itself after one tile. */
export function paintHills(pen: Pen, { y, rise, waves, seed, ink, foot }: Of<"hills">): void {
  const dice = seededDice(seed);
  const parts = [1, 2, 3].map((nth) => ({
    turns: Math.max(1, Math.round(waves * (0.5 + 0.75 * (nth - 1)))),
    height: rise / nth ** 1.3,
    phase: between(dice, 0, Math.PI * 2),
  }));
  const edge = (x: number): number =>
    parts.reduce((sum, { turns, height, phase }) => {
      return sum + height * Math.sin((x / pen.width) * Math.PI * 2 * turns + phase);
    }, y);
  const path = new Path2D();
  path.moveTo(-OVER, pen.bottom + OVER);
  for (let x = -OVER; x <= pen.width + OVER; x += 6) path.lineTo(x, edge(x));
  path.lineTo(pen.width + OVER, pen.bottom + OVER);
  path.closePath();
  lay(pen, path, { ink, foot, top: y - rise * 1.4, bottom: pen.bottom });
}

/** Folded mountains: a lit and a shaded face each, with caps of snow. */
export function paintPeaks(pen: Pen, { y, rise, count, seed, ink, foot, shade, snow }: Of<"peaks">): void {
  const dice = seededDice(seed);
  const { side } = pen.light;
  const peaks = Array.from({ length: count }, (_, at) => ({
    x: ((at + between(dice, 0.2, 0.8)) * pen.width) / count,
    height: rise * between(dice, 0.55, 1),
    half: (pen.width / count) * between(dice, 0.62, 0.95),
    lean: between(dice, -0.25, 0.25),
    jag: between(dice, 0.25, 0.5),
  })).sort((one, other) => other.height - one.height);
  const base = pen.bottom + 4;
  for (const { x, height, half, lean, jag } of peaks) {
    for (const shift of [-pen.width, 0, pen.width]) {
      const at = x + shift;
      if (at < -half * 1.5 || at > pen.width + half * 1.5) continue;
      const top = y - height;
      const shoulder = half * jag;
      const outline = `M${at - half} ${base}L${at - half} ${y}L${at - shoulder} ${y - height * 0.52}L${at - shoulder * 0.7} ${y - height * 0.56}L${at} ${top}L${at + shoulder * 0.5} ${y - height * 0.66}L${at + shoulder} ${y - height * 0.54}L${at + half} ${y}L${at + half} ${base}z`;
      lay(pen, new Path2D(outline), { ink, foot, top, bottom: y + 10 });
      const dark = new Path2D(
        `M${at} ${top}L${at + lean * half * 0.4} ${y - height * 0.6}L${at - lean * half * 0.6} ${y - height * 0.34}L${at + lean * half} ${y + 40}L${at - side * half} ${y + 40}L${at - side * half} ${y}L${at - side * shoulder} ${y - height * 0.53}z`,
      );
      const fall = pen.ctx.createLinearGradient(0, top, 0, y);
      fall.addColorStop(0, sheer(shade, 0.95));
      fall.addColorStop(1, sheer(shade, 0.1));
      pen.ctx.save();
      pen.ctx.clip(new Path2D(outline));
      pen.ctx.fillStyle = fall;
      flood(pen.ctx, dark);
      if (snow) {
        const line = (share: number): number => y - height * share;
        const cap = `M${at - half} ${top - 10}H${at + half}V${line(0.66)}L${at + shoulder * 0.7} ${line(0.6)}L${at + shoulder * 0.3} ${line(0.7)}L${at} ${line(0.58)}L${at - shoulder * 0.36} ${line(0.71)}L${at - shoulder * 0.75} ${line(0.55)}L${at - half} ${line(0.7)}z`;
        pen.ctx.fillStyle = snow;
        flood(pen.ctx, new Path2D(cap));
        pen.ctx.fillStyle = sheer(shade, 0.5);
        pen.ctx.clip(new Path2D(cap));
        flood(pen.ctx, dark);
      }
      pen.ctx.restore();
    }
  }
}
