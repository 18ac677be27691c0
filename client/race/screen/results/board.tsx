import { useEffect, useRef, type ReactNode } from "react";

import { celebrate, spotOn } from "../../../celebration/celebrate.ts";
import { beginNextRace } from "../../../session/old-page.ts";
import { Button } from "../../../ui/button.tsx";
import { cheersFor } from "./cheers.ts";

import style from "./board.module.css";

interface ResultBoardProps {
  readonly place: number | null;
  /** Something was better than ever before. */
  readonly hasHighlight: boolean;
  readonly headline: ReactNode;
  /** One true good thing. */
  readonly good: ReactNode;
  /** Why the race ended early. */
  readonly foul: ReactNode;
  readonly isSettled: boolean;
  readonly onAgain: () => void;
  /** Ways out, beside the way to the next race. */
  readonly ways: ReactNode;
  /** Below everything. */
  readonly more?: ReactNode;
  /** Results and earnings. */
  readonly children: ReactNode;
}

/** Long enough that the Enter of a fast last answer or word does not start the next race. */
const FOCUS_AFTER_MS = 700;
const WIDE = "(min-width: 601px)";

/** The board after a race. Enter starts the next one. */
export function ResultBoard(props: ResultBoardProps) {
  const { place, hasHighlight, headline, good, foul, isSettled, onAgain, ways, more, children } = props;
  const again = useRef<HTMLButtonElement>(null);
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const timer = setTimeout(() => {
      again.current?.focus({ preventScroll: true });
      // The button that had the focus may be gone: then nothing has it, and Enter means the next race.
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
      <div ref={words} className={style.words}>
        <h2 className={style.title}>{headline}</h2>
        {good && <p className={style.good}>{good}</p>}
        {foul && <p className={style.foul}>{foul}</p>}
      </div>
      {children}
      <div className={style.actions}>
        <Button ref={again} kind="primary" size="large" onClick={() => void beginNextRace(onAgain)}>
          Race Again
        </Button>
        {ways}
        <output className={style.soft}>
          {isSettled ? "Result saved." : "Saving the result…"}
          {isSettled && <span className={style.enter}> Press Enter for another race.</span>}
        </output>
      </div>
      {more}
    </div>
  );
}
