import { useMemo } from "react";

import type { MathResultLine } from "#shared/contracts/realtime/math-race.ts";
import { formatSeconds, formatSpeed, formatWholeSpeed } from "#shared/format/figures.ts";
import { MATH } from "#shared/rules/math/numbers.ts";

import { FlagBanner } from "../../celebration/flag-banner.tsx";
import { CountUp } from "../../ui/data/count-up.tsx";
import { ResultBoard, useOwnLine, type BoardProps } from "../screen/results/board.tsx";
import { Headline } from "../screen/results/headline.tsx";
import { SpeedCurve } from "../screen/results/speed-curve.tsx";
import type { Measure } from "../screen/results/table.tsx";
import { useKeptRhythm } from "../screen/results/use-kept-rhythm.ts";
import { useRace } from "../session/race-store.ts";
import { mathFoul } from "./math-foul.ts";
import { useMath } from "./math-store.ts";
import { mathStory } from "./math-story.ts";

import style from "./math-board.module.css";

const MEASURES: readonly Measure<MathResultLine>[] = [
  { heading: "Correct", of: ({ right }) => right, format: formatWholeSpeed, isExtra: true },
  { heading: "A minute", of: ({ score }) => score, format: formatSpeed },
];
const GUEST_WORDS = "Sign up and every race counts: you'll earn cash, experience and cars of your own.";

/** The result board of a math race. @source teams-shop-seasons §2 play-again mode */
export function MathBoard(props: BoardProps) {
  const { lines, given, prompts, lessonID, draft } = useMath();
  const doneAtMs = useMemo(() => given.filter(({ isRight }) => isRight).map(({ atMs }) => atMs), [given]);
  const { quickestMs, hardest, ...story } = useMemo(() => mathStory(given), [given]);
  const hardestPrompt = prompts[hardest?.nth ?? -1];
  const own = useOwnLine(lines);
  const ownFoul = useRace((race) => race.foul);
  const foul = ownFoul ?? own?.foul;
  const hasFinished = own?.standing === "finished";
  useKeptRhythm({ speed: hasFinished ? own.score : undefined, length: prompts.length, doneAtMs, lessonID });
  return (
    <ResultBoard
      {...props}
      lines={lines}
      measures={MEASURES}
      headline={
        own && (
          <Headline line={own} gate="Through the gate, with" link="with">
            <CountUp to={own.score} format={formatSpeed} /> correct answers a minute
          </Headline>
        )
      }
      banner={hasFinished && <FlagBanner />}
      good={own && goodThing(own, quickestMs)}
      story={
        hasFinished && (
          <>
            <SpeedCurve {...story} average={own.score} unit="a minute" />
            {hardest && hardestPrompt && (
              <p className={style.hardest}>
                Hardest one: <b>{hardestPrompt.sentence}</b> {formatSeconds(hardest.spanMs, 1)}
              </p>
            )}
          </>
        )
      }
      answer={draft}
      foul={foul ? mathFoul(foul) : undefined}
      guestWords={() => (hasFinished ? GUEST_WORDS : undefined)}
    />
  );
}

/** One true compliment, whatever the place. */
function goodThing({ right, errors }: MathResultLine, quickestMs: number | undefined) {
  if (right === MATH.problems && errors === 0) {
    return (
      <>
        All {right} correct, <b>and not one mistake</b>
      </>
    );
  }
  return quickestMs === undefined ? undefined : (
    <>
      Your quickest answer: <b>{formatSeconds(quickestMs, 1)}</b>
    </>
  );
}
