import { useRef } from "react";

import type { LessonID } from "#shared/content/lessons/lesson.ts";

import type { FriendConnection } from "../../friend-lobby/friend-connection.ts";
import { chooseLesson } from "./chosen-lesson.ts";
import { SelectorModal } from "./selector-modal.tsx";

interface LessonChoiceProps {
  readonly line: FriendConnection;
  readonly chosen: LessonID;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The host chooses the lesson for everybody. @source teams-shop-seasons §2 Math problem-type selector */
export function LessonChoice({ line, chosen, isOpen, onClose }: LessonChoiceProps) {
  const first = useRef<HTMLButtonElement>(null);
  const choose = (lessonID: LessonID): void => {
    chooseLesson(lessonID);
    line.send("settings", { lessonID });
    onClose();
  };
  return (
    <SelectorModal
      open={isOpen}
      onClose={onClose}
      text="Everyone in your race gets the same problems, starting with the next race."
      first={first}
      latest={chosen}
      onChoose={choose}
    />
  );
}
