import type { Scenery } from "#shared/content/scenery/scenery.ts";
import { between, seededDice } from "#shared/rules/chance.ts";

import { STAGE } from "../stage.ts";
import { sheer } from "./ink.ts";
import { addGrain, lay, type Pen, penFor } from "./pen.ts";

function stars(pen: Pen, count: number): void {
  const dice = seededDice(77);
  for (let at = 0; at < count; at++) {
    const y = dice() ** 1.6 * STAGE.horizon * 0.62 + pen.top;
    pen.ctx.fillStyle = sheer("#fff7e2", between(dice, 0.25, 0.9));
    pen.ctx.beginPath();
    pen.ctx.arc(dice() * pen.width, y, between(dice, 0.5, 1.5), 0, Math.PI * 2);
    pen.ctx.fill();
  }
}

function body(pen: Pen, { sky }: Scenery): void {
  if (!sky.body) return;
  const { x, y, radius, ink, halo, isMoon } = sky.body;
  const { ctx } = pen;
  const at = x * pen.width;
  const glow = ctx.createRadialGradient(at, y, radius * 0.6, at, y, radius * 4.2);
  glow.addColorStop(0, sheer(halo, 0.62));
  glow.addColorStop(0.4, sheer(halo, 0.2));
  glow.addColorStop(1, sheer(halo, 0));
  ctx.fillStyle = glow;
  ctx.fillRect(at - radius * 4.2, y - radius * 4.2, radius * 8.4, radius * 8.4);
  for (const ring of [1.75, 1.36]) {
    ctx.fillStyle = sheer(halo, 0.24);
    ctx.beginPath();
    ctx.arc(at, y, radius * ring, 0, Math.PI * 2);
    ctx.fill();
  }
  const disc = new Path2D();
  disc.arc(at, y, radius, 0, Math.PI * 2);
  lay(pen, disc, { ink, top: y - radius, bottom: y + radius, lift: 0.4 });
  if (!isMoon) return;
  ctx.fillStyle = sheer(halo, 0.35);
  for (const [dx, dy, r] of [
    [-0.3, -0.25, 0.22],
    [0.25, 0.1, 0.3],
    [-0.15, 0.45, 0.14],
  ] as const) {
    ctx.beginPath();
    ctx.arc(at + dx * radius, y + dy * radius, r * radius, 0, Math.PI * 2);
    ctx.fill();
  }
}

/** Shafts of light that fall through the scenery; nothing where the sky has none. */
export function paintRays({ sky, light }: Scenery, width: number, scale: number): HTMLCanvasElement | undefined {
  if (!sky.rays || !sky.body) return undefined;
  const pen = penFor(width, 0, STAGE.roadTop + 60, scale, light);
  const { ctx } = pen;
  const at = sky.body.x * width;
  const from = sky.body.y - 60;
  const dice = seededDice(5);
  const fade = ctx.createLinearGradient(0, 0, 0, pen.bottom);
  fade.addColorStop(0, sheer(sky.rays, 0.3));
  fade.addColorStop(0.75, sheer(sky.rays, 0.1));
  fade.addColorStop(1, sheer(sky.rays, 0));
  ctx.fillStyle = fade;
  ctx.filter = `blur(${2 * scale}px)`;
  for (let nth = 0; nth < 11; nth++) {
    const angle = Math.PI / 2 + (nth - 5) * 0.17 + between(dice, -0.05, 0.05);
    const half = between(dice, 0.012, 0.045);
    ctx.beginPath();
    for (const [turn, reach] of [
      [-half, 60],
      [half, 60],
      [half, 900],
      [-half, 900],
    ] as const) {
      ctx.lineTo(at + Math.cos(angle + turn) * reach, from + Math.sin(angle + turn) * reach);
    }
    ctx.fill();
  }
  return pen.canvas;
}

/** The still back of the stage: colours of the hour, stars, sun or moon. */
export function paintSky(place: Scenery, width: number, extra: number, scale: number): Pen {
  const pen = penFor(width, -extra, STAGE.roadTop + 6, scale, place.light);
  const fill = pen.ctx.createLinearGradient(0, -extra, 0, STAGE.horizon);
  for (const [at, ink] of place.sky.stops) fill.addColorStop(at, ink);
  pen.ctx.fillStyle = fill;
  pen.ctx.fillRect(0, -extra, width, pen.bottom + extra);
  if (place.sky.stars) stars(pen, place.sky.stars);
  body(pen, place);
  addGrain(pen);
  return pen;
}
