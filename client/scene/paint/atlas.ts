import { PARTICLE_SHAPES, type ParticleShape } from "#shared/content/loot/particles.ts";

import { canvasOf, flood } from "../raster.ts";

export type SpeckShape = ParticleShape | "soft" | "drop";

const CELL = 48;
const COLUMNS = 4;

export const SPECKS: readonly SpeckShape[] = [...(Object.keys(PARTICLE_SHAPES) as ParticleShape[]), "soft", "drop"];

export interface Cell {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export function cellOf(shape: SpeckShape): Cell {
  const at = SPECKS.indexOf(shape);
  return { x: (at % COLUMNS) * CELL, y: Math.floor(at / COLUMNS) * CELL, size: CELL };
}

function soft(ctx: CanvasRenderingContext2D): void {
  const light = ctx.createRadialGradient(0, 0, 0, 0, 0, 48);
  light.addColorStop(0, "rgb(255 255 255 / 1)");
  light.addColorStop(0.25, "rgb(255 255 255 / 0.55)");
  light.addColorStop(1, "rgb(255 255 255 / 0)");
  ctx.fillStyle = light;
  ctx.fillRect(-48, -48, 96, 96);
}

function drop(ctx: CanvasRenderingContext2D): void {
  const fall = ctx.createLinearGradient(0, -48, 0, 48);
  fall.addColorStop(0, "rgb(255 255 255 / 0)");
  fall.addColorStop(1, "rgb(255 255 255 / 0.9)");
  ctx.fillStyle = fall;
  ctx.fillRect(-5, -48, 10, 96);
}

/** All specks in white on one sheet, so that they are drawn together and tinted. */
export function paintSpecks(): HTMLCanvasElement {
  const [canvas, ctx] = canvasOf(CELL * COLUMNS, CELL * Math.ceil(SPECKS.length / COLUMNS));
  for (const shape of SPECKS) {
    const { x, y, size } = cellOf(shape);
    ctx.save();
    ctx.translate(x + size / 2, y + size / 2);
    ctx.scale(size / 104, size / 104);
    ctx.fillStyle = "#ffffff";
    if (shape === "soft") soft(ctx);
    else if (shape === "drop") drop(ctx);
    else flood(ctx, new Path2D(PARTICLE_SHAPES[shape]));
    ctx.restore();
  }
  return canvas;
}
