import { formatNumber } from "#shared/format/figures.ts";

import { VisuallyHidden } from "../layout/visually-hidden.tsx";
import { dialAngle, dialArc, dialEnd, dialPoint, dialStart } from "./dial.ts";

import style from "./level-ring.module.css";

interface LevelRingProps {
  readonly level: number;
  /** Experience gathered in this level, and what the next one asks. */
  readonly have: number;
  readonly need: number;
  readonly size?: string;
  /** `small` has no word under its number: for a line of text. */
  readonly look?: "small";
}

/** The tachometer as a level: the needle tip runs towards the next one. */
export function LevelRing({ level, have, need, look, size = look ? "2.75rem" : "4.5rem" }: LevelRingProps) {
  const angle = dialAngle(have, need || 1);
  return (
    <span className={style.ring} data-look={look} style={{ width: size }}>
      <VisuallyHidden>{`Level ${level}, ${formatNumber(have)} of ${formatNumber(need)} XP`}</VisuallyHidden>
      <svg aria-hidden viewBox="0 0 100 100">
        <circle className={style.face} cx="50" cy="50" r="48" />
        <path className={style.track} d={dialArc(dialStart, dialEnd, 40, 50)} />
        {have > 0 && <path className={style.done} d={dialArc(dialStart, angle, 40, 50)} />}
        <path className={style.tip} d={`M${dialPoint(angle, 31, 50)}L${dialPoint(angle, 47, 50)}`} />
        <text className={style.level} x="48" y="53" data-long={level > 99 || undefined}>
          {level}
        </text>
        {look === undefined && (
          <text className={style.word} x="49" y="84">
            LEVEL
          </text>
        )}
      </svg>
    </span>
  );
}
