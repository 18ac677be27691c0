import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";

import type { LessonID } from "#shared/content/lessons/lesson.ts";

import { raceLink } from "../../../net/site.ts";
import { useMath } from "../math-store.ts";
import { chooseLesson, useLessonAtHand } from "./chosen-lesson.ts";
import { SelectorModal } from "./selector-modal.tsx";

const { to } = raceLink("math");

/** Whether a click follows a race button in this tab. */
function isRaceButton(event: MouseEvent): boolean {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const isHere = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  return isHere && link?.origin === location.origin && link.pathname === to && location.pathname !== to;
}

/**
 * Every race button first asks for the lesson; choosing one leads to the race.
 *
 * @source teams-shop-seasons §2 Math problem-type selector
 */
export function LessonDoor() {
  const [isOpen, setOpen] = useState(false);
  const latest = useLessonAtHand();
  const first = useRef<HTMLButtonElement>(null);
  const navigate = useNavigate();
  useEffect(() => {
    const listening = new AbortController();
    const ask = (event: MouseEvent): void => {
      if (!isRaceButton(event)) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener("click", ask, { capture: true, signal: listening.signal });
    return () => listening.abort();
  }, []);
  const choose = (lessonID: LessonID): void => {
    setOpen(false);
    chooseLesson(lessonID);
    useMath.setState({ isChoosing: false, isAgain: false });
    void navigate(to, { state: { lessonID } });
  };
  return <SelectorModal open={isOpen} onClose={() => setOpen(false)} first={first} latest={latest} onChoose={choose} />;
}
