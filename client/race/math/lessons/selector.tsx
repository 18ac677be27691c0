import { lazy, Suspense, useEffect, useRef } from "react";
import { useNavigate } from "react-router-dom";

import type { LessonID } from "#shared/content/lessons/lesson.ts";

import { ownSection } from "../../../session/own-section.ts";
import { useSession } from "../../../session/session.ts";
import { useRace } from "../../session/race-store.ts";
import { useMath } from "../math-store.ts";
import { useLessonAtHand } from "./chosen-lesson.ts";
import { SelectorModal } from "./selector-modal.tsx";

/** Loaded for pupils alone. */
const LateAssignments = lazy(async () => ({
  default: (await import("../../../social/assignments/assignments-line.tsx")).AssignmentsLine,
}));

interface SelectorProps {
  readonly onChoose: (lessonID: LessonID) => void;
}

/**
 * The choice of the lesson. Locked while a table is being found.
 *
 * @source teams-shop-seasons §2 Math problem-type selector, §4 Math selector
 */
export function Selector({ onChoose }: SelectorProps) {
  const isOpen = useMath((math) => math.isChoosing);
  const isAgain = useMath((math) => math.isAgain);
  const lessonID = useMath((math) => math.lessonID);
  const stage = useRace((race) => race.stage);
  const busyWith = stage === "entering" ? lessonID : undefined;
  const latest = useLessonAtHand();
  const isPupil = useSession(({ user }) => ownSection(user) !== undefined);
  const first = useRef<HTMLButtonElement>(null);
  const navigate = useNavigate();
  useEffect(() => {
    // It closes when racers gather, or on a trouble.
    if (stage === "table" || stage === "trouble") useMath.setState({ isChoosing: false });
  }, [stage]);
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
      note={
        isPupil && (
          <Suspense fallback={null}>
            <LateAssignments />
          </Suspense>
        )
      }
      first={first}
      latest={latest}
      busyWith={busyWith}
      onChoose={onChoose}
    />
  );
}
