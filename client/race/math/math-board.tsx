import type { ReactNode } from "react";

import type { MathResultLine } from "#shared/contracts/realtime/math-race.ts";
import { MATH } from "#shared/rules/math/numbers.ts";

import { FlagBanner } from "../../celebration/flag-banner.tsx";
import { CountUp } from "../../ui/count-up.tsx";
import { formatOrdinal } from "../../ui/format.ts";
import { BoardWays, type Exit } from "../screen/results/board-actions.tsx";
import { ResultBoard } from "../screen/results/board.tsx";
import { Earnings } from "../screen/results/earnings.tsx";
import { ReportLink } from "../screen/results/report-link.tsx";
import { ResultTable, type Measure } from "../screen/results/table.tsx";
import { mathFoul } from "./math-foul.ts";
import { useMath } from "./store.ts";

export interface BoardProps {
  readonly onAgain: () => void;
  /** The way out; without one it leads home. */
  readonly leave?: Exit;
  /** What racers say to each other here. */
  readonly children?: ReactNode;
}

const MEASURES: readonly Measure<MathResultLine>[] = [
  { heading: "Right", of: ({ right }) => right, format: (right) => right.toFixed(0), isExtra: true },
  { heading: "A minute", of: ({ score }) => score, format: (score) => score.toFixed(1) },
];
const GUEST_WORDS = "Sign up and it counts: every race you finish earns cash, experience and cars of your own.";

/** The result board of a math race. @source teams-shop-seasons §2 play-again mode */
export function MathBoard({ onAgain, leave, children }: BoardProps) {
  const lines = useMath((race) => race.lines);
  const slot = useMath((race) => race.slot);
  const raceID = useMath((race) => race.raceID);
  const isSettled = useMath((race) => race.isSettled);
  const isCasual = useMath((race) => race.isCasual);
  const quickestMs = useMath((race) => race.quickestMs);
  const own = lines.find((line) => line.slot === slot);
  return (
    <ResultBoard
      place={own?.place ?? null}
      hasHighlight={false}
      headline={own && <Headline {...own} />}
      good={own && goodThing(own, quickestMs)}
      foul={
        own?.foul && (
          <>
            {mathFoul(own.foul)} <ReportLink raceID={raceID} isSettled={isSettled} />
          </>
        )
      }
      isSettled={isSettled}
      onAgain={onAgain}
      ways={<BoardWays leave={leave} />}
      more={children}
    >
      {own?.standing === "finished" && <FlagBanner />}
      <ResultTable lines={lines} ownSlot={slot} isCasual={isCasual} measures={MEASURES} />
      <Earnings
        raceID={raceID}
        isSettled={isSettled}
        hasFinished={own?.standing === "finished"}
        guestWords={() => (own?.standing === "finished" ? GUEST_WORDS : undefined)}
      />
    </ResultBoard>
  );
}

function Headline({ place, score, standing }: MathResultLine) {
  if (place === null && standing === "finished") {
    return (
      <>
        Through the gate, with <CountUp to={score} format={(each) => each.toFixed(1)} /> right answers a minute!
      </>
    );
  }
  if (place === null) {
    return standing === "disqualified" ? "This race ended early for you" : "Time was up before the gate";
  }
  return (
    <>
      {place === 1 ? "First" : formatOrdinal(place)} place, with{" "}
      <CountUp to={score} format={(each) => each.toFixed(1)} /> right answers a minute{place === 1 && "!"}
    </>
  );
}

/** One true good thing, whatever the place. */
function goodThing({ right, errors }: MathResultLine, quickestMs: number | undefined) {
  if (right === MATH.problems && errors === 0) {
    return (
      <>
        All {right} right, <b>and not one slip</b>
      </>
    );
  }
  return quickestMs === undefined ? undefined : (
    <>
      Your quickest answer: <b>{(quickestMs / 1_000).toFixed(1)} s</b>
    </>
  );
}
