import type { PodiumLine } from "#shared/contracts/realtime/classroom.ts";

const STEPS = 3;

/** Who stands on the podium, the first first. */
export const onSteps = (lines: readonly PodiumLine[]): readonly PodiumLine[] =>
  lines.filter(({ place }) => place !== null).slice(0, STEPS);
