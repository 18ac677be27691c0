import type { Sheet } from "#shared/content/scenery/scenery.ts";
import { between, seededDice } from "#shared/rules/chance.ts";

import { blended, sheer } from "./ink.ts";
import { lay, type Pen } from "./pen.ts";

type Of<Kind extends Sheet["kind"]> = Extract<Sheet, { kind: Kind }>;

const strip = (pen: Pen, top: number, depth: number): Path2D => {
  const path = new Path2D();
  path.rect(-60, top, pen.width + 120, depth);
  return path;
};

/** Water with bands of light. */
export function paintSea(pen: Pen, { y, depth, ink, foot, glint, seed }: Of<"sea">): void {
  lay(pen, strip(pen, y, depth), { ink, foot, top: y, bottom: y + depth, lift: 0.4 });
  const dice = seededDice(seed);
  for (let at = 0; at < 130; at++) {
    const share = dice() ** 1.4;
    const x = between(dice, 0, pen.width);
    const length = between(dice, 8, 26) * (0.5 + share);
    pen.ctx.fillStyle = sheer(glint, between(dice, 0.12, 0.5) * (1 - share * 0.6));
    for (const shift of [-pen.width, 0, pen.width]) {
      pen.ctx.beginPath();
      pen.ctx.ellipse(x + shift, y + 3 + share * (depth - 4), length, 0.6 + share * 0.9, 0, 0, Math.PI * 2);
      pen.ctx.fill();
    }
  }
}

/** A flat strip of ground with a lighter upper edge. */
export function paintBand(pen: Pen, { y, depth, ink, foot, edge }: Of<"band">): void {
  lay(pen, strip(pen, y, depth), { ink, foot, top: y, bottom: y + depth });
  if (!edge) return;
  pen.ctx.fillStyle = edge;
  pen.ctx.fillRect(-10, y, pen.width + 20, 2);
}

/** A crash barrier on posts. */
export function paintRail(pen: Pen, { y, ink, post }: Of<"rail">): void {
  const count = Math.round(pen.width / 48);
  const gap = pen.width / count;
  const posts = new Path2D();
  for (let at = -1; at <= count; at++) posts.rect((at + 0.5) * gap - 1.8, y - 9, 3.6, 13);
  lay(pen, posts, { ink: post, top: y - 9, bottom: y + 3, lift: 0.3 });
  lay(pen, strip(pen, y - 11, 7), {
    ink,
    foot: blended(ink, pen.light.shade, 0.3),
    top: y - 11,
    bottom: y - 4,
    lift: 0.4,
  });
  pen.ctx.fillStyle = sheer(pen.light.shade, 0.28);
  pen.ctx.fillRect(-10, y - 8, pen.width + 20, 1.2);
}

/** Haze that gathers towards the ground. */
export function paintMist(pen: Pen, { y, depth, ink, opacity }: Of<"mist">): void {
  const haze = pen.ctx.createLinearGradient(0, y, 0, y + depth);
  haze.addColorStop(0, sheer(ink, 0));
  haze.addColorStop(0.7, sheer(ink, opacity));
  haze.addColorStop(1, sheer(ink, opacity));
  pen.ctx.fillStyle = haze;
  pen.ctx.fillRect(-10, y, pen.width + 20, depth);
}
