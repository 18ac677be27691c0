import { Clapperboard } from "lucide-react";

import { LESSON_NAMES } from "#shared/content/lessons/lesson.ts";
import { formatMoment } from "#shared/format/dates.ts";
import { formatAccuracy, formatMoney } from "#shared/format/figures.ts";
import { foulReport } from "#shared/rules/fair-play/report.ts";
import { signalReport } from "#shared/rules/fair-play/signal-report.ts";

import type { CaseRace } from "../../data/moderation/use-cases.ts";
import { LinkButton } from "../../ui/controls/link-button.tsx";
import { Badge } from "../../ui/data/badge.tsx";
import { figureTexts } from "../../ui/data/figure-texts.ts";
import { Table, type Column } from "../../ui/data/table.tsx";
import { speedWords } from "./case-words.ts";

import style from "./case-view.module.css";

interface RaceProps {
  readonly caseID: string;
  readonly race: CaseRace;
}

/** A race that waits, or that ended early: what was measured, and its replay. */
export function Race({ caseID, race }: RaceProps) {
  const { raceID, site, lessonID, startedStamp, speed, accuracy, cash, foul, signals, hasReplay } = race;
  const rule = foul && foulReport(foul, site);
  const fired = signals.filter((each) => each.fired);
  const rest = signals.filter((each) => !each.fired && each.measured !== null);
  const day = formatMoment(startedStamp);
  return (
    <div className={style.race}>
      <div className={style.raceHead}>
        <h3>{day}</h3>
        <span>{speedWords(speed, site)}</span>
        <span>{formatAccuracy(accuracy)}</span>
        {lessonID !== null && <span>{LESSON_NAMES[lessonID]}</span>}
        {cash !== null && <span>{formatMoney(cash)}</span>}
        {race.isAsked && <Badge tone="sky">Asked</Badge>}
        <span className={style.watch}>
          {hasReplay ? (
            <LinkButton
              size="small"
              to={`/moderation/${encodeURIComponent(caseID)}/${raceID}`}
              icon={<Clapperboard aria-hidden />}
              aria-label={`Watch the race of ${day}`}
            >
              Watch
            </LinkButton>
          ) : (
            <span className={style.soft}>Its keys are no longer kept.</span>
          )}
        </span>
      </div>
      {rule && (
        <p>
          <b>{rule.title}.</b> {rule.sentence}
        </p>
      )}
      {fired.length > 0 && <Signals caption={`Past the limit on ${day}`} signals={fired} />}
      {rest.length > 0 && (
        <details>
          <summary className={style.more}>What else was measured, all as usual</summary>
          <Signals caption={`As usual on ${day}`} signals={rest} />
        </details>
      )}
    </div>
  );
}

type Signal = CaseRace["signals"][number];

const SIDES = { above: "above", below: "up to" } as const;

const textsOf = ({ measured, threshold, ...signal }: Signal) => {
  const { unit, usual } = signalReport({ ...signal, measured, threshold });
  const texts = figureTexts(measured ?? threshold, threshold, unit);
  return { measured: measured === null ? "not measured" : texts.measured, usual: `${SIDES[usual]} ${texts.threshold}` };
};

const COLUMNS: readonly Column<Signal>[] = [
  {
    id: "signal",
    header: "What the racer reads",
    rowHeader: true,
    cell: (signal) => {
      const { title, sentence } = signalReport(signal);
      return (
        <span className={style.sign}>
          <span>
            {title} {signal.fired && signal.isConclusive && <Badge tone="hot">No hand does that</Badge>}
          </span>
          <small>{sentence}</small>
        </span>
      );
    },
  },
  {
    id: "measured",
    header: "This race",
    align: "end",
    cell: (signal) => (
      <>
        <span className={style.value}>{textsOf(signal).measured}</span>
        <small className={style.usual}>{textsOf(signal).usual}</small>
      </>
    ),
  },
  { id: "usual", header: "Usual", align: "end", wide: true, cell: (signal) => textsOf(signal).usual },
];

const Signals = ({ caption, signals }: { readonly caption: string; readonly signals: readonly Signal[] }) => (
  <Table caption={caption} columns={COLUMNS} rows={signals} keyOf={({ code }) => code} />
);
