import { useState } from "react";
import { flushSync } from "react-dom";

import type { LessonID } from "#shared/content/lessons/lesson.ts";
import type { WaitingRewards } from "#shared/contracts/race/certificate.ts";

import { useCertificates } from "../../data/races/use-certificates.ts";
import { isUnderWay, useTrial } from "../../race/certificate/trial-store.ts";
import { useTrialSession } from "../../race/certificate/use-trial-session.ts";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { VisuallyHidden } from "../../ui/layout/visually-hidden.tsx";
import { endedWords } from "./ended-words.ts";
import { Overview } from "./overview.tsx";
import { Spoken } from "./spoken.tsx";
import { Trial } from "./trial/trial.tsx";

import style from "./certificate-page.module.css";

/** The certificate of speed: what waits for one, the trial, and what it brought. @source rules Certificate of speed */
export function CertificatePage() {
  const session = useTrialSession();
  const { load, again } = useCertificates();
  const trial = useTrial();
  /** What waited as the last trial began. */
  const [before, setBefore] = useState<readonly WaitingRewards[]>([]);
  const start = (lessonID: LessonID | null): void => {
    if (load.state === "ready") setBefore(load.value.waiting);
    // A phone opens its keyboard only for a field that is there at once.
    flushSync(() => session.start(lessonID));
  };
  const waiting = load.state === "ready" ? load.value.waiting : before;
  const ended = endedWords(trial, before, waiting);
  return (
    <main id="main" className={style.page}>
      <Spoken phase={trial.phase} ended={ended?.lines.join(" ")} />
      {isUnderWay(trial) ? (
        <Trial session={session} />
      ) : load.state === "ready" ? (
        <Overview own={load.value} ended={ended} onStart={start} />
      ) : load.state === "loading" ? (
        <div aria-busy className={style.state}>
          <h1>Certificate of speed</h1>
          <VisuallyHidden>Loading what waits for you</VisuallyHidden>
          <Skeleton height="4.5rem" lines={3} />
        </div>
      ) : (
        <ErrorState
          level={1}
          title={load.trouble.kind === "offline" ? "You're offline" : undefined}
          text={
            load.trouble.kind === "offline"
              ? "What waits for you is safe. It shows up here as soon as we reach the server."
              : load.trouble.sentence
          }
          onRetry={again}
        />
      )}
    </main>
  );
}
