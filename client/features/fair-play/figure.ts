import type { FoulReport } from "#shared/rules/fair-play/report.ts";
import type { SignalReport } from "#shared/rules/fair-play/signal-report.ts";

type Unit = FoulReport["unit"] | SignalReport["unit"];

function textOf(value: number, unit: Unit, digits: number): string {
  const figure = (of: number): string => of.toLocaleString("en-US", { maximumFractionDigits: digits });
  if (unit === "percent") return `${figure(value * 100)} %`;
  return unit === "times" ? `${figure(value)} ×` : `${figure(value)} ${unit}`;
}

const DIGITS = { least: 1, most: 4 } as const;

/** A measured value and its threshold with their unit, exact enough that different values read differently. */
export function figureTexts(
  measured: number,
  threshold: number,
  unit: Unit,
): { readonly measured: string; readonly threshold: string } {
  let digits: number = unit === "times" ? 2 : DIGITS.least;
  const texts = () => ({ measured: textOf(measured, unit, digits), threshold: textOf(threshold, unit, digits) });
  while (measured !== threshold && digits < DIGITS.most && texts().measured === texts().threshold) digits++;
  return texts();
}

/** Where two values lie on a bar that shows both, from 0 to 1. */
export function placesOn(
  measured: number,
  threshold: number,
): { readonly measured: number; readonly threshold: number } {
  const low = Math.min(0, measured, threshold);
  const high = Math.max(measured, threshold, low + Number.EPSILON) * 1.2;
  const at = (value: number): number => (value - low) / (high - low || 1);
  return { measured: at(measured), threshold: at(threshold) };
}
