import { useEffect, useRef } from "react";

import { KeyCatcher } from "../race/typing/keyboard/catcher.tsx";
import { RaceText, type RaceTextHandle } from "../race/typing/race-text.tsx";
import { Words } from "../ui/data/as-is.tsx";
import { useDropIn } from "./drop-in-store.ts";
import type { TypingLane } from "./typing-lane.ts";

interface TypingTaskProps {
  readonly lane: TypingLane;
  readonly text: string;
  readonly isOn: boolean;
}

/** The text of a race. The keys are heard from the countdown on, and count from green light. */
export function TypingTask({ lane, text, isOn }: TypingTaskProps) {
  const shown = useRef<RaceTextHandle>(null);
  const stuck = useDropIn((state) => state.stuck);
  useEffect(() => {
    lane.showOn(shown.current ?? undefined);
    return () => lane.showOn(undefined);
  }, [lane]);
  return (
    <KeyCatcher keyed={lane} isOn>
      <div data-on={isOn || undefined}>
        <RaceText ref={shown} text={text} isLive />
        <p aria-live="polite">
          <Words of={stuck ?? ""} />
        </p>
      </div>
    </KeyCatcher>
  );
}
