import { useState } from "react";

import type { LessonID } from "#shared/content/lessons/lesson.ts";

import type { OwnCertificates as Own } from "../../data/races/use-certificates.ts";
import { useSite } from "../../net/site.ts";
import { useTrial } from "../../race/certificate/trial-store.ts";
import { Illustration } from "../../ui/pictures/illustration.tsx";
import { AskPerson } from "./ask-person.tsx";
import { Ended } from "./ended.tsx";
import { headWords } from "./head-words.ts";
import { HowItWorks } from "./how-it-works.tsx";
import { OwnCertificates } from "./own-certificates.tsx";
import type { ResultWords } from "./result-words.ts";
import { Start } from "./start.tsx";
import { WaitingList } from "./waiting-list.tsx";
import { wantedLessons } from "./waiting-sums.ts";

import style from "./overview.module.css";

interface OverviewProps {
  readonly own: Own;
  /** What is said of a trial that has just ended. */
  readonly ended: ResultWords | undefined;
  readonly onStart: (lessonID: LessonID | null) => void;
}

/** What waits and how it is paid, with the way by a person before anything about pictures. */
export function Overview({ own, ended, onStart }: OverviewProps) {
  const site = useSite((answer) => answer.site) ?? "type";
  const wanted = wantedLessons(own.waiting);
  const [chosen, setChosen] = useState<LessonID>();
  const [first = null] = wanted;
  const lessonID = site === "math" ? (chosen ?? first ?? "addition_1") : null;
  const hasWon = useTrial(({ result }) => result?.end === "won");
  const { title, lead } = headWords(own, lessonID);
  return (
    <div className={style.overview}>
      <header className={style.head}>
        {ended ? (
          <Ended words={ended} />
        ) : (
          <>
            <h1 className={style.title}>{title}</h1>
            <p className={style.lead}>{lead}</p>
          </>
        )}
        <AskPerson waiting={own.waiting} />
        {!(hasWon && wanted.length === 0) && (
          <Start
            isAgain={ended !== undefined}
            nextTryStamp={own.nextTryStamp}
            lessonID={lessonID}
            wanted={wanted}
            onLesson={setChosen}
            onStart={() => onStart(lessonID)}
          />
        )}
        {own.waiting.length === 0 && (
          <div className={style.picture}>
            <Illustration name="podium" />
          </div>
        )}
      </header>
      <div className={style.facts}>
        {own.waiting.length > 0 && <WaitingList waiting={own.waiting} />}
        {own.certificates.length > 0 && <OwnCertificates certificates={own.certificates} />}
        <HowItWorks site={site} />
      </div>
    </div>
  );
}
