import { ms, type Ms } from "../../units.ts";
import { between, type Dice } from "../chance.ts";
import { LINE_TRIES } from "./times.ts";

/** Whether the quick attempts are over. A race page has none: there the race connection comes first. @source core §9 */
export const isLost = (failures: number, isRacePage: boolean): boolean =>
  failures > (isRacePage ? 0 : LINE_TRIES.quick);

/**
 * How long to wait before the next reconnect attempt.
 *
 * @param failures 1 after the connection broke or the first attempt failed
 */
export function lineWaitMs(failures: number, isRacePage: boolean, dice: Dice): Ms {
  const { quickMs, slowMs, jitter } = LINE_TRIES;
  const waitMs = isLost(failures, isRacePage) ? slowMs : quickMs * 2 ** (failures - 1);
  return ms(Math.round(waitMs * between(dice, 1 - jitter, 1 + jitter)));
}
