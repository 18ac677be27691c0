import type { Layer } from "../car.ts";

/** Headlamps: warm, with a pale edge above their dark bed. */
export const headlamps = (outlines: readonly string[] = []): readonly Layer[] =>
  outlines.flatMap((d): Layer[] => [
    ["deep", d, 4],
    ["butter", d],
    ["chalk", d, 1.4, 0.9],
  ]);

export const tailLamps = (outlines: readonly string[] = []): readonly Layer[] =>
  outlines.flatMap((d): Layer[] => [
    ["wine", d, 3],
    ["redline", d],
  ]);
