const STEPS = 3;

/** Who stands on the steps of a podium, the first first. A shared place is a step for each, as far as there are steps. */
export const onSteps = <Line extends { readonly place: number | null }>(lines: readonly Line[]): readonly Line[] =>
  lines.filter(({ place }) => place !== null && place <= STEPS).slice(0, STEPS);
