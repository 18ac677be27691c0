import type { OwnBrought } from "#shared/contracts/race/own-race.ts";

import type { SoundName } from "../../../sound/recipes.ts";
import type { StepName } from "./steps.ts";

/** What is heard as a step begins; most are silent. */
export function soundOf(step: StepName, brought: OwnBrought | null): SoundName | undefined {
  if (step === "sum") return "coin";
  if (step === "level" || step.startsWith("thing")) return "win";
  if (step.startsWith("achievement")) return "growl";
  const isDone = brought?.challenges.some((each, nth) => each.isDone && step === `challenge ${nth}`) ?? false;
  return isDone ? "growl" : undefined;
}
