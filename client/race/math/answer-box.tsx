import { useEffect, useRef } from "react";

import { MATH } from "#shared/rules/math/numbers.ts";
import type { Prompt } from "#shared/rules/math/problem.ts";

import { COARSE, matches } from "../../browser/media.ts";
import type { MathDiscipline } from "./math-discipline.ts";
import { useMath } from "./math-store.ts";
import { useKeys } from "./use-keys.ts";

import style from "./answer-box.module.css";

interface AnswerBoxProps {
  readonly math: MathDiscipline;
  readonly prompt: Prompt;
}

/** The answer box. Enter sends it. On phones the page's own digits replace the keyboard. */
export function AnswerBox({ math, prompt }: AnswerBoxProps) {
  const draft = useMath((view) => view.draft);
  const isWrong = useMath((view) => view.isWrong);
  const box = useRef<HTMLInputElement>(null);
  useKeys(math, box);
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    if (isWrong) box.current?.select();
  }, [isWrong]);

  return (
    <form
      className={style.form}
      onSubmit={(event) => {
        event.preventDefault();
        math.submit(event.timeStamp);
      }}
    >
      <input
        ref={box}
        className={style.box}
        aria-label={`Answer. ${prompt.sentence}`}
        aria-invalid={isWrong}
        data-wrong={isWrong || undefined}
        type="text"
        inputMode={matches(COARSE) ? "none" : "numeric"}
        enterKeyHint="go"
        autoComplete="off"
        maxLength={MATH.maxDigits}
        value={draft}
        placeholder="?"
        onChange={(event) => math.write(event.target.value)}
      />
      {prompt.kind === "coins" && (
        <span className={style.unit} aria-hidden>
          cents
        </span>
      )}
      <button className={style.send} type="submit" aria-label="Send your answer">
        ↵
      </button>
    </form>
  );
}
