import { inkOn, parseHex } from "#shared/format/contrast.ts";

import { canvasOf } from "../raster.ts";

export const PLATE_HEIGHT = 17;
const SIZE = 12;
const BOT = "bot";

export interface PlateWords {
  readonly name: string;
  readonly isOwn: boolean;
  readonly isBot: boolean;
  readonly plate?: string;
  readonly tag?: string | null;
  readonly tagColor?: string | null;
  /** Font families of the page. */
  readonly fonts: string;
}

/** A guest's name fits: its number, which tells guests apart, comes last. */
const LONGEST_UNITS = 120;

function shortened(ctx: CanvasRenderingContext2D, name: string): string {
  if (ctx.measureText(name).width <= LONGEST_UNITS) return name;
  let kept = name;
  while (kept.length > 1 && ctx.measureText(`${kept}…`).width > LONGEST_UNITS) kept = kept.slice(0, -1);
  return `${kept.trimEnd()}…`;
}

/** A paper tag with a name; its width in units is that of the canvas by the scale. */
export function paintPlate(
  { name, isOwn, isBot, plate, tag, tagColor, fonts }: PlateWords,
  scale: number,
): HTMLCanvasElement {
  const [, ruler] = canvasOf(1, 1);
  const nameFont = `700 ${SIZE}px ${fonts}`;
  const botFont = `700 ${SIZE - 3}px ${fonts}`;
  ruler.font = nameFont;
  const words = shortened(ruler, plate ?? (isOwn ? "You" : name));
  const nameWidth = ruler.measureText(words).width;
  ruler.font = botFont;
  const botWidth = isBot ? ruler.measureText(BOT).width + 9 : 0;
  const tagWidth = tag ? ruler.measureText(tag).width + 10 : 0;
  const width = Math.ceil(tagWidth + nameWidth + botWidth + (isOwn ? 22 : 17));
  const [canvas, ctx] = canvasOf(width * scale, PLATE_HEIGHT * scale);
  ctx.scale(canvas.width / width, canvas.height / PLATE_HEIGHT);
  ctx.fillStyle = isOwn ? "#fff6e6" : "rgb(20 22 32 / 0.86)";
  ctx.beginPath();
  ctx.moveTo(0.5, PLATE_HEIGHT / 2);
  ctx.lineTo(6, 1);
  ctx.arcTo(width - 0.5, 1, width - 0.5, 6, 3.5);
  ctx.arcTo(width - 0.5, PLATE_HEIGHT - 1, width - 6, PLATE_HEIGHT - 1, 3.5);
  ctx.lineTo(6, PLATE_HEIGHT - 1);
  ctx.closePath();
  ctx.fill();
  if (isOwn) {
    ctx.fillStyle = "#ff4a2e";
    ctx.beginPath();
    ctx.arc(9.5, PLATE_HEIGHT / 2, 2.6, 0, Math.PI * 2);
    ctx.fill();
  }
  ctx.textBaseline = "middle";
  ctx.font = nameFont;
  ctx.fillStyle = isOwn ? "#11131a" : "#fff6e6";
  const left = (isOwn ? 15 : 9) + tagWidth;
  ctx.fillText(words, left, PLATE_HEIGHT / 2 + 0.5);
  if (tag) {
    const colour = `#${tagColor ?? ""}`;
    chip(ctx, left - tagWidth, tagWidth - 4, parseHex(colour) ? colour : "#5c6b7a");
    ctx.font = botFont;
    ctx.fillStyle = inkOn(colour);
    ctx.fillText(tag, left - tagWidth + 3, PLATE_HEIGHT / 2 + 0.5);
  }
  if (isBot) {
    chip(ctx, left + nameWidth + 4, botWidth - 3, "rgb(255 246 230 / 0.24)");
    ctx.font = botFont;
    ctx.fillStyle = "#fff6e6";
    ctx.fillText(BOT, left + nameWidth + 7, PLATE_HEIGHT / 2 + 0.5);
  }
  return canvas;
}

function chip(ctx: CanvasRenderingContext2D, left: number, width: number, colour: string): void {
  ctx.fillStyle = colour;
  ctx.beginPath();
  ctx.roundRect(left, 3.2, width, PLATE_HEIGHT - 6.4, 3);
  ctx.fill();
}
