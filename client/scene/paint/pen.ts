import type { Hex, Light } from "#shared/content/scenery/scenery.ts";
import { type Dice, seededDice } from "#shared/rules/chance.ts";

import { canvasOf, flood } from "../raster.ts";
import { blended, sheer } from "./ink.ts";

/** Draws in stage units on a canvas of pixels. */
export interface Pen {
  readonly ctx: CanvasRenderingContext2D;
  readonly canvas: HTMLCanvasElement;
  readonly width: number;
  readonly top: number;
  readonly bottom: number;
  /** Pixels to a unit; shadows are given in pixels. */
  readonly scale: number;
  readonly light: Light;
}

export interface Tone {
  readonly ink: Hex;
  readonly foot?: Hex | undefined;
  readonly top: number;
  readonly bottom: number;
  /** How high it stands off the sheet behind; 1 is a sheet of its own. */
  readonly lift?: number;
  /** How much light its edge takes; 0.5 unless told. */
  readonly edge?: number;
}

/** What every machine takes as one texture. */
const WIDEST_PX = 4_096;

export function penFor(width: number, top: number, bottom: number, wantedScale: number, light: Light): Pen {
  const scale = Math.min(wantedScale, WIDEST_PX / width);
  const [canvas, ctx] = canvasOf(width * scale, (bottom - top) * scale);
  ctx.scale(canvas.width / width, scale);
  ctx.translate(0, -top);
  return { ctx, canvas, width, top, bottom, scale, light };
}

export function graded(pen: Pen, { ink, foot, top, bottom }: Tone): CanvasGradient | string {
  if (foot === undefined) return ink;
  const gradient = pen.ctx.createLinearGradient(0, top, 0, bottom);
  gradient.addColorStop(0, ink);
  gradient.addColorStop(1, foot);
  return gradient;
}

/** Lays one sheet of paper: a soft shadow on what lies behind, a lit edge, a flat colour. */
export function lay(pen: Pen, path: Path2D, tone: Tone): void {
  const { ctx, light, scale } = pen;
  const lift = tone.lift ?? 1;
  ctx.save();
  ctx.shadowColor = sheer(light.shade, 0.42);
  ctx.shadowBlur = 9 * scale * lift;
  ctx.shadowOffsetX = -3 * light.side * scale * lift;
  ctx.shadowOffsetY = 0.5 * scale * lift;
  ctx.fillStyle = graded(pen, { ...tone, ink: blended(tone.ink, light.rim, tone.edge ?? 0.5) });
  flood(ctx, path);
  ctx.restore();
  ctx.save();
  ctx.clip(path);
  ctx.translate(-0.9 * light.side, 1.2);
  ctx.fillStyle = graded(pen, tone);
  flood(ctx, path);
  ctx.restore();
}

const GRAIN_PX = 128;
let grainTile: HTMLCanvasElement | undefined;

function grain(): HTMLCanvasElement {
  if (grainTile) return grainTile;
  const [canvas, ctx] = canvasOf(GRAIN_PX, GRAIN_PX);
  const dice: Dice = seededDice(11);
  const pixels = ctx.createImageData(GRAIN_PX, GRAIN_PX);
  for (let at = 0; at < pixels.data.length; at += 4) {
    const tone = dice() < 0.5 ? 0 : 255;
    pixels.data.set([tone, tone, tone, dice() * 12], at);
  }
  ctx.putImageData(pixels, 0, 0);
  grainTile = canvas;
  return canvas;
}

/** The tooth of the paper, on everything drawn so far. */
export function addGrain(pen: Pen): void {
  const { ctx, canvas } = pen;
  ctx.save();
  ctx.resetTransform();
  const pattern = ctx.createPattern(grain(), "repeat");
  if (pattern) {
    ctx.globalCompositeOperation = "source-atop";
    ctx.fillStyle = pattern;
    ctx.fillRect(0, 0, canvas.width, canvas.height);
  }
  ctx.restore();
}
