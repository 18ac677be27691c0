import { HallFloor } from "./hall-floor.tsx";
import { LeftProps, RightProps } from "./hall-props.tsx";

import style from "./hall.module.css";

/** The hall is drawn far wider and higher than any window, in units of which the stage shows at most 1600 × 640. */
const BOX = "-1000 -400 3600 1040";

/** From back to front: shutter, frame, wall. Each throws its shadow on what is behind. */
const WALL = "M-1000 -400H2600V456H1262V198L1230 166H370L338 198V456H-1000z";
const FRAME = "M320 460V192L362 150H1238L1280 192V460H1244V206L1222 184H378L356 206V460z";
const SLATS = [184, 196, 208] as const;
const BULBS = [0.06, 0.18, 0.3, 0.42, 0.58, 0.7, 0.82, 0.94] as const;
const LAMPS = [60, 452, 1148, 1540] as const;

/** How far a string between two hooks sags at a share of its length. */
const sag = (at: number): number => 142 + 120 * at * (1 - at);

/** The wall with its gate, as far as it is behind the car. */
export const HallWall = () => (
  <svg aria-hidden className={style.hall} viewBox={BOX}>
    <g className={style.shutter}>
      {SLATS.map((y) => (
        <path key={y} className={style.slat} d={`M350 ${y}H1250v11H350z`} />
      ))}
      <path className={style.hazard} d="M350 220H1250v7H350z" />
    </g>
    <path className={style.wall} d={WALL} />
    <path
      className={style.panel}
      d="M-1000 -400V456M-620 -400V456M-240 -400V456M140 -400V456M1460 -400V456M1840 -400V456M2220 -400V456"
    />
    <path className={style.redline} d="M-1000 384H306l-7 9H-1000zM2600 384H1294l7 9H2600z" />
    <path className={style.dado} d="M-1000 404H310V456H-1000zM2600 404H1290V456H2600z" />
    <path className={style.frame} d={FRAME} />
    <LeftProps />
    <RightProps />
  </svg>
);

/** The floor under the car. */
export const HallGround = () => (
  <svg aria-hidden className={style.hall} viewBox={BOX}>
    <HallFloor />
  </svg>
);

/** Lamps and their light, before the wall and behind the car. */
export const HallLights = () => (
  <svg aria-hidden className={style.hall} viewBox={BOX}>
    <defs>
      <linearGradient id="garage-cone" x1="0" x2="0" y1="0" y2="1">
        <stop offset="0" className={style.coneTop} />
        <stop offset="1" className={style.coneEnd} />
      </linearGradient>
    </defs>
    {LAMPS.map((x) => (
      <g key={x} transform={`translate(${x} 132)`}>
        <path className={style.cone} d="M-38 6H38L236 430H-236z" />
        <path className={style.cord} d="M0 -600V-40" />
        <path className={style.shade} d="M-50 6Q-46 -26 -14 -32V-44H14V-32Q46 -26 50 6z" />
        <path className={style.shadeRim} d="M-50 6H50l-4 7H-46z" />
        <ellipse className={style.bulb} cx="0" cy="13" rx="26" ry="8" />
      </g>
    ))}
    <path className={style.string} d="M300 142Q800 202 1300 142" />
    {BULBS.map((at) => (
      <g key={at} className={style.fairy} transform={`translate(${300 + 1_000 * at} ${sag(at)})`}>
        <circle className={style.halo} r="17" />
        <path className={style.socket} d="M-3 -4H3V3H-3z" />
        <circle className={style.light} cy="8" r="6.5" />
      </g>
    ))}
  </svg>
);

/** What stands nearest to the eye, left and right. */
export const HallFront = () => (
  <svg aria-hidden className={style.hall} viewBox={BOX}>
    <g className={style.near}>
      <path
        className={style.leaf}
        d="M96 566Q40 520 44 440Q104 480 112 560zM104 562Q90 470 150 408Q176 490 124 566zM118 566Q150 500 222 486Q206 552 132 574zM92 572Q40 560 -8 520Q40 504 104 556z"
      />
      <path
        className={style.vein}
        d="M102 560Q70 510 52 458M114 558Q134 480 150 424M126 566Q168 530 206 498M96 564Q48 544 8 524"
      />
      <path d="M62 562h104l-14 86h-76z" />
      <path className={style.nearEdge} d="M56 552h116l-3 20H59z" />
    </g>
    <g className={style.near}>
      <Cone x={1584} y={96} size={0.82} />
      <Cone x={1448} y={0} size={1} />
    </g>
  </svg>
);

interface ConeProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const Cone = ({ x, y, size }: ConeProps) => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>
    <path className={style.nearHot} d="M-10 500h20l30 126h-80z" />
    <path className={style.band} d="M-19 540h38l8 30h-54z" />
    <path className={style.nearEdge} d="M-56 622h112l6 20H-62z" />
  </g>
);
