import { ClipboardList } from "lucide-react";

import { formatNearMoment } from "#shared/format/dates.ts";
import { goalWords } from "#shared/rules/classes/assignments/goal-words.ts";

import { useAssignments } from "../../data/classes/use-assignments.ts";
import { useSite } from "../../net/site.ts";
import { ProgressBar } from "../../ui/feedback/progress-bar.tsx";
import { farWords, inTurn } from "./assignment-words.ts";

import style from "./assignments.module.css";

/** The assignment whose turn it is, in one low row for the place where one waits for a race; nothing where there is none. */
export function AssignmentsLine() {
  const { load } = useAssignments();
  const site = useSite((answer) => answer.site) ?? "type";
  const open = load.state === "ready" ? inTurn(load.value).filter(({ isOver }) => !isOver) : [];
  const [first] = open;
  if (!first) return null;
  const waiting = open.filter(({ doneStamp }) => doneStamp === null).length;
  const words = goalWords(first.goal, site, "your");
  const isDone = first.doneStamp !== null;
  return (
    <p className={style.line}>
      <ClipboardList aria-hidden />
      <span>
        <b>{isDone ? "Assignment done" : "Assignment"}:</b> {words}
        {!isDone && <span className={style.until}> until {formatNearMoment(first.untilStamp)}</span>}
      </span>
      <span className={style.bar}>
        <ProgressBar
          bare
          label={words}
          value={isDone ? 1 : first.count}
          max={isDone ? 1 : Math.max(1, first.of)}
          words={farWords(first)}
          tone={isDone ? "teal" : "hot"}
        />
      </span>
      {!isDone && <span>{farWords(first)}</span>}
      {waiting > 1 && <span className={style.note}>and {waiting - 1} more</span>}
    </p>
  );
}
