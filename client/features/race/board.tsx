import { useEffect, useRef } from "react";

import type { ResultLine } from "#shared/contracts/race.ts";

import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { CarThumb } from "../../ui/car-thumb.tsx";
import { formatOrdinal } from "../../ui/format.ts";
import { LinkButton } from "../../ui/link-button.tsx";
import { foulSentence } from "./foul-sentence.ts";
import { useRace } from "./store.ts";

import style from "./board.module.css";

interface BoardProps {
  readonly onAgain: () => void;
}

/** Long enough that the Enter of a fast last word does not start the next race. */
const FOCUS_AFTER_MS = 700;

/** The result board. Enter starts the next race. */
export function Board({ onAgain }: BoardProps) {
  const lines = useRace((race) => race.lines);
  const slot = useRace((race) => race.slot);
  const isSettled = useRace((race) => race.isSettled);
  const again = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => again.current?.focus({ preventScroll: true }), FOCUS_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  const own = lines.find((line) => line.slot === slot);

  return (
    <div className={style.board}>
      <div className={style.words}>
        <h2 className={style.title}>{own && headline(own)}</h2>
        <GoodThing />
        {own?.foul && <p className={style.foul}>{foulSentence(own.foul)}</p>}
      </div>
      <table className={style.table}>
        <caption className={style.caption}>Results</caption>
        <thead>
          <tr>
            <th scope="col">Place</th>
            <th scope="col">Racer</th>
            <th scope="col">WPM</th>
            <th scope="col">Accuracy</th>
            <th scope="col" className={style.wide}>
              Time
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.slot} data-own={line.slot === slot || undefined}>
              <td className={style.place}>{line.place === null ? "–" : formatOrdinal(line.place)}</td>
              <td>
                <span className={style.racer}>
                  <CarThumb carID={line.carID} hueAngle={line.carHueAngle} width="3rem" />
                  {line.displayName}
                  {line.slot === slot && <Badge tone="hot">You</Badge>}
                  {line.isBot && <Badge tone="sky">Bot</Badge>}
                </span>
              </td>
              <td>{line.wpm.toFixed(1)}</td>
              <td>{line.accuracy.toFixed(1)} %</td>
              <td className={style.wide}>
                {line.standing === "finished" ? `${(line.elapsedMs / 1_000).toFixed(2)} s` : standingWord(line)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={style.actions}>
        <Button ref={again} kind="primary" size="large" onClick={onAgain}>
          Race Again
        </Button>
        <LinkButton to="/">Home</LinkButton>
        <output className={style.soft}>
          {isSettled ? "Result saved. Press Enter for another race." : "Saving the result…"}
        </output>
      </div>
    </div>
  );
}

const standingWord = (line: ResultLine): string => (line.standing === "disqualified" ? "Ended early" : "Not finished");

function headline({ place, wpm, standing }: ResultLine): string {
  if (place === 1) return `First place, at ${wpm.toFixed(0)} WPM!`;
  if (place !== null) return `${formatOrdinal(place)} place, at ${wpm.toFixed(0)} WPM`;
  return standing === "disqualified" ? "This race ended early for you" : "Time was up before the gate";
}

/** One true good thing, whatever the place. */
function GoodThing() {
  const fastest = useRace((race) => race.fastest);
  if (!fastest) return null;
  return (
    <p className={style.good}>
      Your fastest word: <b>{fastest.word}</b>, {fastest.wpm.toFixed(0)} WPM
    </p>
  );
}
