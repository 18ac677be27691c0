import { useRef } from "react";
import { useNavigate } from "react-router-dom";

import type { LessonID } from "#shared/content/lessons/lesson.ts";

import { useMath } from "../store.ts";
import { useLessonAtHand } from "./chosen-lesson.ts";
import { SelectorModal } from "./selector-modal.tsx";

interface SelectorProps {
  readonly onChoose: (lessonID: LessonID) => void;
}

/** What to race. While a table is sought it is locked. @source teams-shop-seasons §2 Math problem-type selector, §4 Math selector */
export function Selector({ onChoose }: SelectorProps) {
  const isOpen = useMath((race) => race.isChoosing);
  const isAgain = useMath((race) => race.isAgain);
  const busyWith = useMath((race) => (race.stage === "entering" ? race.lessonID : undefined));
  const latest = useLessonAtHand();
  const first = useRef<HTMLButtonElement>(null);
  const navigate = useNavigate();
  const close = (): void => {
    if (busyWith) return;
    useMath.setState({ isChoosing: false });
    if (!isAgain) void navigate("/");
  };
  return (
    <SelectorModal
      open={isOpen}
      onClose={close}
      isAgain={isAgain}
      first={first}
      latest={latest}
      busyWith={busyWith}
      onChoose={onChoose}
    />
  );
}
