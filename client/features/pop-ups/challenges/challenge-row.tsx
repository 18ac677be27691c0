import { Check } from "lucide-react";

import { formatNumber, formatThousands } from "#shared/format/figures.ts";
import { isNewlyComplete } from "#shared/rules/pop-ups/challenges.ts";

import type { DueChallenges } from "../../../data/notices/use-pop-ups.ts";
import { ProgressBar } from "../../../ui/feedback/progress-bar.tsx";

import style from "./challenge-row.module.css";

interface ChallengeRowProps {
  readonly challenge: DueChallenges["challenges"][number];
  readonly isRevealed: boolean;
}

/** A challenge whose bar moves from where the player last saw it. */
export function ChallengeRow({ challenge, isRevealed }: ChallengeRowProps) {
  const { title, progress, goal, reward, completeStamp, animateFrom } = challenge;
  const isDone = completeStamp !== null;
  return (
    <li
      className={style.row}
      data-revealed={isRevealed || undefined}
      data-state={isNewlyComplete(challenge) ? "new" : isDone ? "done" : "open"}
    >
      <span className={style.mark} aria-hidden>
        <Check />
      </span>
      <ProgressBar
        label={title}
        value={isRevealed ? progress : animateFrom}
        max={goal}
        words={isDone ? "Done" : `${formatNumber(progress)} of ${formatNumber(goal)}`}
        tone={isDone ? "teal" : "hot"}
      />
      <span className={style.reward}>{formatThousands(reward)} XP</span>
    </li>
  );
}
