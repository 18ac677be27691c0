import { LESSON_NAMES } from "#shared/content/lessons/lesson.ts";
import { formatDay, formatMoment } from "#shared/format/dates.ts";
import { formatCount } from "#shared/format/figures.ts";

import type { CaseFile } from "../../data/moderation/use-cases.ts";
import { AsIs } from "../../ui/data/as-is.tsx";
import { Badge } from "../../ui/data/badge.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { MEASURED, raceCountWords, REPORTED_FOR, speedWords, SUBJECTS } from "./case-words.ts";
import { Race } from "./race.tsx";

import style from "./case-view.module.css";

/** So many races are open at first. */
const OPEN_RACES = 3;

const WON_BY: Readonly<Record<string, string>> = {
  moderator: "released by a moderator",
  witness: "seen by a teacher of the class,",
};

/** What decides a case. */
export function Evidence({ file }: { readonly file: CaseFile }) {
  const { caseID, races, report, act, certificates } = file;
  const race = (each: CaseFile["races"][number]) => (
    <li key={each.raceID}>
      <Race caseID={caseID} race={each} />
    </li>
  );
  return (
    <>
      {report && <Reported report={report} />}
      {act && <Act act={act} />}
      {races.length > 0 && (
        <Card
          title={file.kind === "hold" ? "What waits" : "The race"}
          aside={file.kind === "hold" && <span className={style.soft}>{raceCountWords(file)}</span>}
        >
          <ul className={style.list}>{races.slice(0, OPEN_RACES).map(race)}</ul>
          {races.length > OPEN_RACES && (
            <details>
              <summary className={style.more}>{formatCount(races.length - OPEN_RACES, "more race")}</summary>
              <ul className={style.list}>{races.slice(OPEN_RACES).map(race)}</ul>
            </details>
          )}
        </Card>
      )}
      {certificates.length > 0 && (
        <Card title="Certificates">
          <ul className={style.list}>
            {certificates.map(({ lessonID, speed, method, witness, wonStamp, isRevoked }) => (
              <li key={`${wonStamp} ${lessonID}`} className={style.line}>
                <b>{speedWords(speed, lessonID === null ? "type" : "math")}</b>
                {lessonID !== null && <span>{LESSON_NAMES[lessonID]}</span>}
                <span className={style.soft}>
                  {formatDay(wonStamp)}, {WON_BY[method] ?? "shown by typing"}{" "}
                  {method === "witness" && <AsIs>{witness ?? "who has left"}</AsIs>}
                </span>
                {isRevoked && <Badge>Revoked</Badge>}
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}

function Reported({ report }: { readonly report: NonNullable<CaseFile["report"]> }) {
  const { reason, note, subject, tag, words, wordsNow } = report;
  return (
    <Card title="What was reported">
      <div className={style.stack}>
        <p className={style.soft}>
          {REPORTED_FOR[reason]}
          {subject !== "player" && (
            <>
              , about {SUBJECTS[subject]} <AsIs>{tag ?? ""}</AsIs>
            </>
          )}
        </p>
        {note !== "" && (
          <blockquote className={style.words}>
            <AsIs>{note}</AsIs>
          </blockquote>
        )}
        {words !== "" && (
          <div>
            <p className={style.soft}>Written there at that time:</p>
            <blockquote className={style.words}>
              <AsIs>{words}</AsIs>
            </blockquote>
          </div>
        )}
        {words !== "" && wordsNow !== words && (
          <p className={style.soft}>
            {wordsNow === null ? (
              "It's gone since."
            ) : (
              <>
                Now: “<AsIs>{wordsNow}</AsIs>”
              </>
            )}
          </p>
        )}
      </div>
    </Card>
  );
}

function Act({ act }: { readonly act: NonNullable<CaseFile["act"]> }) {
  const { measure, subject, reason, by, stamp, untilStamp, words } = act;
  return (
    <Card title="What the player asks about">
      <div className={style.stack}>
        <p className={style.line}>
          <b>{MEASURED[measure]}</b>
          {subject !== "player" && <span>{SUBJECTS[subject]}</span>}
          <span className={style.soft}>
            {formatMoment(stamp)}
            {by !== "" && (
              <>
                {" "}
                by <AsIs>{by}</AsIs>
              </>
            )}
            {untilStamp !== null && `, until ${formatMoment(untilStamp)}`}
          </span>
        </p>
        <blockquote className={style.words}>
          <AsIs>{reason}</AsIs>
        </blockquote>
        {words !== null && (
          <p>
            It was about “<AsIs>{words}</AsIs>”.
          </p>
        )}
      </div>
    </Card>
  );
}
