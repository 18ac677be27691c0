import { useEffect, useMemo, useRef, type ReactNode } from "react";

import { celebrate, spotOn } from "../../celebration/celebrate.ts";
import { Button } from "../../ui/button.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { cheersFor } from "./cheers.ts";
import { Earnings } from "./earnings.tsx";
import { foulSentence } from "./foul-sentence.ts";
import { GoodThing } from "./good-thing.tsx";
import { Headline } from "./headline.tsx";
import { fastestWord } from "./highlights.ts";
import { ResultTable } from "./result-table.tsx";
import { useRace } from "./store.ts";
import { useHighlight } from "./use-highlight.ts";

import style from "./board.module.css";

export interface BoardProps {
  readonly onAgain: () => void;
  /** The way out; without one it leads home. */
  readonly leave?: { readonly label: string; readonly to: string };
  /** What racers say to each other here. */
  readonly children?: ReactNode;
}

const HOME = { label: "Home", to: "/" } as const;

/** Long enough that the Enter of a fast last word does not start the next race. */
const FOCUS_AFTER_MS = 700;
const WIDE = "(min-width: 601px)";

/** The result board. Enter starts the next race. */
export function Board({ onAgain, leave = HOME, children }: BoardProps) {
  const lines = useRace((race) => race.lines);
  const slot = useRace((race) => race.slot);
  const text = useRace((race) => race.text);
  const presses = useRace((race) => race.presses);
  const fastest = useMemo(() => fastestWord(text, presses), [text, presses]);
  const isSettled = useRace((race) => race.isSettled);
  const isCasual = useRace((race) => race.isCasual);
  const again = useRef<HTMLButtonElement>(null);
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => again.current?.focus({ preventScroll: true }), FOCUS_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  const own = lines.find((line) => line.slot === slot);
  const highlight = useHighlight(own, fastest);
  const place = own?.place ?? null;
  const hasHighlight = highlight !== undefined;
  useEffect(() => {
    if (!words.current) return;
    const leaving = new AbortController();
    const cheers = cheersFor(
      { place, hasHighlight, isWide: matchMedia(WIDE).matches },
      spotOn(words.current, 0.15, 0.8),
    );
    for (const cheer of cheers) void celebrate(cheer, leaving.signal);
    return () => leaving.abort();
  }, [place, hasHighlight]);

  return (
    <div className={style.board}>
      <div ref={words} className={style.words}>
        <h2 className={style.title}>{own && <Headline {...own} />}</h2>
        <GoodThing highlight={highlight} fastest={fastest} />
        {own?.foul && <p className={style.foul}>{foulSentence(own.foul)}</p>}
      </div>
      <ResultTable lines={lines} ownSlot={slot} isCasual={isCasual} />
      <Earnings />
      <div className={style.actions}>
        <Button ref={again} kind="primary" size="large" onClick={onAgain}>
          Race Again
        </Button>
        <LinkButton to={leave.to}>{leave.label}</LinkButton>
        <output className={style.soft}>
          {isSettled ? "Result saved. Press Enter for another race." : "Saving the result…"}
        </output>
      </div>
      {children}
    </div>
  );
}
