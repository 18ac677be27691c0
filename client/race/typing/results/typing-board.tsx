import { useMemo, type ReactNode } from "react";

import type { ResultLine } from "#shared/contracts/race.ts";

import { BoardWays, type Exit } from "../../screen/results/board-actions.tsx";
import { ResultBoard } from "../../screen/results/board.tsx";
import { Earnings } from "../../screen/results/earnings.tsx";
import { ReportLink } from "../../screen/results/report-link.tsx";
import { ResultTable, type Measure } from "../../screen/results/table.tsx";
import { useRace } from "../store.ts";
import { foulSentence } from "./foul-sentence.ts";
import { GoodThing } from "./good-thing.tsx";
import { guestWords } from "./guest-words.ts";
import { Headline } from "./headline.tsx";
import { fastestWord } from "./highlights.ts";
import { useQualifying } from "./save-qualifying.ts";
import { useHighlight } from "./use-highlight.ts";

export interface BoardProps {
  readonly onAgain: () => void;
  /** The way out; without one it leads home. */
  readonly leave?: Exit;
  /** What racers say to each other here. */
  readonly children?: ReactNode;
}

const MEASURES: readonly Measure<ResultLine>[] = [
  { heading: "WPM", of: ({ wpm }) => wpm, format: (wpm) => wpm.toFixed(1) },
];

/** The result board of a typing race. */
export function Board({ onAgain, leave, children }: BoardProps) {
  const lines = useRace((race) => race.lines);
  const slot = useRace((race) => race.slot);
  const text = useRace((race) => race.text);
  const presses = useRace((race) => race.presses);
  const fastest = useMemo(() => fastestWord(text, presses), [text, presses]);
  const isSettled = useRace((race) => race.isSettled);
  const isCasual = useRace((race) => race.isCasual);
  const raceID = useRace((race) => race.raceID);
  const own = lines.find((line) => line.slot === slot);
  const highlight = useHighlight(own, fastest);
  useQualifying(own, isSettled);

  return (
    <ResultBoard
      place={own?.place ?? null}
      hasHighlight={highlight !== undefined}
      headline={own && <Headline {...own} />}
      good={(highlight ?? fastest) && <GoodThing highlight={highlight} fastest={fastest} />}
      foul={
        own?.foul && (
          <>
            {foulSentence(own.foul)} <ReportLink raceID={raceID} isSettled={isSettled} />
          </>
        )
      }
      isSettled={isSettled}
      onAgain={onAgain}
      ways={<BoardWays leave={leave} />}
      more={children}
    >
      <ResultTable lines={lines} ownSlot={slot} isCasual={isCasual} measures={MEASURES} />
      <Earnings
        raceID={raceID}
        isSettled={isSettled}
        hasFinished={own?.standing === "finished"}
        guestWords={(racesPlayed) => guestWords({ own, racesPlayed, isNewBest: highlight !== undefined })}
      />
    </ResultBoard>
  );
}
