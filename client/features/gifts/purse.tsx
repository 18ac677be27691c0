import { Figures } from "../../ui/figures.tsx";
import { formatMoney } from "../../ui/format.ts";

import style from "./purse.module.css";

interface PurseProps {
  readonly money: number;
  readonly leftToday: number;
}

/** What there is, and how much of it may go today. */
export const Purse = ({ money, leftToday }: PurseProps) => (
  <dl className={style.purse}>
    <div>
      <dt>You have</dt>
      <dd>
        <Figures>{formatMoney(money)}</Figures>
      </dd>
    </div>
    <div>
      <dt>Left to give today</dt>
      <dd>
        <Figures>{formatMoney(leftToday)}</Figures>
      </dd>
    </div>
  </dl>
);
