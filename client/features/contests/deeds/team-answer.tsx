import { useState } from "react";

import { formatMoment } from "#shared/format/dates.ts";

import { answerContest, type Contest } from "../../../data/contests/use-contests.ts";
import { orToast } from "../../../social/or-toast.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { named, Words } from "../../../ui/data/as-is.tsx";
import { Callout } from "../../../ui/feedback/callout.tsx";
import { keepFocus } from "../../../ui/keep-focus.ts";
import { hostOf } from "../sides.ts";

import style from "./deeds.module.css";

const HEARD = {
  waiting: { title: "Your team is invited to this contest", tone: "careful" },
  in: { title: "Your team takes part", tone: "good" },
  declined: { title: "Your team doesn't take part", tone: "note" },
} as const;

/** The answer of an invited team: its captain gives it, and may change it until the start; its members read it. */
export function TeamAnswer({ contest }: { readonly contest: Contest }) {
  const [busy, setBusy] = useState<"in" | "out">();
  const { own, teams, state, startStamp, contestID } = contest;
  const team = teams.find(({ slot }) => slot === own?.slot);
  if (state !== "waiting" || !own || own.slot === 0 || !team) return null;
  const say = async (isIn: boolean): Promise<void> => {
    if (busy !== undefined) return;
    const keep = keepFocus();
    setBusy(isIn ? "in" : "out");
    await orToast(answerContest(contestID, isIn));
    setBusy(undefined);
    keep();
  };
  const { title, tone } = HEARD[team.answer];
  return (
    <Callout
      live
      tone={tone}
      title={title}
      action={
        own.isCaptain && (
          <div className={style.answers}>
            {team.answer !== "in" && (
              <Button kind="primary" busy={busy === "in"} busyLabel="Sending" onClick={() => void say(true)}>
                Take part
              </Button>
            )}
            {team.answer !== "declined" && (
              <Button busy={busy === "out"} busyLabel="Sending" onClick={() => void say(false)}>
                Not this time
              </Button>
            )}
          </div>
        )
      }
    >
      <Words
        of={
          own.isCaptain
            ? `${named(hostOf(contest)?.tag ?? "")} invites you. ${team.answer === "waiting" ? "Answer before it begins:" : "You can change your answer until"} ${formatMoment(startStamp)}.`
            : `Your captain answers, until ${formatMoment(startStamp)}.`
        }
      />
    </Callout>
  );
}
