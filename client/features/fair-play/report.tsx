import { Clapperboard } from "lucide-react";
import { useEffect, useRef } from "react";
import { Link } from "react-router-dom";

import type { OwnRace } from "#shared/contracts/race/own-race.ts";
import { racePath } from "#shared/rules/account/access.ts";
import { canCertify, canCheck, chapterOf, isPaidBefore, PAID_BY } from "#shared/rules/fair-play/chapter.ts";
import { foulReport } from "#shared/rules/fair-play/report.ts";
import { signalReport } from "#shared/rules/fair-play/signal-report.ts";
import { KEPT_DAYS } from "#shared/rules/retention.ts";

import { useIsLoggedIn } from "../../session/session.ts";
import { HelpLink } from "../../shell/links/help-link.tsx";
import { LinkButton } from "../../ui/controls/link-button.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Illustration } from "../../ui/pictures/illustration.tsx";
import { Actions } from "./actions.tsx";
import { WORDS } from "./chapter.ts";
import { Measure } from "./measure.tsx";
import { Outages } from "./outages.tsx";
import { RewardLine } from "./reward-line.tsx";

import style from "./report.module.css";

interface ReportProps {
  readonly raceID: string;
  readonly own: OwnRace;
  readonly onAppeal: () => Promise<void>;
  /** The shown race may have changed. */
  readonly onChanged: () => void;
}

/** The report of one race: what happened, what was measured, what comes next. */
export function Report({ raceID, own, onAppeal, onChanged }: ReportProps) {
  const isLoggedIn = useIsLoggedIn();
  const chapter = chapterOf(own);
  const { title, text } = WORDS[chapter];
  const foul = own.foul && foulReport(own.foul, own.site);
  const signals = own.signals.map(signalReport);
  const head = useRef<HTMLHeadingElement>(null);
  const toldOf = useRef(chapter);
  useEffect(() => {
    if (toldOf.current !== chapter) head.current?.focus();
    toldOf.current = chapter;
  }, [chapter]);
  const canFree = canCheck(chapter) || canCertify(chapter);
  const next = (
    <LinkButton kind={canFree ? "quiet" : "primary"} to={racePath(own.site)}>
      Next race
    </LinkButton>
  );
  return (
    <main id="main" className={style.page} data-chapter={chapter}>
      <header className={style.head}>
        <p className={style.kind}>Fair play report</p>
        <h1 ref={head} tabIndex={-1} className={style.title}>
          {title}
        </h1>
        <p className={style.lead}>{text}</p>
        <RewardLine own={own} chapter={chapter} />
        <div className={style.actions}>
          {!canFree && next}
          <Actions chapter={chapter} onAppeal={onAppeal} onChanged={onChanged} />
          <LinkButton to={`/replay/${raceID}`} icon={<Clapperboard aria-hidden />}>
            Watch replay
          </LinkButton>
          {canFree && next}
        </div>
      </header>
      <div className={style.facts}>
        {isPaidBefore(own.answeredBy) && (
          <Card title="You asked a person">
            <p>{PAID_BY[own.answeredBy]}</p>
          </Card>
        )}
        {own.decision !== null && (
          <Card title="What they wrote to you">
            <p>{own.decision}</p>
          </Card>
        )}
        {foul && (
          <Card title="The rule" tone="hot">
            <div className={style.sign}>
              <h3>{foul.title}</h3>
              <p>{foul.sentence}</p>
              <Measure
                measured={Math.abs(foul.measured)}
                threshold={Math.abs(foul.threshold)}
                unit={foul.unit}
                usual="below"
                isRule
              />
            </div>
          </Card>
        )}
        {signals.length > 0 && (
          <Card title="What was unusual">
            <p className={style.soft}>
              Most of these happen to everyone sometimes, and then one alone doesn't matter. When several happen
              together, or hands can't do it at all, we ask.
            </p>
            <ul className={style.signs}>
              {signals.map((signal) => (
                <li key={signal.code} className={style.sign}>
                  <h3>{signal.title}</h3>
                  <p>{signal.sentence}</p>
                  {signal.measured !== null && <Measure {...signal} measured={signal.measured} />}
                </li>
              ))}
            </ul>
          </Card>
        )}
        <Outages outages={own.outages} />
        {!foul && signals.length === 0 && (
          <div className={style.picture}>
            <Illustration name={chapter === "due" ? "road" : "podium"} />
          </div>
        )}
        <p className={style.soft}>
          {own.site === "math" ? "Your answers are" : "Your typing is"} used only to check this race. We delete it after{" "}
          {KEPT_DAYS.keyLog} days, or after {KEPT_DAYS.flaggedKeyLog} if it's part of a report or an appeal.{" "}
          {isLoggedIn && <Link to="/profile#fair-play">All your reports</Link>}
        </p>
        <HelpLink to={foul ? "race-ended-early" : "reward-on-hold"}>How fair play works</HelpLink>
      </div>
    </main>
  );
}
