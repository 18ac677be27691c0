import type { Self } from "#shared/contracts/self.ts";
import { formatNumber } from "#shared/format/figures.ts";
import { levelProgress } from "#shared/rules/rewards/level.ts";

interface OwnLevel {
  readonly level: number;
  /** Experience gathered in this level, and what the next one asks. */
  readonly into: number;
  readonly needed: number;
  /** "1,120 of 1,500 XP". */
  readonly words: string;
}

/** A racer's level, and the way to the next one. */
export function ownLevel({ playerExperience }: Pick<Self, "playerExperience">): OwnLevel {
  const progress = levelProgress(playerExperience);
  return { ...progress, words: `${formatNumber(progress.into)} of ${formatNumber(progress.needed)} XP` };
}
