import type { OwnRace } from "#shared/contracts/race/own-race.ts";
import { formatCount, formatSeconds } from "#shared/format/figures.ts";

import { Card } from "../../ui/layout/card.tsx";

import style from "./report.module.css";

const seconds = (ms: number): string => formatSeconds(ms, 1);

/** When the connection was down, and for how long. */
export function Outages({ outages }: Pick<OwnRace, "outages">) {
  if (outages.length === 0) return null;
  return (
    <Card title="Your connection">
      <p className={style.soft}>
        It dropped {formatCount(outages.length, "time")} in this race. That never counts against you.
      </p>
      <ul>
        {outages.map(({ fromMs, toMs }) => (
          <li key={fromMs}>
            From {seconds(fromMs)} to {seconds(toMs)} after green: {seconds(toMs - fromMs)} without a connection
          </li>
        ))}
      </ul>
    </Card>
  );
}
