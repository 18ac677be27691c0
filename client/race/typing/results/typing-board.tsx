import { useMemo } from "react";

import type { ResultRow } from "#shared/contracts/race/race.ts";
import { formatSpeed, formatWholeSpeed } from "#shared/format/figures.ts";

import { CountUp } from "../../../ui/data/count-up.tsx";
import { ResultBoard, useOwnLine, type BoardProps } from "../../screen/results/board.tsx";
import { Headline } from "../../screen/results/headline.tsx";
import { SpeedCurve } from "../../screen/results/speed-curve.tsx";
import type { Measure } from "../../screen/results/table.tsx";
import { useKeptRhythm } from "../../screen/results/use-kept-rhythm.ts";
import { useRace } from "../../session/race-store.ts";
import { useTyping } from "../typing-store.ts";
import { doneMoments } from "./done-moments.ts";
import { fastestWord } from "./fastest-word.ts";
import { foulSentence } from "./foul-sentence.ts";
import { GoodThing } from "./good-thing.tsx";
import { guestWords } from "./guest-words.ts";
import { HandsHint } from "./hands-hint.tsx";
import { MissedKeys } from "./missed-keys.tsx";
import { useOwnBest } from "./own-best.ts";
import { useQualifying } from "./save-qualifying.ts";
import { typingStory } from "./typing-story.ts";
import { useHighlight } from "./use-highlight.ts";

const MEASURES: readonly Measure<ResultRow>[] = [{ heading: "WPM", of: ({ wpm }) => wpm, format: formatSpeed }];

/** The result board of a typing race. */
export function TypingBoard(props: BoardProps) {
  const { lines, text, presses, isRefused } = useTyping();
  const { isSettled, isOwnText, foul: ownFoul } = useRace();
  const fastest = useMemo(() => fastestWord(text, presses), [text, presses]);
  const story = useMemo(() => typingStory(text, presses), [text, presses]);
  const own = useOwnLine(lines);
  const highlight = useHighlight(own, fastest);
  const foul = ownFoul ?? own?.foul;
  const isAtOnce = foul?.code === "burst";
  useQualifying(own, isSettled);
  const doneAtMs = useMemo(() => doneMoments(text, presses), [text, presses]);
  const bestWpm = useOwnBest();
  const isBest = own?.standing === "finished" && own.wpm >= bestWpm && !isOwnText;
  useKeptRhythm({ speed: isBest ? own.wpm : undefined, length: text.length, doneAtMs });
  return (
    <ResultBoard
      {...props}
      lines={lines}
      measures={MEASURES}
      hasHighlight={highlight !== undefined}
      headline={
        own && (
          <Headline line={own} gate="Through the gate at" link="at">
            <CountUp to={own.wpm} format={formatWholeSpeed} /> WPM
          </Headline>
        )
      }
      good={(highlight ?? fastest) && <GoodThing highlight={highlight} fastest={fastest} />}
      story={
        own?.standing === "finished" && (
          <>
            <SpeedCurve {...story} average={own.wpm} unit="WPM" />
            <MissedKeys missed={story.missed} accuracy={own.accuracy} />
          </>
        )
      }
      foul={
        foul ? (
          <>
            {foulSentence(foul)} {isAtOnce && <HandsHint />}
          </>
        ) : undefined
      }
      banner={
        isRefused && !isAtOnce ? (
          <p>
            Some of what you wrote came all at once, and we left it out. <HandsHint />
          </p>
        ) : undefined
      }
      guestWords={(racesPlayed) => guestWords({ own, racesPlayed, isNewBest: highlight !== undefined })}
    />
  );
}
