import type { ReactNode } from "react";

import type { LessonView } from "#shared/contracts/realtime/classroom.ts";

import { Button } from "../../ui/controls/button.tsx";
import { LinkButton } from "../../ui/controls/link-button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { OfflineBanner } from "../../ui/feedback/offline-banner.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { VisuallyHidden } from "../../ui/layout/visually-hidden.tsx";
import type { LiveConnection } from "./live-connection.ts";
import { triesAgain } from "./live-status.ts";
import { useLive } from "./live-store.ts";

import layout from "../ui/layout.module.css";
import style from "./lesson-states.module.css";

interface LessonStatesProps {
  readonly line: LiveConnection;
  /** Where one goes from a lesson that is over. */
  readonly classPath: string;
  readonly children: (lesson: LessonView) => ReactNode;
}

/** The lesson as it was heard last, or why there is none. */
export function LessonStates({ line, classPath, children }: LessonStatesProps) {
  const status = useLive((view) => view.status);
  const lesson = useLive((view) => view.lesson);
  const open = (): void => void line.open();
  const begin = (): void => void line.open(true);
  const back = <LinkButton to={classPath}>Back to the Class</LinkButton>;
  if (status === "refused") {
    return (
      <EmptyState
        level={2}
        scene="road"
        title="This isn't your class"
        text="Only its teachers can open a lesson here."
        action={
          <LinkButton kind="primary" to="/">
            Your Classes
          </LinkButton>
        }
      />
    );
  }
  if (status === "closed" || status === "stopped") {
    const isClosed = status === "closed";
    const isOver = isClosed && lesson !== undefined;
    return (
      <EmptyState
        level={2}
        scene="road"
        title={isOver ? "The lesson is over" : isClosed ? "No lesson is on" : "The lesson goes on without this page"}
        text={
          isOver
            ? "The pupils are back in the game."
            : isClosed
              ? "Start one, and pupils who are logged in come by themselves."
              : "It was quiet here for long, or open in many places."
        }
        action={
          <div className={layout.line}>
            <Button kind="primary" onClick={isClosed ? begin : open}>
              {isOver ? "Start a new lesson" : isClosed ? "Start live lesson" : "Come back"}
            </Button>
            {back}
          </div>
        }
      />
    );
  }
  if (!lesson) {
    if (!triesAgain(status)) {
      return (
        <div aria-busy>
          <VisuallyHidden>Loading</VisuallyHidden>
          <Skeleton height="4rem" lines={5} />
        </div>
      );
    }
    return (
      <ErrorState
        level={2}
        title={status === "offline" ? "You're offline" : "The classroom doesn't answer yet"}
        text="We'll keep trying, and open the lesson as soon as we get through."
        retry="Try now"
        onRetry={open}
      />
    );
  }
  return (
    <div className={style.known}>
      <OfflineBanner offline={status !== "open"}>
        {status === "offline"
          ? "You're offline. We'll keep trying. What you see is from a moment ago."
          : "Connection lost. Reconnecting… What you see is from a moment ago."}
      </OfflineBanner>
      {children(lesson)}
    </div>
  );
}
