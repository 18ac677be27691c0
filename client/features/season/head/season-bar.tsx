import { useEffect, useState } from "react";

import type { SeasonPage } from "../../../data/seasons/use-season.ts";
import { ProgressBar } from "../../../ui/feedback/progress-bar.tsx";
import { xpWords } from "../words.ts";

/** Never narrower, so that one sees that it is a bar; and where it sets off from. @source teams-shop-seasons §4 Seasons */
const LEAST_PERCENT = 5;
const SETS_OFF_MS = 1_000;

/** The way through the present level. */
export function SeasonBar({ page }: { readonly page: SeasonPage }) {
  const [hasSetOff, setSetOff] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setSetOff(true), SETS_OFF_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <ProgressBar
      label="To the next level"
      value={hasSetOff ? Math.max(LEAST_PERCENT, page.percentComplete) : LEAST_PERCENT}
      max={100}
      words={xpWords(page)}
    />
  );
}
