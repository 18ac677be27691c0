import type { Light } from "#shared/content/scenery/scenery.ts";

import { canvasOf, flood } from "../raster.ts";
import { STAGE } from "../stage.ts";
import type { Piece } from "./gate.ts";
import { addGrain, lay, penFor } from "./pen.ts";

export const LAMP = { radius: 14, gap: 40, y: 92 } as const;
const HALF = 66;

/** The housing of the three start lights on its mast. */
export function paintGantry(light: Light, scale: number): Piece {
  const width = HALF * 2 + 24;
  const pen = penFor(width, 56, STAGE.roadTop + 2, scale, light);
  const { ctx } = pen;
  ctx.translate(width / 2, 0);
  const masts = new Path2D();
  masts.rect(-5, LAMP.y, 10, STAGE.roadTop - LAMP.y);
  masts.rect(-22, STAGE.roadTop - 10, 44, 10);
  lay(pen, masts, { ink: "#4a4f63", foot: "#2b3040", top: LAMP.y, bottom: STAGE.roadTop, lift: 0.6 });
  const housing = new Path2D();
  housing.roundRect(-HALF, LAMP.y - 24, HALF * 2, 48, 12);
  lay(pen, housing, { ink: "#343a4e", foot: "#20242f", top: LAMP.y - 24, bottom: LAMP.y + 24, lift: 1 });
  for (const at of [-1, 0, 1]) {
    ctx.fillStyle = "#0c0e15";
    ctx.beginPath();
    ctx.arc(at * LAMP.gap, LAMP.y, LAMP.radius + 3.5, 0, Math.PI * 2);
    ctx.fill();
    ctx.fillStyle = "#3a2530";
    ctx.beginPath();
    ctx.arc(at * LAMP.gap, LAMP.y, LAMP.radius, 0, Math.PI * 2);
    ctx.fill();
    ctx.fillStyle = "#11131a";
    ctx.beginPath();
    ctx.arc(at * LAMP.gap, LAMP.y - 3, LAMP.radius + 5, Math.PI * 1.08, Math.PI * 1.92);
    ctx.fill();
  }
  addGrain(pen);
  return { canvas: pen.canvas, left: -width / 2, top: 56, width, height: STAGE.roadTop + 2 - 56 };
}

const BULB_REACH = 2.6;

/** A lit lamp with its glow; `go` carries an arrow, so that colour is not the only sign. */
export function paintBulb(kind: "wait" | "go", scale: number): HTMLCanvasElement {
  const reach = LAMP.radius * BULB_REACH;
  const [canvas, ctx] = canvasOf(2 * reach * scale, 2 * reach * scale);
  ctx.scale(canvas.width / (2 * reach), canvas.height / (2 * reach));
  ctx.translate(reach, reach);
  const [ink, core, halo] = kind === "go" ? ["#2fe0a0", "#d8fff0", "47 224 160"] : ["#ff4a2e", "#ffd3c4", "255 74 46"];
  const glow = ctx.createRadialGradient(0, 0, LAMP.radius * 0.7, 0, 0, reach);
  glow.addColorStop(0, `rgb(${halo} / 0.75)`);
  glow.addColorStop(1, `rgb(${halo} / 0)`);
  ctx.fillStyle = glow;
  ctx.fillRect(-reach, -reach, 2 * reach, 2 * reach);
  const bulb = ctx.createRadialGradient(-3, -4, 1, 0, 0, LAMP.radius);
  bulb.addColorStop(0, core);
  bulb.addColorStop(0.45, ink);
  bulb.addColorStop(1, ink);
  ctx.fillStyle = bulb;
  ctx.beginPath();
  ctx.arc(0, 0, LAMP.radius, 0, Math.PI * 2);
  ctx.fill();
  if (kind === "go") {
    ctx.fillStyle = "#063b2a";
    flood(ctx, new Path2D("M-4 -8L6 0L-4 8V3L-1 0L-4 -3z"));
  }
  return canvas;
}

export const BULB_SIZE = LAMP.radius * BULB_REACH * 2;
