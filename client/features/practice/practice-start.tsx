import type { ReactNode } from "react";
import { Link } from "react-router-dom";

import { LESSON_IDS, LESSON_NAMES } from "#shared/content/lessons/lesson.ts";

import { Button } from "../../ui/controls/button.tsx";
import { RadioGroup } from "../../ui/controls/radio-group.tsx";
import { PACES, usePractice, type Kind, type Practice } from "./practice-store.ts";
import { useFreeFocus } from "./use-free-focus.ts";

import style from "./practice.module.css";

const NAMES = ["Easy", "Steady", "Quick", "Rocket"] as const;
const UNITS: Readonly<Record<Kind, string>> = { words: "WPM", sums: "a minute" };

interface PracticeStartProps {
  /** Bots or the coach. */
  readonly choice: ReactNode;
  readonly onStart: () => void;
}

/** What to practise, and the speed of the bots. */
export function PracticeStart({ choice, onStart }: PracticeStartProps) {
  const { kind, lessonID, pace } = usePractice();
  const start = useFreeFocus<HTMLButtonElement>();
  return (
    <div className={style.start}>
      <div className={style.whole}>{choice}</div>
      <RadioGroup<Kind>
        label="What to practise"
        look="plates"
        value={kind}
        options={[
          { value: "words", label: "Words" },
          { value: "sums", label: "Math" },
        ]}
        onValue={(value) => usePractice.setState({ kind: value })}
      />
      {kind === "sums" && (
        <RadioGroup
          label="Problems"
          look="plates"
          value={lessonID}
          options={LESSON_IDS.map((value) => ({ value, label: LESSON_NAMES[value] }))}
          onValue={(value) => usePractice.setState({ lessonID: value })}
        />
      )}
      <RadioGroup
        label="Your bots"
        look="plates"
        value={String(pace)}
        options={PACES[kind].map((speed, at) => ({
          value: String(at),
          label: `${NAMES[at]}: ${speed} ${UNITS[kind]}`,
        }))}
        onValue={(value) => usePractice.setState({ pace: Number(value) as Practice["pace"] })}
      />
      <div className={style.actions}>
        <Button ref={start} kind="primary" size="large" onClick={onStart}>
          Start
        </Button>
        <span className={style.keys}>or press Enter</span>
      </div>
      <Link to="/support/practice" reloadDocument>
        How practice works
      </Link>
    </div>
  );
}
