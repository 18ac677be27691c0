import { useEffect, useRef, useState } from "react";

import { MATH } from "#shared/rules/math/numbers.ts";
import { withPlainDigits } from "#shared/rules/written.ts";

import { COARSE, matches } from "../browser/media.ts";
import { Pad } from "../race/math/pad.tsx";
import { PromptPicture } from "../race/math/prompt-picture.tsx";
import { line } from "./drop-in-line.ts";
import type { MathLane } from "./math-lane.ts";

import style from "./math-task.module.css";

const STIR_EVERY_MS = 1_000;

interface MathTaskProps {
  readonly lane: MathLane;
  readonly isOn: boolean;
}

/** A problem, and the box for its answer. */
export function MathTask({ lane, isOn }: MathTaskProps) {
  const [draft, setDraft] = useState("");
  const [isWrong, setIsWrong] = useState(false);
  const stirredMs = useRef(-Infinity);
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isOn) box.current?.focus({ preventScroll: true });
  }, [isOn]);
  const { prompt, right } = lane;
  if (!prompt) return null;
  const write = (text: string): void => {
    setDraft(withPlainDigits(text).replaceAll(/\D/g, "").slice(0, MATH.maxDigits));
    setIsWrong(false);
    if (!isOn || performance.now() - stirredMs.current < STIR_EVERY_MS) return;
    stirredMs.current = performance.now();
    line.send("stir", {});
  };
  const fresh = isWrong ? "" : draft;
  const submit = (atMs: number): void => {
    const effect = lane.answer(draft, atMs);
    if (effect === "ignored") return;
    setIsWrong(effect === "wrong");
    if (effect === "wrong") box.current?.select();
    else setDraft("");
  };
  return (
    <div className={style.task}>
      <p>
        <b>{right + 1}</b> of {MATH.problems}
      </p>
      {isOn && <PromptPicture prompt={prompt} />}
      <form
        className={style.form}
        onSubmit={(event) => {
          event.preventDefault();
          submit(event.timeStamp);
        }}
      >
        <input
          ref={box}
          className={style.box}
          aria-label={isOn ? `Answer. ${prompt.sentence}` : "Answer"}
          aria-invalid={isWrong}
          inputMode={matches(COARSE) ? "none" : "numeric"}
          autoComplete="off"
          value={draft}
          onChange={(event) => write(event.target.value)}
        />
        <p aria-live="polite" className={style.wrong}>
          {isWrong && "Not quite. Try again."}
        </p>
      </form>
      <Pad onDigit={(digit) => write(fresh + digit)} onBack={() => write(fresh.slice(0, -1))} onSend={submit} />
    </div>
  );
}
