import { formatMoney } from "#shared/format/figures.ts";

import { classes } from "../../ui/classes.ts";
import { Figures } from "../../ui/data/figures.tsx";

import labelled from "../../ui/data/labelled.module.css";
import style from "./purse.module.css";

interface PurseProps {
  readonly money: number;
  readonly leftToday: number;
}

/** The balance, and how much of it may be given today. */
export const Purse = ({ money, leftToday }: PurseProps) => (
  <dl className={classes(labelled.labelled, style.purse)}>
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
