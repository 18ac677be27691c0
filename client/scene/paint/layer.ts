import type { Layer, Light, Sheet } from "#shared/content/scenery/scenery.ts";

import { paintBand, paintMist, paintRail, paintSea } from "./ground.ts";
import { paintHills, paintPeaks } from "./hills.ts";
import { addGrain, type Pen, penFor } from "./pen.ts";
import { paintRow } from "./row.ts";
import { paintSkyline } from "./skyline.ts";

function paintSheet(pen: Pen, sheet: Sheet): void {
  switch (sheet.kind) {
    case "hills":
      return paintHills(pen, sheet);
    case "peaks":
      return paintPeaks(pen, sheet);
    case "skyline":
      return paintSkyline(pen, sheet);
    case "sea":
      return paintSea(pen, sheet);
    case "band":
      return paintBand(pen, sheet);
    case "rail":
      return paintRail(pen, sheet);
    case "mist":
      return paintMist(pen, sheet);
    case "row":
      return paintRow(pen, sheet);
  }
}

/** One tile of a layer, its sheets from back to front. */
export function paintLayer(layer: Layer, scale: number, light: Light): HTMLCanvasElement {
  const pen = penFor(layer.tile, layer.top, layer.bottom, scale, light);
  for (const sheet of layer.sheets) paintSheet(pen, sheet);
  addGrain(pen);
  return pen.canvas;
}
