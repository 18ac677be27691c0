import { useEffect, useRef, type ReactNode, type RefObject } from "react";

import { matches } from "../../../browser/media.ts";
import { celebrate, spotOn } from "../../../celebration/celebrate.ts";
import { setCounting } from "../../../session/racing.ts";
import { useIsLoggedIn } from "../../../session/session.ts";
import type { BoardLine } from "../../discipline.ts";
import { useRace } from "../../session/race-store.ts";
import { BoardActions, type Exit } from "./board-actions.tsx";
import { cheersFor } from "./cheers.ts";
import { Earnings, GuestEarnings } from "./earnings.tsx";
import { ReportLink } from "./report-link.tsx";
import type { ResultTableLine } from "./result-table-line.ts";
import { ResultTable, type Measure } from "./table.tsx";
import { useQuietKeys } from "./use-board-keys.ts";

import style from "./board.module.css";

/** The links of a result board. */
export interface BoardProps {
  readonly onAgain: () => void;
  /** What leads to the next race; "Race Again" without it. */
  readonly again?: string;
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
  /** How the race went: its curve, and what to practise. */
  readonly story: ReactNode;
  /** Why the race ended early. */
  readonly foul: ReactNode;
  /** Above the results. */
  readonly banner?: ReactNode;
  /** What was being answered as the race ended; none in a race without answers that Enter sends. */
  readonly answer?: string;
  /** The note to a guest who has something to keep. */
  readonly guestWords: (racesPlayed: number | undefined) => string | undefined;
}

const WIDE = "(min-width: 601px)";

/** The player's row on a board. */
export const useOwnLine = <Line extends BoardLine>(lines: readonly Line[]): Line | undefined => {
  const slot = useRace((race) => race.slot);
  return lines.find((line) => line.slot === slot);
};

/** The board after a race, and already while others still race. Enter starts the next one. */
export function ResultBoard<Line extends ResultTableLine>(props: ResultBoardProps<Line>) {
  const { lines, measures, hasHighlight = false, headline, good, story, foul, banner, guestWords } = props;
  const { answer, onAgain, again, leave, children } = props;
  const { slot, raceID, isSettled, isCutOff, isCasual, isOwnText, seats, stage } = useRace();
  const own = useOwnLine(lines);
  const hasFinished = own?.standing === "finished";
  const words = useRef<HTMLDivElement>(null);
  const isLoggedIn = useIsLoggedIn();
  const quiet = useQuietKeys(answer, hasFinished);
  const race = { raceID, isSettled, hasFinished };
  useEffect(() => {
    // A guest's board has nothing to count.
    if (!isLoggedIn) setCounting(false);
  }, [isLoggedIn]);
  useCheers(words, own?.place ?? null, hasHighlight);

  return (
    <div className={style.board}>
      <div className={style.own}>
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
        {story}
        {!isLoggedIn && <GuestEarnings isSettled={isSettled} guestWords={guestWords} />}
      </div>
      {isLoggedIn && <Earnings {...race} isQuiet={quiet.isQuiet} isBestKnown={hasHighlight} />}
      <div className={style.table}>
        <ResultTable
          lines={lines}
          ownSlot={slot}
          isCasual={isCasual}
          measures={measures}
          racing={stage === "done" ? seats.filter((seat) => !lines.some((line) => line.slot === seat.slot)) : []}
        />
      </div>
      <div className={style.foot}>
        <BoardActions
          onAgain={onAgain}
          again={again}
          leave={leave}
          storedID={isSettled ? raceID : undefined}
          isKept={!isOwnText}
          hasFinished={hasFinished}
          quiet={quiet}
          isCutOff={isCutOff}
          status={<BoardStatus />}
        />
        {children}
      </div>
    </div>
  );
}

/** How the race is being saved, in a few words. */
function BoardStatus() {
  const { stage, isSettled, isCutOff, isAway, isOwnText } = useRace();
  if (stage === "over" && isOwnText) return "Everyone is on your class's podium.";
  if (isSettled) return "Result saved.";
  if (isCutOff) return "We lost the connection. Your own result is safe.";
  if (isAway) return "Reconnecting… Your own result is safe.";
  return stage === "done" ? "The others are still racing." : "Saving the result…";
}

function useCheers(words: RefObject<HTMLDivElement | null>, place: number | null, hasHighlight: boolean): void {
  useEffect(() => {
    if (!words.current) return;
    const leaving = new AbortController();
    const outcome = { place, hasHighlight, isWide: matches(WIDE) };
    for (const cheer of cheersFor(outcome, spotOn(words.current, 0.15, 0.8))) void celebrate(cheer, leaving.signal);
    return () => leaving.abort();
  }, [words, place, hasHighlight]);
}
