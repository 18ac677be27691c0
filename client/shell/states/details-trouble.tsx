import type { Trouble } from "../../data/trouble.ts";
import { ErrorState } from "../../ui/feedback/error-state.tsx";

import style from "./details-trouble.module.css";

interface DetailsTroubleProps {
  readonly trouble: Trouble;
  readonly onRetry: () => void;
}

/** The page of a team or a class that couldn't be loaded. @source teams §8 */
export const DetailsTrouble = ({ trouble, onRetry }: DetailsTroubleProps) => (
  <main id="main" className={style.page}>
    <ErrorState
      level={1}
      title="Uh oh!"
      text={
        trouble.kind === "broken"
          ? "There was an error while loading details. Please refresh your browser."
          : trouble.sentence
      }
      onRetry={onRetry}
    />
  </main>
);
