import type { ReactNode, RefObject } from "react";

import type { LessonID } from "#shared/content/lessons/lesson.ts";

import { Badge } from "../../../ui/data/badge.tsx";
import { Modal } from "../../../ui/overlay/modal.tsx";
import { LessonCards } from "./lesson-cards.tsx";

import style from "./selector.module.css";

interface SelectorModalProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Whether it stands at the end of a race. */
  readonly isAgain?: boolean;
  readonly text?: string;
  /** Above the choice. */
  readonly note?: ReactNode;
  readonly first: RefObject<HTMLButtonElement | null>;
  readonly latest: LessonID;
  readonly busyWith?: LessonID | undefined;
  readonly onChoose: (lessonID: LessonID) => void;
}

/** The kinds of problems to choose from. @source teams-shop-seasons §2 Math problem-type selector */
export const SelectorModal = ({
  open,
  onClose,
  isAgain = false,
  text = "Twenty problems, five cars. Every correct answer drives yours.",
  note,
  first,
  latest,
  busyWith,
  onChoose,
}: SelectorModalProps) => (
  <Modal
    open={open}
    onClose={onClose}
    title={isAgain ? "PLAY AGAIN? / Choose Math Type" : "Choose Math Type"}
    size="large"
    initialFocus={first}
    text={
      <>
        <Badge tone="violet">BETA</Badge> {text}
      </>
    }
    footer={<p className={style.foot}>Many more math problem types are coming soon!</p>}
  >
    {note}
    <LessonCards first={first} latest={latest} busyWith={busyWith} onChoose={onChoose} />
  </Modal>
);
