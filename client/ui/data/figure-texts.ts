import { formatUpTo } from "#shared/format/figures.ts";
import type { FoulReport } from "#shared/rules/fair-play/report.ts";
import type { SignalReport } from "#shared/rules/fair-play/signal-report.ts";

type Unit = FoulReport["unit"] | SignalReport["unit"];

function textOf(value: number, unit: Unit, digits: Digits): string {
  const figure = (of: number): string => formatUpTo(of, digits);
  if (unit === "percent") return `${figure(value * 100)}%`;
  return unit === "times" ? `${figure(value)}×` : `${figure(value)} ${unit}`;
}

/** The next finer figure. */
const FINER = { 1: 2, 2: 3, 3: 4, 4: undefined } as const;
type Digits = keyof typeof FINER;

/** A measured value and its threshold with their unit, exact enough that different values read differently. */
export function figureTexts(
  measured: number,
  threshold: number,
  unit: Unit,
  digits: Digits = unit === "times" ? 2 : 1,
): { readonly measured: string; readonly threshold: string } {
  const texts = { measured: textOf(measured, unit, digits), threshold: textOf(threshold, unit, digits) };
  const finer = FINER[digits];
  const isTold = measured === threshold || texts.measured !== texts.threshold || finer === undefined;
  return isTold ? texts : figureTexts(measured, threshold, unit, finer);
}

/** The positions of two values on a common bar, from 0 to 1. */
export function placesOn(
  measured: number,
  threshold: number,
): { readonly measured: number; readonly threshold: number } {
  const low = Math.min(0, measured, threshold);
  const high = Math.max(measured, threshold, low + Number.EPSILON) * 1.2;
  const at = (value: number): number => (value - low) / (high - low || 1);
  return { measured: at(measured), threshold: at(threshold) };
}
