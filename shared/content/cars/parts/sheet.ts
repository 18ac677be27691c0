import type { Layer } from "../car.ts";
import type { Hex } from "../colour.ts";

/** One layer as markup. */
export function sheet<I extends string>(
  [ink, d, lineWidth, opacity]: Layer<I>,
  palette: Readonly<Record<I, Hex>>,
): string {
  const colour = lineWidth
    ? `fill="none" stroke="${palette[ink]}" stroke-width="${lineWidth}" stroke-linecap="round" stroke-linejoin="round"`
    : `fill="${palette[ink]}"`;
  return `<path d="${d}" ${colour}${opacity === undefined ? "" : ` opacity="${opacity}"`}/>`;
}

export const sheets = <I extends string>(layers: readonly Layer<I>[] = [], palette: Readonly<Record<I, Hex>>): string =>
  layers.map((layer) => sheet(layer, palette)).join("");
