import type { ReactNode } from "react";

import type { CoachPlan, EndedFortnight } from "#shared/contracts/race/coach.ts";
import { formatDays } from "#shared/format/dates.ts";
import { formatCount } from "#shared/format/figures.ts";
import { COACH } from "#shared/rules/coach/numbers.ts";
import { days } from "#shared/units.ts";

import { moreWords, partsWord, untoldWords } from "./coach-words.ts";
import { OutcomeFigure } from "./outcome-figure.tsx";
import { Half } from "./parts.tsx";

import style from "./coach.module.css";

interface OverProps {
  readonly site: CoachPlan["site"];
  readonly ended: EndedFortnight;
  /** What comes next. */
  readonly children: ReactNode;
}

/** What two weeks have brought. */
export function OverPanel({ site, ended, children }: OverProps) {
  const { outcome, coached, left, startedStamp, endsStamp } = ended;
  return (
    <div className={style.sides}>
      <div className={style.side}>
        <h2 className={style.title}>{outcome ? "What two weeks brought" : "Your two weeks are over"}</h2>
        <p className={style.soft}>
          {formatDays({ startStamp: startedStamp, endStamp: endsStamp })}, practised on {ended.days} of{" "}
          {formatCount(COACH.span / days(1), "day")}
        </p>
        {outcome ? (
          <>
            <OutcomeFigure coached={outcome.coached} left={outcome.left} />
            <p className={style.strong}>{moreWords(site, outcome.more)}</p>
          </>
        ) : (
          <p className={style.words}>{untoldWords(site, ended)}</p>
        )}
      </div>
      <div className={style.side}>
        <div className={style.halves}>
          <h3 className={style.small}>Coached {partsWord(site)}</h3>
          <Half site={site} parts={coached} />
          <h3 className={style.small}>Left alone</h3>
          <Half site={site} parts={left} />
        </div>
        <div className={style.told}>{children}</div>
      </div>
    </div>
  );
}
