import { useEffect, useRef } from "react";

import { formatAccuracy, formatOrdinal, formatPercent, formatSpeed, formatWholeSpeed } from "#shared/format/figures.ts";

import { useSolo } from "../../race/playback/solo/solo-store.ts";
import { Button } from "../../ui/controls/button.tsx";
import { LinkButton } from "../../ui/controls/link-button.tsx";
import { usePractice, type Kind } from "./practice-store.ts";

import style from "./practice.module.css";

/** Long enough that the Enter of a fast last word does not start the next race. */
const FOCUS_AFTER_MS = 1_000;

const speedText = (kind: Kind, speed: number): string =>
  `${formatSpeed(speed)} ${kind === "words" ? "WPM" : "a minute"}`;

/** How it went, the best, and the last ten. Enter races again. */
export function PracticeBoard({ onAgain }: { readonly onAgain: () => void }) {
  const { score, place } = useSolo();
  const { kind, best, runs } = usePractice();
  const again = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => again.current?.focus({ preventScroll: true }), FOCUS_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!score || place === undefined) return null;
  const same = runs.filter((run) => run.kind === kind);
  const isBest = same.length > 1 && score.speed >= (best[kind] ?? 0);
  return (
    <div className={style.board}>
      <h2 className={style.title} aria-live="polite">
        {place === 1 ? "First" : formatOrdinal(place)} place, with {speedText(kind, score.speed)}
        {isBest ? ": your best!" : "!"}
      </h2>
      <p className={style.soft}>
        {formatAccuracy(score.accuracy)} accuracy · Best here: {speedText(kind, best[kind] ?? score.speed)} · Saved in
        this browser only.
      </p>
      <ol className={style.runs} aria-label="Your last ten, the newest first">
        {same.map((run, at) => (
          <li key={run.endedMs} data-now={at === 0 || undefined}>
            <b>{formatWholeSpeed(run.speed)}</b> {formatPercent(run.accuracy / 100)}
          </li>
        ))}
      </ol>
      <div className={style.actions}>
        <Button ref={again} kind="primary" size="large" onClick={onAgain}>
          Again
        </Button>
        <LinkButton to="/" reloadDocument>
          Home
        </LinkButton>
        <span className={style.soft}>Just for practice: no rewards.</span>
      </div>
    </div>
  );
}
