import { useId, type Ref } from "react";

import { drawLesson, LESSON_PICTURE } from "#shared/content/lessons/art.ts";
import type { Lesson, LessonID } from "#shared/content/lessons/lesson.ts";

import { Spinner } from "../../../ui/feedback/spinner.tsx";

import style from "./lesson-card.module.css";

interface LessonCardProps {
  readonly ref: Ref<HTMLButtonElement>;
  readonly lesson: Lesson;
  /** The last lesson in this browser, or the chosen one. */
  readonly isLatest: boolean;
  /** `busy`: this one is on its way; `shut`: another one is. */
  readonly lock: "busy" | "shut" | undefined;
  readonly onChoose: (lessonID: LessonID) => void;
}

/** One kind of problems, with a preview. @source teams-shop-seasons §2 Lesson (math) */
export function LessonCard({ ref, lesson, isLatest, lock, onChoose }: LessonCardProps) {
  const { lessonID, shortDescription, subtitle, longDescription, tags } = lesson;
  const id = useId();
  return (
    <button
      ref={ref}
      type="button"
      className={style.card}
      data-latest={isLatest || undefined}
      data-lock={lock}
      aria-labelledby={id}
      aria-disabled={lock && true}
      onClick={() => lock === undefined && onChoose(lessonID)}
    >
      <img
        className={style.picture}
        src={`data:image/svg+xml,${encodeURIComponent(drawLesson(lessonID))}`}
        width={LESSON_PICTURE.width}
        height={LESSON_PICTURE.height}
        alt=""
      />
      <span id={id} className={style.words}>
        <span className={style.head}>
          <span className={style.name}>{shortDescription}</span>{" "}
          {subtitle !== undefined && <span className={style.subtitle}>{subtitle}</span>}
          {lock === "busy" && <Spinner label="Finding a race" size="1.25rem" />}
        </span>
        <span className={style.more}>
          <span>{longDescription}</span>
          <span className={style.tags}>
            {tags.map((subject) => (
              <span key={subject} className={style.tag}>
                {subject}
              </span>
            ))}
          </span>
        </span>
      </span>
    </button>
  );
}
