import type { z } from "zod";

import { LESSON_IDS, LESSON_NAMES, type LessonID } from "#shared/content/lessons/lesson.ts";
import type { CLASSROOM_MESSAGES } from "#shared/contracts/realtime/classroom.ts";
import type { Ranking } from "#shared/rules/classroom/numbers.ts";
import { asOwnText } from "#shared/rules/classroom/own-text.ts";
import type { DifficultyBand } from "#shared/rules/difficulty.ts";

import { Select } from "../../ui/controls/select.tsx";
import type { LiveConnection } from "./live-connection.ts";
import { OwnText } from "./own-text.tsx";

/** What a class races, as the teacher chooses it. */
export type Choice = "any" | DifficultyBand | "own";

/** What was chosen, on either site. */
export interface Task {
  readonly choice: Choice;
  readonly ownText: string;
  readonly lessonID: LessonID;
  readonly ranking: Ranking;
}

export const FIRST_TASK: Task = { choice: "any", ownText: "", lessonID: "addition_1", ranking: "place" };

const CHOICES = [
  { value: "any", label: "Any of our texts" },
  { value: "easy", label: "Easy text" },
  { value: "medium", label: "Medium text" },
  { value: "hard", label: "Hard text" },
  { value: "own", label: "My own text" },
] as const;

const HINTS: Readonly<Record<Choice, string>> = {
  any: "One that nobody had lately.",
  easy: "From the third of our texts that people type the fastest.",
  medium: "From the middle third of our texts, by how fast people type them.",
  hard: "From the third of our texts that people type the slowest.",
  own: "Counts for the class and its assignments, not for speed, cash, XP or records.",
};

const LESSON_OPTIONS = LESSON_IDS.map((value) => ({ value, label: LESSON_NAMES[value] }));

type Begin = z.input<(typeof CLASSROOM_MESSAGES.sent)["begin"]>;

/** What of it the room is asked for. */
export function taskSent(isMath: boolean, { choice, ownText, lessonID, ranking }: Task): Omit<Begin, "userIDs"> {
  if (isMath) return { ranking, lessonID };
  if (choice === "any") return { ranking };
  return { ranking, ...(choice === "own" ? { ownText: asOwnText(ownText) } : { difficulty: choice }) };
}

interface RaceTaskProps {
  readonly isMath: boolean;
  readonly line: LiveConnection;
  readonly task: Task;
  readonly onTask: (task: Task) => void;
  /** The own texts of this lesson. */
  readonly texts: readonly string[];
}

/** The choice of what is raced. */
export function RaceTask({ isMath, line, task, onTask, texts }: RaceTaskProps) {
  const { choice, ownText, lessonID } = task;
  if (isMath) {
    return (
      <Select
        label="Math type"
        value={lessonID}
        onValue={(next) => onTask({ ...task, lessonID: next })}
        options={LESSON_OPTIONS}
      />
    );
  }
  return (
    <>
      <Select
        label="Text"
        hint={HINTS[choice]}
        value={choice}
        onValue={(next) => onTask({ ...task, choice: next })}
        options={CHOICES}
      />
      {choice === "own" && (
        <OwnText line={line} text={ownText} onText={(next) => onTask({ ...task, ownText: next })} texts={texts} />
      )}
    </>
  );
}
