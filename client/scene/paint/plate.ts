import { inkOn, parseHex } from "#shared/format/contrast.ts";

import { canvasOf } from "../raster.ts";

export const PLATE_HEIGHT = 17;
const SIZE = 12;
const BOT = "bot";
const NO_COLOUR = "#5c6b7a";

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

/** The words of a plate with their widths in units. */
function measured({ name, isOwn, isBot, plate, tag, fonts }: PlateWords) {
  const [, ruler] = canvasOf(1, 1);
  const nameFont = `700 ${SIZE}px ${fonts}`;
  const smallFont = `700 ${SIZE - 3}px ${fonts}`;
  ruler.font = nameFont;
  const words = shortened(ruler, plate ?? (isOwn ? "You" : name));
  const nameWidth = ruler.measureText(words).width;
  ruler.font = smallFont;
  const botWidth = isBot ? ruler.measureText(BOT).width + 9 : 0;
  const tagWidth = tag ? ruler.measureText(tag).width + 10 : 0;
  return { words, nameFont, smallFont, nameWidth, botWidth, tagWidth };
}

/** A paper tag with a name; its width in units is that of the canvas by the scale. */
export function paintPlate(plate: PlateWords, scale: number): HTMLCanvasElement {
  const { isOwn, isBot, tag, tagColor } = plate;
  const { words, nameFont, smallFont, nameWidth, botWidth, tagWidth } = measured(plate);
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
  if (tag) tagChip(ctx, { tag, tagColor }, left - tagWidth, tagWidth, PLATE_HEIGHT, smallFont);
  if (isBot) {
    chip(ctx, left + nameWidth + 4, botWidth - 3, PLATE_HEIGHT, "rgb(255 246 230 / 0.24)");
    ctx.font = smallFont;
    ctx.fillStyle = "#fff6e6";
    ctx.fillText(BOT, left + nameWidth + 7, PLATE_HEIGHT / 2 + 0.5);
  }
  return canvas;
}

function chip(ctx: CanvasRenderingContext2D, left: number, width: number, height: number, colour: string): void {
  ctx.fillStyle = colour;
  ctx.beginPath();
  ctx.roundRect(left, height / 2 - 5.3, width, 10.6, 3);
  ctx.fill();
}

function tagChip(
  ctx: CanvasRenderingContext2D,
  { tag, tagColor }: { readonly tag: string; readonly tagColor?: string | null | undefined },
  left: number,
  width: number,
  height: number,
  font: string,
): void {
  const colour = `#${tagColor ?? ""}`;
  chip(ctx, left, width - 4, height, parseHex(colour) ? colour : NO_COLOUR);
  ctx.font = font;
  ctx.fillStyle = inkOn(colour);
  ctx.fillText(tag, left + 3, height / 2 + 0.5);
}

export const NAMETAG_HEIGHT = 24;
/** Of a nametag's picture, 200 × 60: both ends stay as they are, and the middle is as long as the name. */
const ENDS = 40 / 200;

/** A nametag with a name, from the raster of its plate. */
export function paintNametag(plate: PlateWords, art: HTMLCanvasElement, ink: string, scale: number): HTMLCanvasElement {
  const { words, nameFont, smallFont, nameWidth, tagWidth } = measured(plate);
  const end = NAMETAG_HEIGHT * (200 / 60) * ENDS;
  const middle = Math.max(end, Math.ceil(tagWidth + nameWidth) + 4);
  const width = Math.ceil(middle + 2 * end);
  const [canvas, ctx] = canvasOf(width * scale, NAMETAG_HEIGHT * scale);
  ctx.scale(canvas.width / width, canvas.height / NAMETAG_HEIGHT);
  const cut = art.width * ENDS;
  const core = art.width - 2 * cut;
  ctx.drawImage(art, 0, 0, cut, art.height, 0, 0, end, NAMETAG_HEIGHT);
  ctx.drawImage(art, cut, 0, core, art.height, end, 0, middle, NAMETAG_HEIGHT);
  ctx.drawImage(art, art.width - cut, 0, cut, art.height, end + middle, 0, end, NAMETAG_HEIGHT);
  ctx.textBaseline = "middle";
  const left = (width - nameWidth - tagWidth) / 2 + tagWidth;
  ctx.font = nameFont;
  ctx.fillStyle = ink;
  ctx.fillText(words, left, NAMETAG_HEIGHT / 2 + 0.5);
  const { tag, tagColor } = plate;
  if (tag) tagChip(ctx, { tag, tagColor }, left - tagWidth, tagWidth, NAMETAG_HEIGHT, smallFont);
  return canvas;
}
