import { formatNumber, formatPercent } from "#shared/format/figures.ts";
import { BOX_CARS, BOX_ODDS } from "#shared/rules/rewards/box.ts";

import { oddsWords } from "./box-words.ts";

import style from "./odds.module.css";

/** What a box may hold, and how often. */
export function Odds() {
  return (
    <details className={style.odds}>
      <summary>What can be inside</summary>
      <ul>
        {BOX_ODDS.map((odds) => (
          <li key={oddsWords(odds)}>
            <span className={style.chance}>{formatPercent(odds.chance / 100)}</span>
            <span>{oddsWords(odds)}</span>
          </li>
        ))}
      </ul>
      <p>
        One of {formatNumber(BOX_CARS.length)} cars, the common ones more often. Boxes are free and can't be bought.
      </p>
    </details>
  );
}
