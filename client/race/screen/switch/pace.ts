import { create } from "zustand";

import { lasting } from "../../../browser/storages.ts";

const NAME = "redline-switch-pace";

/** How long the light stays on a choice, in milliseconds. */
export const PACES_MS = [500, 700, 900, 1_200, 1_600, 2_100, 2_800, 3_700, 5_000] as const;
const USUAL_MS = 1_200;

function kept(): number {
  const stored = Number(lasting.getItem(NAME));
  return PACES_MS.find((each) => each === stored) ?? USUAL_MS;
}

export const usePace = create<{ readonly paceMs: number }>()(() => ({ paceMs: kept() }));

/** Makes the light faster or slower by some steps, in this browser. */
export function changePace(steps: number): void {
  const at = PACES_MS.findIndex((each) => each === usePace.getState().paceMs);
  const paceMs = PACES_MS[Math.min(PACES_MS.length - 1, Math.max(0, at + steps))] ?? USUAL_MS;
  lasting.setItem(NAME, String(paceMs));
  usePace.setState({ paceMs });
}
