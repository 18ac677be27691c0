import { useEffect, useRef } from "react";

import { formatAccuracy, formatSpeed } from "#shared/format/figures.ts";

import { raceLink, useSite, useSpeedUnit } from "../../net/site.ts";
import { useTrial } from "../../race/certificate/trial-store.ts";
import { LinkButton } from "../../ui/controls/link-button.tsx";
import { FigureList } from "../../ui/data/figure-list.tsx";
import { Callout } from "../../ui/feedback/callout.tsx";
import type { ResultWords } from "./result-words.ts";

import style from "./ended.module.css";

/** What the trial that has just ended brought, or why it ended early. It has the focus. */
export function Ended({ words: { title, lines } }: { readonly words: ResultWords }) {
  const result = useTrial((trial) => trial.result);
  const site = useSite((answer) => answer.site);
  const unit = useSpeedUnit();
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    head.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
  const race = raceLink(site);
  return (
    <div className={style.ended} data-end={result?.end ?? "trouble"}>
      <h1 ref={head} tabIndex={-1} className={style.title}>
        {title}
      </h1>
      {result ? (
        <>
          {lines.map((line) => (
            <p key={line} className={style.line}>
              {line}
            </p>
          ))}
          <FigureList
            figures={[
              { name: "Your speed", value: formatSpeed(result.speed), unit },
              { name: "Right", value: formatAccuracy(result.accuracy) },
              ...(result.needed > 0 ? [{ name: "Needed", value: formatSpeed(result.needed), unit }] : []),
            ]}
          />
        </>
      ) : (
        <Callout tone="careful">{lines.join(" ")}</Callout>
      )}
      {result?.end === "foul" && (
        <p>
          <LinkButton to="/profile#hands">How you type</LinkButton>
        </p>
      )}
      {result?.end === "won" && (
        <p>
          <LinkButton kind="primary" size="large" to={race.to}>
            {race.label}
          </LinkButton>
        </p>
      )}
    </div>
  );
}
