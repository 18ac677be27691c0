import type { ReactNode } from "react";

import style from "./showroom.module.css";

interface ShowroomProps {
  /** On the turntable. */
  readonly car: ReactNode;
  /** Beside it. */
  readonly children: ReactNode;
}

const BULBS = Array.from({ length: 17 }, (_, at) => at / 16);
const ROPE = "M0 26Q200 74 400 30T800 34T1200 22";

/** How low the rope of bulbs hangs at a share of its length. */
const hang = (at: number): number => 30 + 22 * Math.abs(Math.sin(at * 3 * Math.PI));

/** The large window at night: a rope of bulbs, spotlights and a turntable. Dark in every theme. */
export const Showroom = ({ car, children }: ShowroomProps) => (
  <div className={style.room}>
    <div className={style.wall} aria-hidden>
      <i className={style.cone} data-side="left" />
      <i className={style.cone} />
      <i className={style.cone} data-side="right" />
      <svg className={style.bulbs} viewBox="0 0 1200 90" preserveAspectRatio="xMidYMin slice">
        <path className={style.rope} d={ROPE} />
        {BULBS.map((at) => (
          <circle key={at} className={style.bulb} cx={30 + at * 1140} cy={hang(at)} r="5" />
        ))}
      </svg>
    </div>
    <div className={style.table}>
      <i className={style.disc} aria-hidden />
      <div className={style.car}>{car}</div>
    </div>
    <div className={style.front}>{children}</div>
  </div>
);
