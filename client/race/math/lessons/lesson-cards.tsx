import type { Ref } from "react";

import { LESSONS } from "#shared/content/lessons.ts";
import type { LessonID } from "#shared/content/lessons/lesson.ts";

import { LessonCard } from "./lesson-card.tsx";

import style from "./lesson-cards.module.css";

interface LessonCardsProps {
  /** Moves to the marked card. */
  readonly first: Ref<HTMLButtonElement>;
  /** The marked lesson. */
  readonly latest: LessonID;
  /** The lesson for which a race is being found: all cards are locked then. */
  readonly busyWith?: LessonID | undefined;
  readonly onChoose: (lessonID: LessonID) => void;
}

/** Every lesson, one card each. */
export const LessonCards = ({ first, latest, busyWith, onChoose }: LessonCardsProps) => (
  <ul className={style.cards} aria-busy={busyWith !== undefined}>
    {LESSONS.map((lesson) => (
      <li key={lesson.lessonID}>
        <LessonCard
          ref={lesson.lessonID === latest ? first : null}
          lesson={lesson}
          isLatest={lesson.lessonID === latest}
          lock={busyWith && (busyWith === lesson.lessonID ? "busy" : "shut")}
          onChoose={onChoose}
        />
      </li>
    ))}
  </ul>
);
