import { seconds } from "../../units.ts";
import { pick, type Dice } from "../chance.ts";
import type { AdPage } from "./places.ts";

/** @source teams-shop-seasons §9 Stats and ads */
const REFRESH = seconds(30);
const CONTROL_ONE_IN = 20;

/** After how many milliseconds another ad takes the place; undefined where the first one stays. */
export const refreshMs = (page: AdPage): number | undefined => (page === "race" ? undefined : REFRESH);

/** Whether a visit gets the control variant: our own picture where others see a provider's ad. */
export const isControl = (dice: Dice): boolean => dice() < 1 / CONTROL_ONE_IN;

/** The order in which things take their turns: from one of them on, and round. */
export function turnsFrom<T>(dice: Dice, all: readonly T[]): readonly T[] {
  if (all.length === 0) return [];
  const first = all.indexOf(pick(dice, all));
  return [...all.slice(first), ...all.slice(0, first)];
}
