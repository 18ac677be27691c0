import { useState } from "react";

import { CallProblem } from "../../../net/call.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { useFreeFocus } from "../use-free-focus.ts";
import { beginFortnight } from "./sync.ts";

import style from "./coach.module.css";

/** Draws the halves, and begins. */
export function BeginButton({ isAgain }: { readonly isAgain: boolean }) {
  const [isBusy, setIsBusy] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const button = useFreeFocus<HTMLButtonElement>();
  const begin = async (): Promise<void> => {
    setIsBusy(true);
    setTrouble(undefined);
    try {
      await beginFortnight();
    } catch (problem) {
      if (!(problem instanceof CallProblem)) throw problem;
      setTrouble(problem.message);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <div className={style.actions}>
      <Button
        ref={button}
        kind="primary"
        size="large"
        busy={isBusy}
        busyLabel="Tossing the coins"
        onClick={() => void begin()}
      >
        {isAgain ? "Start two more weeks" : "Start two weeks"}
      </Button>
      <span role="alert">{trouble}</span>
    </div>
  );
}
