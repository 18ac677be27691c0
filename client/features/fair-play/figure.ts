import type { FoulReport } from "#shared/rules/fair-play/report.ts";
import type { SignalReport } from "#shared/rules/fair-play/signal-report.ts";

import { formatNumber } from "../../ui/format.ts";

type Unit = FoulReport["unit"] | SignalReport["unit"];

const round1 = (value: number): number => Math.round(value * 10) / 10;

/** A measured value with its unit. */
export function figureText(value: number, unit: Unit): string {
  if (unit === "percent") return `${formatNumber(round1(value * 100))} %`;
  if (unit === "times") return `${formatNumber(value)} ×`;
  return `${formatNumber(round1(value))} ${unit}`;
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
