import { useEffect, useRef } from "react";

import { formatAccuracy, formatSpeed } from "#shared/format/figures.ts";

import { Button } from "../../../ui/controls/button.tsx";
import { AsIs } from "../../../ui/data/as-is.tsx";
import { KeyPair } from "../../../ui/data/key-pair.tsx";
import { isSure, type CoachResult } from "./coach-round.ts";
import { minutesWords, rightWords } from "./coach-words.ts";
import type { FortnightNow, PlanNow } from "./plan-now.ts";
import { useCoachLine } from "./sync.ts";
import { useClock } from "./use-clock.ts";

import style from "./coach-board.module.css";

/** Long enough that the Enter of a fast last word does not start the next round. */
const FOCUS_AFTER_MS = 1_000;

interface CoachBoardProps {
  readonly site: PlanNow["site"];
  readonly fortnight: FortnightNow | null;
  readonly result: CoachResult;
  readonly onNext: () => void;
  readonly onFinish: () => void;
}

/** How the round went: what was aimed at comes first. Enter goes on. */
export function CoachBoard({ site, fortnight, result, onNext, onFinish }: CoachBoardProps) {
  const { hidesClock } = useClock();
  const isAway = useCoachLine(({ state }) => state === "away");
  const isFull = fortnight?.isFull ?? true;
  const isOver = fortnight === null;
  const next = (
    <NextButton
      key="next"
      words={isFull ? "One more" : site === "type" ? "Next text" : "Next round"}
      isFirst={!isFull}
      onPress={onNext}
    />
  );
  const finish = <NextButton key="finish" words="Finish" isFirst={isFull} onPress={onFinish} />;
  return (
    <div className={style.board}>
      <h2 className={style.title}>
        <Aimed result={result} />
      </h2>
      <p className={style.soft}>
        {formatAccuracy(result.accuracy)} accuracy
        {isSure(result.aim) && !hidesClock && ` · ${formatSpeed(result.speed)} ${site === "type" ? "WPM" : "a minute"}`}
        {fortnight && !hidesClock && ` · ${minutesWords(fortnight.todayMs)} today`}
        {isAway && " · Saved here until you're back online"}
      </p>
      <Missed facts={result.missed} />
      {!isSure(result.aim) && (
        <p className={style.hint}>Try it a little slower. When it's right each time, speed comes by itself.</p>
      )}
      {isFull && <p className={style.hint}>{enoughWords(isOver, hidesClock)}</p>}
      <div className={style.actions}>{isFull ? [finish, !isOver && next] : [next, finish]}</div>
    </div>
  );
}

function enoughWords(isOver: boolean, hidesClock: boolean): string {
  if (isOver) return "Your two weeks are over.";
  return hidesClock ? "That's enough for today." : "That's today's ten minutes.";
}

function Aimed({ result: { aim } }: { readonly result: CoachResult }) {
  const { pair, right, times, isOfCoached } = aim;
  if (times === 0) return "That's done";
  if (pair === undefined) return `${isOfCoached ? "Your facts: " : ""}${rightWords(right, times)}`;
  return (
    <>
      <KeyPair of={pair} />: {rightWords(right, times)}
    </>
  );
}

const Missed = ({ facts }: { readonly facts: readonly string[] }) =>
  facts.length > 0 && (
    <ul className={style.missed} aria-label="Have another look at these">
      {[...new Set(facts)].map((fact) => (
        <li key={fact}>
          <AsIs>{fact}</AsIs>
        </li>
      ))}
    </ul>
  );

interface NextButtonProps {
  readonly words: string;
  /** It is what comes by itself. */
  readonly isFirst: boolean;
  readonly onPress: () => void;
}

function NextButton({ words, isFirst, onPress }: NextButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isFirst) return;
    const timer = setTimeout(() => button.current?.focus({ preventScroll: true }), FOCUS_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isFirst]);
  return (
    <Button ref={button} kind={isFirst ? "primary" : "quiet"} size="large" onClick={onPress}>
      {words}
    </Button>
  );
}
