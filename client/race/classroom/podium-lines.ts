const STEPS = 3;

/** Who stands on the podium, the first first. */
export const onSteps = <Line extends { readonly place: number | null }>(lines: readonly Line[]): readonly Line[] =>
  lines.filter(({ place }) => place !== null).slice(0, STEPS);
