import type { TextFit, TextMeasure } from "./fit.ts";
import { ODD } from "./numbers.ts";

/** Why an author should look at a text. */
export type Oddity = "harder" | "easier" | "uneven" | "two-humped";

/** What is odd about a text: it isn't as hard as its formula says, or racers differ on it more than on others. */
export function odditiesOf({ effect, low, high, expected, moments }: TextMeasure, fit: TextFit): readonly Oddity[] {
  if (moments.weight < ODD.leastWeight) return [];
  const apart = Math.max(ODD.apart.least, ODD.apart.spreads * fit.line.spread);
  const isSure = low > expected || high < expected;
  return [
    ...(isSure && effect - expected < -apart ? ["harder" as const] : []),
    ...(isSure && effect - expected > apart ? ["easier" as const] : []),
    ...(moments.variance > ODD.spread ** 2 * fit.variance ? ["uneven" as const] : []),
    ...(moments.humps > ODD.twoHumps ? ["two-humped" as const] : []),
  ];
}
