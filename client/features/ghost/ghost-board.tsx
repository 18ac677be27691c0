import { TrendingUp } from "lucide-react";
import { useEffect, useRef } from "react";

import { raceLink, useSite } from "../../net/site.ts";
import { useSolo } from "../../race/playback/solo/solo-store.ts";
import type { SpeedUnit, StoredRacer } from "../../race/playback/stored-race.ts";
import { Button } from "../../ui/controls/button.tsx";
import { LinkButton } from "../../ui/controls/link-button.tsx";
import { compared, headlineOf } from "./comparison.ts";

import style from "./ghost-board.module.css";

interface GhostBoardProps {
  readonly raceID: string;
  readonly then: StoredRacer;
  readonly unit: SpeedUnit;
  readonly onAgain: () => void;
}

/** Long enough that the Enter of a fast last word does not start the next race. */
const FOCUS_AFTER_MS = 700;

/** Then and now side by side. Enter races again. */
export function GhostBoard({ raceID, then, unit, onAgain }: GhostBoardProps) {
  const score = useSolo((solo) => solo.score);
  const site = useSite((answer) => answer.site);
  const again = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => again.current?.focus({ preventScroll: true }), FOCUS_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!score) return null;
  return (
    <div className={style.board}>
      <h2 className={style.title} aria-live="polite">
        {headlineOf(then, score)}
      </h2>
      <table className={style.table}>
        <caption className={style.caption}>Then and now</caption>
        <thead>
          <tr>
            <th scope="col">Figure</th>
            <th scope="col">Then</th>
            <th scope="col">Now</th>
            <th scope="col">Change</th>
          </tr>
        </thead>
        <tbody>
          {compared(then, score, unit).map(({ label, was, now, change, isBetter }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{was}</td>
              <td>{now}</td>
              <td data-better={isBetter || undefined}>
                {change} {isBetter && <TrendingUp aria-hidden />}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={style.actions}>
        <Button ref={again} kind="primary" size="large" onClick={onAgain}>
          Race Again
        </Button>
        <LinkButton to={`/replay/${raceID}`}>Watch replay</LinkButton>
        <LinkButton to={raceLink(site).to}>A real race</LinkButton>
        <span className={style.soft}>Not saved. Your stats stay as they are.</span>
      </div>
    </div>
  );
}
