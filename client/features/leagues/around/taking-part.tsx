import { useRef, useState } from "react";

import { takePart } from "../../../data/leagues/use-leagues.ts";
import { orToast } from "../../../social/or-toast.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { keepFocus } from "../../../ui/keep-focus.ts";
import { Card } from "../../../ui/layout/card.tsx";

import style from "./taking-part.module.css";

/** Leaves or enters, once however often it is pressed. */
function useTakePart() {
  const [isBusy, setBusy] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const choose = async (isOut: boolean): Promise<void> => {
    const keep = keepFocus(button.current);
    setBusy(true);
    await orToast(takePart(isOut));
    setBusy(false);
    keep();
  };
  return { isBusy, button, choose: (isOut: boolean) => void choose(isOut) };
}

/** Instead of a group, for who has left. */
export function Left() {
  const { isBusy, button, choose } = useTakePart();
  return (
    <Card title="Your group">
      <EmptyState
        scene="garage"
        title="You're taking a break from the leagues"
        text="You stand in no ranking, and nothing rises or falls. Your races and rewards go on as always."
        action={
          <Button ref={button} kind="primary" busy={isBusy} busyLabel="Entering" onClick={() => choose(false)}>
            Enter the leagues again
          </Button>
        }
      />
    </Card>
  );
}

/** The way out, which one can always take back. */
export function Leave() {
  const { isBusy, button, choose } = useTakePart();
  return (
    <Card look="plate" title="Not your thing?">
      <div className={style.leave}>
        <p>
          You can leave the leagues and enter again whenever you like. A week that you leave isn't ranked; only a fall
          that was coming still comes.
        </p>
        <Button ref={button} size="small" busy={isBusy} busyLabel="Leaving" onClick={() => choose(true)}>
          Leave the leagues
        </Button>
      </div>
    </Card>
  );
}
