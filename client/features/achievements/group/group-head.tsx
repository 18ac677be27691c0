import { formatNumber } from "#shared/format/figures.ts";

import { ProgressBar } from "../../../ui/feedback/progress-bar.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { Medal } from "../../../ui/pictures/medal/medal.tsx";
import type { Group, Score } from "../entries.ts";
import { GROUP_METALS } from "../group-metals.ts";

import style from "./group-head.module.css";

interface GroupHeadProps {
  readonly group: Group;
  /** Undefined until it is loaded. */
  readonly score: Score | undefined;
}

/** The group's own medal, and what the player has of it. */
export const GroupHead = ({ group, score }: GroupHeadProps) => (
  <header className={style.head}>
    <span>
      <Medal slug={group.slug} metal={GROUP_METALS[group.slug]} />
    </span>
    <div className={style.words}>
      <h1 className={style.title}>{group.name}</h1>
      {!score && <Skeleton height="2rem" />}
      {score && score.total > 0 && (
        <ProgressBar
          label={`${formatNumber(score.points)} of ${formatNumber(score.mostPoints)} points`}
          value={score.earned}
          max={score.total}
          words={`${formatNumber(score.earned)} of ${formatNumber(score.total)} earned`}
          tone="gold"
        />
      )}
    </div>
  </header>
);
