import type { CoachPlan } from "#shared/contracts/race/coach.ts";
import { formatDay } from "#shared/format/dates.ts";
import { formatCount } from "#shared/format/figures.ts";
import { COACH } from "#shared/rules/coach/numbers.ts";
import { days } from "#shared/units.ts";

import { Button } from "../../../ui/controls/button.tsx";
import { Switch } from "../../../ui/controls/switch.tsx";
import { ProgressBar } from "../../../ui/feedback/progress-bar.tsx";
import { useFreeFocus } from "../use-free-focus.ts";
import { minutesWords, partsWord, restWords } from "./coach-words.ts";
import { Aims } from "./parts.tsx";
import type { FortnightNow } from "./plan-now.ts";
import { useClock } from "./use-clock.ts";

import style from "./coach.module.css";

interface UnderWayProps {
  readonly site: CoachPlan["site"];
  readonly fortnight: FortnightNow;
  readonly onStart: () => void;
}

/** What today is for, and how far it is. Enter starts. */
export function UnderWayPanel({ site, fortnight, onStart }: UnderWayProps) {
  const { aims, isFull, endsStamp, left } = fortnight;
  const { hidesClock, setHidesClock } = useClock();
  const start = useFreeFocus<HTMLButtonElement>(!isFull);
  return (
    <div className={style.sides}>
      <div className={style.side}>
        <h2 className={style.title}>{titleOf(site, fortnight)}</h2>
        {aims.length > 0 ? (
          <Aims site={site} aims={aims} />
        ) : (
          <p className={style.words}>A round keeps what you know fresh. Your facts come again when it's time.</p>
        )}
        <div className={style.actions}>
          <Button ref={start} kind={isFull ? "quiet" : "primary"} size="large" onClick={onStart}>
            {isFull ? "One more" : "Start"}
          </Button>
          {!isFull && <span className={style.keys}>or press Enter</span>}
        </div>
      </div>
      <div className={style.side}>
        <Done site={site} fortnight={fortnight} hidesClock={hidesClock} />
        <Days count={fortnight.days} />
        <p className={style.soft}>
          Until {formatDay(endsStamp)}. {restWords(site, left.length)} left alone until then, to compare.
        </p>
        <Switch
          label="No clock"
          hint="When on, you see no speed and no minutes."
          checked={hidesClock}
          onValue={setHidesClock}
        />
      </div>
    </div>
  );
}

function titleOf(site: CoachPlan["site"], { aims, isFull }: FortnightNow): string {
  if (isFull) return "That's it for today";
  return aims.length > 0 ? `Today's ${partsWord(site)}` : "Nothing is due right now";
}

interface DoneProps {
  readonly site: CoachPlan["site"];
  readonly fortnight: FortnightNow;
  readonly hidesClock: boolean;
}

function Done({ site, fortnight: { todayMs, rounds }, hidesClock }: DoneProps) {
  if (hidesClock) {
    return <p className={style.count}>{formatCount(rounds, site === "type" ? "text" : "round")} today</p>;
  }
  return (
    <ProgressBar
      label="Practised today"
      value={todayMs}
      max={COACH.session}
      words={minutesWords(todayMs)}
      tone="teal"
    />
  );
}

const SPAN_DAYS = COACH.span / days(1);

/** On how many of the days: in which order doesn't matter. */
const Days = ({ count }: { readonly count: number }) => (
  <div className={style.days}>
    <span>
      {Math.min(count, SPAN_DAYS)} of {formatCount(SPAN_DAYS, "day")}
    </span>
    <span aria-hidden className={style.dots}>
      {Array.from({ length: SPAN_DAYS }, (_unused, nth) => (
        <span key={nth} className={style.dot} data-done={nth < count || undefined} />
      ))}
    </span>
  </div>
);
