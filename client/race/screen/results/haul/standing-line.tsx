import type { OwnBrought } from "#shared/contracts/race/own-race.ts";

import { Badge } from "../../../../ui/data/badge.tsx";
import type { Phase } from "../steps.ts";
import { todayWords } from "./today-words.ts";

import style from "./level-gain.module.css";

interface StandingLineProps {
  readonly brought: OwnBrought;
  /** The board says it already. */
  readonly isBestKnown: boolean;
  readonly phase: Phase;
}

/** How fast a race was among the racer's own. */
export function StandingLine({ brought: { today, isBest }, isBestKnown, phase }: StandingLineProps) {
  return (
    <p className={style.standing} data-phase={phase}>
      {isBest && !isBestKnown && <Badge tone="amber">New best speed</Badge>}
      <span>{todayWords(today)}</span>
    </p>
  );
}
