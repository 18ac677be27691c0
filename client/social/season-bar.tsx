import { useEffect, useState } from "react";

import { formatThousands } from "#shared/format/figures.ts";

import { ProgressBar } from "../ui/feedback/progress-bar.tsx";
import { isStill } from "../ui/still.ts";

/** The bar begins here, moves after a second, and is never shorter. @source teams-shop-seasons §4, §9 Seasons */
const LEAST_PERCENT = 5;
const REST_MS = 1_000;

interface SeasonBarProps {
  readonly label: string;
  readonly currentLevelXP: number;
  readonly requiredXP: number;
  /** Only the bar and its figures are seen; the label is still read aloud. */
  readonly bare?: boolean;
}

export const seasonXPWords = ({ currentLevelXP, requiredXP }: Omit<SeasonBarProps, "label">): string =>
  `${formatThousands(currentLevelXP)} of ${formatThousands(requiredXP)} XP`;

/** The way through a level of a season. */
export function SeasonBar({ label, bare = false, ...way }: SeasonBarProps) {
  const [hasRested, setRested] = useState(() => isStill());
  useEffect(() => {
    const timer = window.setTimeout(() => setRested(true), REST_MS);
    return () => window.clearTimeout(timer);
  }, []);
  const percent = (100 * way.currentLevelXP) / way.requiredXP;
  return (
    <ProgressBar
      label={label}
      value={hasRested ? Math.max(LEAST_PERCENT, percent) : LEAST_PERCENT}
      max={100}
      words={seasonXPWords(way)}
      bare={bare}
    />
  );
}
