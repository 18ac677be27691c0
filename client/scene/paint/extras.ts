import { canvasOf } from "../raster.ts";

/** A soft white oval, tinted where it is used. */
export function paintShadow(): HTMLCanvasElement {
  const [canvas, ctx] = canvasOf(128, 32);
  ctx.scale(1, 0.25);
  const soft = ctx.createRadialGradient(64, 64, 0, 64, 64, 64);
  soft.addColorStop(0, "rgb(255 255 255 / 1)");
  soft.addColorStop(0.72, "rgb(255 255 255 / 0.72)");
  soft.addColorStop(1, "rgb(255 255 255 / 0)");
  ctx.fillStyle = soft;
  ctx.fillRect(0, 0, 128, 128);
  return canvas;
}

/** The cone of a headlamp. */
export function paintBeam(): HTMLCanvasElement {
  const [canvas, ctx] = canvasOf(160, 64);
  const fade = ctx.createLinearGradient(0, 0, 160, 0);
  fade.addColorStop(0, "rgb(255 240 200 / 0.95)");
  fade.addColorStop(0.4, "rgb(255 236 190 / 0.4)");
  fade.addColorStop(1, "rgb(255 236 190 / 0)");
  ctx.filter = "blur(3px)";
  ctx.fillStyle = fade;
  ctx.beginPath();
  ctx.moveTo(2, 29);
  ctx.lineTo(160, 10);
  ctx.lineTo(160, 62);
  ctx.lineTo(2, 35);
  ctx.fill();
  return canvas;
}
