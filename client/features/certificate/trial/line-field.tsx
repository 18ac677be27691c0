import { useEffect, useLayoutEffect, useRef } from "react";

import { listenToField } from "../../../race/certificate/listen-to-field.ts";
import type { TrialSession } from "../../../race/certificate/trial-session.ts";
import { useTrial } from "../../../race/certificate/trial-store.ts";
import { Button } from "../../../ui/controls/button.tsx";

import well from "../../../ui/controls/well.module.css";
import style from "./line-field.module.css";

interface LineFieldProps {
  readonly session: TrialSession;
  readonly isMath: boolean;
}

/** Where the line is typed. It is there from the start: a phone opens its keyboard for it. */
export function LineField({ session, isMath }: LineFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const phase = useTrial((trial) => trial.phase);
  const isRefused = useTrial((trial) => trial.isRefused);
  useLayoutEffect(() => {
    if (phase !== "judging") field.current?.focus({ preventScroll: true });
  }, [phase]);
  useEffect(() => {
    const heard = field.current;
    return heard ? listenToField(heard, session) : undefined;
  }, [session]);
  // What was typed before the green light is gone with it.
  useLayoutEffect(() => {
    if (field.current) field.current.value = "";
  }, [phase]);
  return (
    <form
      className={style.form}
      onSubmit={(event) => {
        event.preventDefault();
        const heard = field.current;
        const instead = session.enter(event.timeStamp);
        if (heard && instead !== undefined) heard.value = instead;
        heard?.focus({ preventScroll: true });
      }}
    >
      <input
        ref={field}
        className={`${well.well} ${style.field}`}
        aria-label={isMath ? "Your answer" : "Type the line here"}
        aria-describedby="line-help"
        type="text"
        inputMode={isMath ? "numeric" : "text"}
        enterKeyHint="next"
        autoCapitalize="off"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        data-lesson={isMath || undefined}
      />
      {isMath && <Button type="submit">Next</Button>}
      <p id="line-help" className={style.help} aria-live="polite" data-refused={isRefused || undefined}>
        {isRefused
          ? "That came all at once, so it stays out. Spoken, or by chords? Tell us in the settings, under How you type."
          : isMath
            ? "Enter brings the next problem."
            : "Space or Enter brings the next line."}
      </p>
    </form>
  );
}
