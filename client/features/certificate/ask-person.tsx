import { Hand } from "lucide-react";
import { useState } from "react";

import type { WaitingRewards } from "#shared/contracts/race/certificate.ts";

import { tell } from "../../data/facts.ts";
import { appeal } from "../../data/races/use-own-race.ts";
import { CallProblem } from "../../net/call.ts";
import { useViewer } from "../../shell/links/viewer.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Callout } from "../../ui/feedback/callout.tsx";
import { askable } from "./waiting-sums.ts";

import style from "./ask-person.module.css";

/** The way without pictures: one press, and a person looks at all that waits. */
export function AskPerson({ waiting }: { readonly waiting: readonly WaitingRewards[] }) {
  const [isAsking, setAsking] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const open = askable(waiting);
  const isPupil = useViewer().person.classStanding === "member";
  const hasTeacher = isPupil && waiting.some(({ byCertificate }) => byCertificate);
  const isAsked = open.length === 0 && waiting.some((each) => each.isAsked);
  const ask = (): void => {
    setAsking(true);
    setTrouble(undefined);
    askFor(open)
      .catch((problem: unknown) => {
        setTrouble(problem instanceof CallProblem ? problem.message : "That didn't work. Please try again.");
        if (!(problem instanceof CallProblem)) reportError(problem);
      })
      .finally(() => setAsking(false));
  };
  if (open.length === 0 && !isAsked) return null;
  return (
    <section className={style.way} aria-label="Ask a person">
      {isAsked ? (
        <output className={style.asked}>
          <b>A person is looking at it.</b>{" "}
          {hasTeacher
            ? "If you raced in your class, your teacher sees it too: let them watch you type."
            : "There's nothing else you need to do."}{" "}
          We'll tell you when there's an answer.
        </output>
      ) : (
        <p>
          <b>Can't see a screen well, or don't feel like a test?</b> Then you don't need one.{" "}
          {hasTeacher
            ? "One of our team, or your teacher for races in your class, can look at them instead."
            : "A person can look at your races instead, usually within a day."}
        </p>
      )}
      {!isAsked && (
        <Button icon={<Hand aria-hidden />} busy={isAsking} onClick={ask}>
          Ask a person to check
        </Button>
      )}
      {trouble !== undefined && (
        <Callout tone="wrong" live>
          {trouble}
        </Callout>
      )}
    </section>
  );
}

async function askFor(open: readonly WaitingRewards[]): Promise<void> {
  const races = new Set(open.map(({ raceID }) => raceID));
  for (const raceID of races) await appeal(raceID);
  await tell("progress");
}
