import { useState } from "react";

import { CONTEST_NAMES } from "#shared/content/contests.ts";

import { callOffContest, type Contest } from "../../../data/contests/use-contests.ts";
import { orToast } from "../../../social/or-toast.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { keepFocus } from "../../../ui/keep-focus.ts";
import { Card } from "../../../ui/layout/card.tsx";
import { ConfirmDialog } from "../../../ui/overlay/confirm-dialog.tsx";

import style from "./deeds.module.css";

/** The host's captain takes the contest back, before it begins. */
export function CallOff({ contest: { contestID, name, own, state } }: { readonly contest: Contest }) {
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  if (state !== "waiting" || own?.slot !== 0 || !own.isCaptain) return null;
  const callOff = async (): Promise<void> => {
    const keep = keepFocus();
    setBusy(true);
    await orToast(callOffContest(contestID));
    setBusy(false);
    setAsking(false);
    keep();
  };
  return (
    <Card look="plate" title="Change of plans?">
      <div className={style.off}>
        <p>Until it begins you can call it off. The other teams read so here.</p>
        <Button size="small" onClick={() => setAsking(true)}>
          Call it off
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void callOff()}
        title={`Call the ${CONTEST_NAMES[name]} off?`}
        text="It won't take place, and that can't be undone. You can set another one up."
        confirm="Call it off"
        cancel="Keep it"
        danger
        busy={isBusy}
      />
    </Card>
  );
}
