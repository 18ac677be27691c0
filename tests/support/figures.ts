import { appendFileSync } from "node:fs";

import type { Figure } from "../../scripts/figures/figure.ts";

/** Says what something took. `npm run figures` collects it, compares it and never fails by it; `npm test` prints it only. */
export function note(name: string, value: number, unit: string, aim?: number): void {
  if (!Number.isFinite(value)) {
    console.log(`${name}: could not be measured`);
    return;
  }
  const figure: Figure = { name, value, unit, ...(aim !== undefined && { aim }) };
  console.log(`${name}: ${Number(value.toFixed(4))} ${unit}`);
  const file = process.env.REDLINE_FIGURES;
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(figure)}\n`);
}

/** The value that a share of all values does not exceed. */
export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;
