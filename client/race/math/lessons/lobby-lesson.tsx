import { lazy, Suspense, useState } from "react";

import { lessonByID } from "#shared/content/lessons.ts";
import { drawLesson, LESSON_PICTURE } from "#shared/content/lessons/art.ts";

import { Button } from "../../../ui/controls/button.tsx";
import { VisuallyHidden } from "../../../ui/layout/visually-hidden.tsx";
import type { FriendConnection } from "../../friend-lobby/friend-connection.ts";
import { useFriends } from "../../friend-lobby/friend-store.ts";
import { isOwnRace } from "../../friend-lobby/own-race.ts";

import style from "./lobby-lesson.module.css";

const LessonChoice = lazy(async () => ({ default: (await import("./lesson-choice.tsx")).LessonChoice }));

/** The lesson of the next round: chosen by the host, shown to all. */
export function LobbyLesson({ line }: { readonly line: FriendConnection }) {
  const lessonID = useFriends(({ table }) => table?.lessonID);
  const isHost = useFriends(({ table }) => table !== undefined && isOwnRace(table));
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const lesson = lessonID && lessonByID(lessonID);
  if (!lesson) return null;
  const { shortDescription, subtitle } = lesson;
  return (
    <div className={style.lesson}>
      <img
        className={style.picture}
        src={`data:image/svg+xml,${encodeURIComponent(drawLesson(lesson.lessonID))}`}
        width={LESSON_PICTURE.width}
        height={LESSON_PICTURE.height}
        alt=""
      />
      <p className={style.words} aria-live="polite">
        <span className={style.lead}>Problem type:</span> <b className={style.name}>{shortDescription}</b>{" "}
        {subtitle !== undefined && <span className={style.subtitle}>{subtitle}</span>}
      </p>
      {isHost && (
        <Button
          size="small"
          onClick={() => {
            setOpened(true);
            setOpen(true);
          }}
        >
          Change<VisuallyHidden> the problem type</VisuallyHidden>
        </Button>
      )}
      {wasOpened && (
        <Suspense fallback={null}>
          <LessonChoice line={line} chosen={lesson.lessonID} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
