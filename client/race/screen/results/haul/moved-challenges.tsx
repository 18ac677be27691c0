import { Check } from "lucide-react";

import type { OwnBrought } from "#shared/contracts/race/own-race.ts";
import { formatNumber } from "#shared/format/figures.ts";

import { Badge } from "../../../../ui/data/badge.tsx";
import { ProgressBar } from "../../../../ui/feedback/progress-bar.tsx";
import type { Counting } from "../use-counting.ts";

import haul from "./haul.module.css";
import style from "./moved-challenges.module.css";

interface MovedChallengesProps {
  readonly challenges: OwnBrought["challenges"];
  readonly counting: Counting;
}

/** The daily challenges that a race moved, from where they stood to where they stand. @source teams-shop-seasons §9 */
export function MovedChallenges({ challenges, counting }: MovedChallengesProps) {
  return (
    <ul className={haul.list} aria-label="Daily challenges">
      {challenges.map(({ challengeID, title, goal, reward, before, after, isDone }, nth) => {
        const isMoved = counting.phaseOf(`challenge ${nth}`) !== "waiting";
        const progress = isMoved ? after : before;
        const isFull = isMoved && isDone;
        const words = isFull ? "Done" : `${progress} of ${goal}`;
        return (
          <li key={challengeID} className={style.challenge}>
            <span>{title}</span>
            {isFull ? (
              <span className={style.done}>
                <Badge tone="teal" icon={<Check aria-hidden />}>
                  Done · +{formatNumber(reward)} XP
                </Badge>
              </span>
            ) : (
              <span className={style.progress}>{words}</span>
            )}
            <ProgressBar bare label={title} value={progress} max={goal} words={words} tone={isFull ? "teal" : "hot"} />
          </li>
        );
      })}
    </ul>
  );
}
