import type { CoachPlan } from "#shared/contracts/race/coach.ts";

import { errorWords, gainWords } from "./coach-words.ts";

import style from "./outcome-figure.module.css";

type Gain = Pick<NonNullable<CoachPlan["finding"]>, "gain" | "error">;

interface OutcomeFigureProps {
  readonly coached: Gain;
  readonly left: Gain;
}

/** Room at both ends, as a share of the width. */
const MARGIN = 0.03;
/** Less than that fills no figure. */
const LEAST = 0.04;

/** Where a gain stands, in percent of the width: all of both fits. */
function scaleOf(gains: readonly Gain[]): (share: number) => string {
  const low = Math.min(0, ...gains.map(({ gain, error }) => gain - error));
  const high = Math.max(LEAST, ...gains.map(({ gain, error }) => gain + error));
  return (share) => `${100 * (MARGIN + ((1 - 2 * MARGIN) * (share - low)) / (high - low))}%`;
}

/** What each half gained, as bars with their error, and in words that say the same. */
export function OutcomeFigure({ coached, left }: OutcomeFigureProps) {
  const at = scaleOf([coached, left]);
  return (
    <table className={style.figure}>
      <caption className={style.caption}>How much quicker in your races</caption>
      <tbody>
        <Row name="Coached" gain={coached} at={at} />
        <Row name="Left alone" gain={left} at={at} isLeft />
      </tbody>
    </table>
  );
}

interface RowProps {
  readonly name: string;
  readonly gain: Gain;
  readonly at: (share: number) => string;
  readonly isLeft?: boolean;
}

function Row({ name, gain, at, isLeft = false }: RowProps) {
  const [low, high] = [at(gain.gain - gain.error), at(gain.gain + gain.error)];
  const from = at(Math.min(0, gain.gain));
  const wide = `${Number.parseFloat(at(Math.max(0, gain.gain))) - Number.parseFloat(from)}%`;
  return (
    <tr data-left={isLeft || undefined}>
      <th scope="row">{name}</th>
      <td className={style.drawn} aria-hidden>
        <svg aria-hidden className={style.bars}>
          <rect className={style.bar} x={from} y="20%" width={wide} height="60%" />
          <line className={style.zero} x1={at(0)} x2={at(0)} y1="0" y2="100%" />
          <line className={style.error} x1={low} x2={high} y1="50%" y2="50%" />
          <line className={style.error} x1={low} x2={low} y1="32%" y2="68%" />
          <line className={style.error} x1={high} x2={high} y1="32%" y2="68%" />
        </svg>
      </td>
      <td>
        <strong>{gainWords(gain)}</strong>
        <span className={style.give}>{errorWords(gain)}</span>
      </td>
    </tr>
  );
}
