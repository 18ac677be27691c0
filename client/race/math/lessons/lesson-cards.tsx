import type { Ref } from "react";

import { LESSONS } from "#shared/content/lessons.ts";
import type { LessonID } from "#shared/content/lessons/lesson.ts";

import { LessonCard } from "./lesson-card.tsx";

import style from "./lesson-cards.module.css";

interface LessonCardsProps {
  /** Goes to the card that is marked. */
  readonly first: Ref<HTMLButtonElement>;
  /** Which one is marked. */
  readonly latest: LessonID;
  /** What a race is sought for: then all are locked. */
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
