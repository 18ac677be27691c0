import { useRef } from "react";
import { useNavigate } from "react-router-dom";

import type { LessonID } from "#shared/content/lessons/lesson.ts";

import { Badge } from "../../ui/badge.tsx";
import { Modal } from "../../ui/modal.tsx";
import { useLessonAtHand } from "./chosen-lesson.ts";
import { LessonCards } from "./lesson-cards.tsx";
import { useMath } from "./store.ts";

import style from "./selector.module.css";

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
    <Modal
      open={isOpen}
      onClose={close}
      title={isAgain ? "PLAY AGAIN? / Choose Math Type" : "Choose Math Type"}
      size="large"
      initialFocus={first}
      text={
        <>
          <Badge tone="violet">BETA</Badge> Twenty problems, five cars. Every right answer drives yours.
        </>
      }
      footer={<p className={style.foot}>Many more math problem types are coming soon!</p>}
    >
      <LessonCards first={first} latest={latest} busyWith={busyWith} onChoose={onChoose} />
    </Modal>
  );
}
