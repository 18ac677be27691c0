import style from "./hall.module.css";

const DISC = { x: 800, y: 566, rx: 412, ry: 56 } as const;

/** A point of the disc's rim; 0 is on the right, angles go on towards the eye. */
function onRim(degrees: number, share = 1): string {
  const angle = (degrees * Math.PI) / 180;
  const x = DISC.x + DISC.rx * share * Math.cos(angle);
  const y = DISC.y + DISC.ry * share * Math.sin(angle);
  return `${Math.round(x)} ${Math.round(y)}`;
}

/** Seams that run to one point far outside. */
const SEAMS = Array.from({ length: 19 }, (_, at) => at - 9)
  .map((at) => `M${800 + at * 96} 456L${800 + at * 262} 640`)
  .join("");

/** The marks of the tachometer that the car stands on. */
const TICKS = Array.from({ length: 25 }, (_, at) => 12 + at * 6.5);
const MARKS = TICKS.map((degrees, at) => `M${onRim(degrees, 0.965)}L${onRim(degrees, at % 4 === 0 ? 0.9 : 0.93)}`).join(
  "",
);
const RED_ZONE = `M${onRim(10, 0.95)}A${DISC.rx * 0.95} ${DISC.ry * 0.95} 0 0 1 ${onRim(46, 0.95)}`;

/** Concrete with the light of the gate on it, and the turntable: a tachometer with its red zone. */
export const HallFloor = () => (
  <g>
    <defs>
      <linearGradient id="garage-daylight" x1="0" x2="0" y1="0" y2="1">
        <stop offset="0" className={style.dayTop} />
        <stop offset="1" className={style.dayEnd} />
      </linearGradient>
      <radialGradient id="garage-pool">
        <stop offset="0" className={style.poolMid} />
        <stop offset="1" className={style.poolEnd} />
      </radialGradient>
    </defs>
    <path className={style.floor} d="M-1000 456H2600V640H-1000z" />
    <path className={style.seams} d={`${SEAMS}M-1000 480H2600M-1000 524H2600M-1000 588H2600`} />
    <path className={style.daylight} d="M356 456H1244L1500 640H100z" />
    <ellipse className={style.pool} cx="452" cy="560" rx="250" ry="62" />
    <ellipse className={style.pool} cx="1148" cy="560" rx="250" ry="62" />
    <ellipse className={style.discSide} cx={DISC.x} cy={DISC.y + 12} rx={DISC.rx} ry={DISC.ry} />
    <ellipse className={style.disc} cx={DISC.x} cy={DISC.y} rx={DISC.rx} ry={DISC.ry} />
    <ellipse className={style.discInner} cx={DISC.x} cy={DISC.y} rx={DISC.rx * 0.86} ry={DISC.ry * 0.86} />
    <path className={style.redZone} d={RED_ZONE} />
    <path className={style.marks} d={MARKS} />
  </g>
);
