import { contextOf } from "../browser/drawing.ts";
import { pictureOf } from "../browser/pictures.ts";

/** Pictures made once and shared by all who need them, until the last one lets go. */
interface Shared {
  readonly canvas: Promise<HTMLCanvasElement>;
  users: number;
}

const shared = new Map<string, Shared>();

const imageOf = (svg: string): Promise<HTMLImageElement> => pictureOf(`data:image/svg+xml,${encodeURIComponent(svg)}`);

export function canvasOf(widthPx: number, heightPx: number): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.ceil(widthPx));
  canvas.height = Math.max(1, Math.ceil(heightPx));
  const pen = contextOf(canvas, "2d");
  if (!pen) throw new Error("This browser cannot draw pictures");
  return [canvas, pen];
}

/** Fills an outline with the colour that is set. */
export const flood = (pen: CanvasRenderingContext2D, path: Path2D, rule: CanvasFillRule = "nonzero"): void =>
  pen.fill(path, rule);

/** How the edge of a cut-out shows: a thin line of paper around it. */
export interface Edge {
  readonly ink: string;
  readonly widthPx: number;
}

async function rasterised(svg: string, widthPx: number, heightPx: number, edge?: Edge): Promise<HTMLCanvasElement> {
  const image = await imageOf(svg);
  const [canvas, pen] = canvasOf(widthPx, heightPx);
  if (edge) {
    const [outline, outlinePen] = canvasOf(widthPx, heightPx);
    for (let at = 0; at < 16; at++) {
      const angle = (at * Math.PI) / 8;
      outlinePen.drawImage(image, Math.cos(angle) * edge.widthPx, Math.sin(angle) * edge.widthPx, widthPx, heightPx);
    }
    outlinePen.globalCompositeOperation = "source-in";
    outlinePen.fillStyle = edge.ink;
    outlinePen.fillRect(0, 0, widthPx, heightPx);
    pen.drawImage(outline, 0, 0);
  }
  pen.drawImage(image, 0, 0, widthPx, heightPx);
  return canvas;
}

/** A drawing as pixels, made at most once for each key; give it back with `letGo`. */
export function borrow(
  key: string,
  svg: () => string,
  widthPx: number,
  heightPx: number,
  edge?: Edge,
): Promise<HTMLCanvasElement> {
  let entry = shared.get(key);
  if (!entry) {
    entry = { canvas: rasterised(svg(), Math.ceil(widthPx), Math.ceil(heightPx), edge), users: 0 };
    shared.set(key, entry);
  }
  entry.users++;
  return entry.canvas;
}

export function letGo(key: string): void {
  const entry = shared.get(key);
  if (!entry) return;
  entry.users--;
  if (entry.users <= 0) shared.delete(key);
}
