import { useImperativeHandle, useState, type Ref } from "react";

import type { Problem } from "#shared/rules/math/problem.ts";

import { AsIs, asIs } from "../../ui/data/as-is.tsx";
import { PromptPicture } from "../math/prompt-picture.tsx";
import type { TaskHandle } from "../typing/race-text.tsx";

import style from "./problem-sheet.module.css";

interface ProblemSheetProps {
  readonly ref: Ref<TaskHandle>;
  readonly problems: readonly Problem[];
}

/** A racer's current problem and last answer, at any moment of a race. */
export function ProblemSheet({ ref, problems }: ProblemSheetProps) {
  const [right, setRight] = useState(0);
  const [wrong, setWrong] = useState<string>();
  useImperativeHandle(
    ref,
    () => ({
      show: (view) => {
        setRight(view.typed);
        setWrong(view.wrong);
      },
    }),
    [],
  );
  const asked = problems[right];
  const before = problems[right - 1];
  return (
    <div className={style.sheet} data-problem={right + 1}>
      {asked ? (
        <div className={style.asked}>
          <PromptPicture prompt={asked.prompt} />
          <span {...asIs(style.answer)} data-wrong={wrong !== undefined || undefined}>
            {wrong ?? "?"}
          </span>
        </div>
      ) : (
        <p className={style.done}>All {problems.length} correct</p>
      )}
      <p className={style.line}>
        {asked ? `Problem ${right + 1} of ${problems.length}` : "Through the gate"}
        {before && (
          <>
            {" "}
            · before it: <Answered problem={before} />
          </>
        )}
      </p>
    </div>
  );
}

/** A problem with its answer, in a line. */
const Answered = ({ problem: { prompt, answer } }: { readonly problem: Problem }) =>
  prompt.kind === "calculation" ? (
    <AsIs>{prompt.line.replace("?", answer)}</AsIs>
  ) : (
    <>
      {prompt.line} <AsIs>{answer}</AsIs>
    </>
  );
