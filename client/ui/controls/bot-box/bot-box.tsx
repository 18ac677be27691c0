import { useEffect, useRef, useState } from "react";

import { CallProblem } from "../../../net/call.ts";
import { Spinner } from "../../feedback/spinner.tsx";
import { Checkbox } from "../checkbox.tsx";
import { PUZZLE_LIFE, solvedPuzzle } from "./solve.ts";

import style from "./bot-box.module.css";

interface BotBoxProps {
  /** How heavy a puzzle the server wants. */
  readonly weight?: number;
  /** The answer to send, good once; nothing once it is no longer good. */
  readonly onAnswer: (token: string | undefined) => void;
}

type BoxState = "open" | "solving" | "solved" | { readonly trouble: string };

const LABELS = {
  open: "I'm a person, not a bot",
  solving: "One moment, we're checking",
  solved: "Thank you!",
} as const;

const EXPIRED = "That took a while. Please tick the box again.";
const FAILED = "The check didn't work. Please tick the box again.";

/**
 * The bot check's box. It solves a puzzle of our own server and watches nobody. Mount it anew for another try: an answer
 * is spent by being sent.
 */
export function BotBox({ weight = 1, onAnswer }: BotBoxProps) {
  const [state, setState] = useState<BoxState>("open");
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const here = new AbortController();
    leaving.current = here;
    return () => here.abort();
  }, [weight]);
  const solve = async (): Promise<void> => {
    const here = leaving.current;
    const give = (next: BoxState, token?: string): void => {
      if (here.signal.aborted) return;
      setState(next);
      onAnswer(token);
    };
    setState("solving");
    // The puzzle ages from when it was asked for, and a heavy one takes its time.
    const askedMs = performance.now();
    try {
      const token = await solvedPuzzle(weight, here);
      give("solved", token);
      const expiring = setTimeout(() => give({ trouble: EXPIRED }), askedMs + PUZZLE_LIFE - performance.now());
      here.signal.addEventListener("abort", () => clearTimeout(expiring));
    } catch (problem) {
      give({ trouble: problem instanceof CallProblem ? problem.message : FAILED });
      if (!(problem instanceof CallProblem)) reportError(problem);
    }
  };
  const isOpen = state !== "solving" && state !== "solved";
  const shown = typeof state === "object" ? "open" : state;
  return (
    <div className={style.box} data-bot-box="" data-state={shown}>
      <Checkbox
        label={LABELS[shown]}
        hint={typeof state === "object" ? state.trouble : undefined}
        checked={state === "solved"}
        onValue={() => isOpen && void solve()}
      />
      {state === "solving" && (
        <span className={style.spinner}>
          <Spinner label="Checking" size="1.75rem" />
        </span>
      )}
    </div>
  );
}
