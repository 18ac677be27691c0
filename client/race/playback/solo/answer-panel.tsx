import { useEffect, useImperativeHandle, useRef, useState, type Ref } from "react";

import { MATH } from "#shared/rules/math/numbers.ts";
import type { Prompt } from "#shared/rules/math/problem.ts";

import { COARSE, matches } from "../../../browser/media.ts";
import { AsIs } from "../../../ui/data/as-is.tsx";
import { VisuallyHidden } from "../../../ui/layout/visually-hidden.tsx";
import { Pad } from "../../math/pad.tsx";
import { PromptPicture } from "../../math/prompt-picture.tsx";
import type { TaskHandle } from "../../typing/race-text.tsx";
import type { SoloEngine } from "./solo-engine.ts";

import box from "../../math/answer-box.module.css";
import style from "./answer-panel.module.css";

interface AnswerDeskProps {
  readonly ref: Ref<TaskHandle>;
  readonly engine: SoloEngine;
  readonly prompts: readonly Prompt[];
}

/** The current problem and its answer box. */
export function AnswerPanel({ ref, engine, prompts }: AnswerDeskProps) {
  const [at, setAt] = useState(0);
  const [wrong, setWrong] = useState<string>();
  const [draft, setDraft] = useState("");
  const field = useRef<HTMLInputElement>(null);
  useImperativeHandle(
    ref,
    () => ({
      show: (view) => {
        setAt(view.typed);
        setWrong(view.wrong);
      },
    }),
    [],
  );
  useEffect(() => field.current?.focus({ preventScroll: true }), []);

  const prompt = prompts[at];
  const write = (text: string): void => setDraft(text.replaceAll(/\D/g, "").slice(0, MATH.maxDigits));
  const send = (atMs: number): void => {
    if (engine.press(draft, atMs) !== "none") setDraft("");
  };
  if (!prompt) return null;
  return (
    <div className={style.desk}>
      <VisuallyHidden>
        <span aria-live="assertive">{`Problem ${at + 1} of ${prompts.length}. ${prompt.sentence}`}</span>
      </VisuallyHidden>
      <div className={style.asked} data-asked={at + 1}>
        <PromptPicture prompt={prompt} />
        <form
          className={box.form}
          onSubmit={(event) => {
            event.preventDefault();
            send(event.timeStamp);
          }}
        >
          <input
            ref={field}
            className={box.box}
            aria-label={`Answer. ${prompt.sentence}`}
            aria-invalid={wrong !== undefined && draft === ""}
            data-wrong={(wrong !== undefined && draft === "") || undefined}
            type="text"
            inputMode={matches(COARSE) ? "none" : "numeric"}
            enterKeyHint="go"
            autoComplete="off"
            value={draft}
            placeholder="?"
            onChange={(event) => write(event.target.value)}
          />
          <button className={box.send} type="submit" aria-label="Send your answer">
            ↵
          </button>
        </form>
      </div>
      <output className={style.notice}>
        {wrong !== undefined && draft === "" && (
          <>
            <AsIs>{wrong}</AsIs> isn't it. Look again, you can do this.
          </>
        )}
      </output>
      <Pad onDigit={(digit) => write(draft + digit)} onBack={() => write(draft.slice(0, -1))} onSend={send} />
    </div>
  );
}
