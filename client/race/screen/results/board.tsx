import { useEffect, useRef, type ReactNode } from "react";

import { celebrate, spotOn } from "../../../celebration/celebrate.ts";
import { beginNextRace } from "../../../session/old-page.ts";
import { Button } from "../../../ui/controls/button.tsx";
import type { BoardLine } from "../../discipline.ts";
import { useRace } from "../../session/race-store.ts";
import { BoardActions, type Exit } from "./board-actions.tsx";
import { cheersFor } from "./cheers.ts";
import { Earnings } from "./earnings.tsx";
import { ReportLink } from "./report-link.tsx";
import { ResultTable, type Measure, type ResultTableLine } from "./table.tsx";

import style from "./board.module.css";

/** The links of a result board. */
export interface BoardProps {
  readonly onAgain: () => void;
  /** The way out; without one it leads home. */
  readonly leave?: Exit;
  /** The phrases. */
  readonly children?: ReactNode;
}

interface ResultBoardProps<Line extends ResultTableLine> extends BoardProps {
  readonly lines: readonly Line[];
  readonly measures: readonly Measure<Line>[];
  /** There is a new best. */
  readonly hasHighlight?: boolean;
  readonly headline: ReactNode;
  /** One true compliment. */
  readonly good: ReactNode;
  /** Why the race ended early. */
  readonly foul: string | undefined;
  /** Above the results. */
  readonly banner?: ReactNode;
  /** The note to a guest who has something to keep. */
  readonly guestWords: (racesPlayed: number | undefined) => string | undefined;
}

/** Long enough that the Enter of a fast last answer or word does not start the next race. */
const FOCUS_AFTER_MS = 700;
const WIDE = "(min-width: 601px)";

/** The player's row on a board. */
export const useOwnLine = <Line extends BoardLine>(lines: readonly Line[]): Line | undefined => {
  const slot = useRace((race) => race.slot);
  return lines.find((line) => line.slot === slot);
};

/** The board after a race. Enter starts the next one. */
export function ResultBoard<Line extends ResultTableLine>(props: ResultBoardProps<Line>) {
  const {
    lines,
    measures,
    hasHighlight = false,
    headline,
    good,
    foul,
    banner,
    guestWords,
    onAgain,
    leave,
    children,
  } = props;
  const { slot, raceID, isSettled, isCasual } = useRace();
  const own = useOwnLine(lines);
  const place = own?.place ?? null;
  const again = useRef<HTMLButtonElement>(null);
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const timer = setTimeout(() => {
      again.current?.focus({ preventScroll: true });
      // The focused button may be gone: then nothing has the focus, and Enter starts the next race.
      const onKey = ({ key, target }: KeyboardEvent): void => {
        if (key === "Enter" && target === document.body) again.current?.click();
      };
      addEventListener("keydown", onKey, { signal: leaving.signal });
    }, FOCUS_AFTER_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, []);
  useEffect(() => {
    if (!words.current) return;
    const leaving = new AbortController();
    const outcome = { place, hasHighlight, isWide: matchMedia(WIDE).matches };
    for (const cheer of cheersFor(outcome, spotOn(words.current, 0.15, 0.8))) void celebrate(cheer, leaving.signal);
    return () => leaving.abort();
  }, [place, hasHighlight]);

  return (
    <div className={style.board}>
      <div ref={words}>
        <h2 className={style.title}>{headline}</h2>
        {good && <p className={style.good}>{good}</p>}
        {foul !== undefined && (
          <p className={style.foul}>
            {foul} <ReportLink raceID={raceID} isSettled={isSettled} />
          </p>
        )}
      </div>
      {banner}
      <ResultTable lines={lines} ownSlot={slot} isCasual={isCasual} measures={measures} />
      <Earnings
        raceID={raceID}
        isSettled={isSettled}
        hasFinished={own?.standing === "finished"}
        guestWords={guestWords}
      />
      <div className={style.actions}>
        <Button ref={again} kind="primary" size="large" onClick={() => void beginNextRace(onAgain)}>
          Race Again
        </Button>
        <BoardActions leave={leave} />
        <output className={style.soft}>
          {isSettled ? "Result saved." : "Saving the result…"}
          {isSettled && <span className={style.enter}> Press Enter for another race.</span>}
        </output>
      </div>
      {children}
    </div>
  );
}
