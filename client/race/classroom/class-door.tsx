import { DoorClosed, School } from "lucide-react";
import { useEffect } from "react";

import { raceLink, useSite } from "../../net/site.ts";
import { useSession } from "../../session/session.ts";
import { LinkButton } from "../../ui/controls/link-button.tsx";
import { ClosedDoor } from "../screen/closed-door.tsx";
import type { ClassConnection } from "./class-connection.ts";
import { useClassroom } from "./classroom-store.ts";
import { doorWords, mayOpenByItself } from "./door-words.ts";

/** Where the session says that the class meets, and the room isn't found: it may have opened this very moment. */
const LOOK_AGAIN_MS = 5_000;

interface ClassDoorProps {
  readonly line: ClassConnection;
  /** Waits for a seat again after a race was taken over. */
  readonly onOpen: (() => void) | undefined;
}

/** Why the room of the class is closed. It opens by itself once the lesson begins. */
export function ClassDoor({ line, onOpen }: ClassDoorProps) {
  const { status, sentence, isOver } = useClassroom();
  const isLive = useSession(({ user }) => user?.isLive ?? false);
  const race = raceLink(useSite(({ site }) => site));
  const isWaiting = status === "not-live";
  const looksAgain = isLive && (isWaiting || status === "other-race");
  useEffect(() => {
    if (!looksAgain) return;
    if (isWaiting) void line.open();
    const looking = setInterval(() => void line.open(), LOOK_AGAIN_MS);
    return () => clearInterval(looking);
  }, [line, isWaiting, looksAgain]);
  const { title = "One moment", text = sentence, retry } = doorWords(status, isOver) ?? {};
  const open = (): void => {
    onOpen?.();
    void line.open(status === "elsewhere");
  };
  return (
    <ClosedDoor
      title={title}
      icon={isWaiting ? School : DoorClosed}
      text={text}
      isComing={mayOpenByItself(status)}
      retry={retry}
      onRetry={open}
      ways={
        <>
          <LinkButton to="/class" kind={retry === undefined ? "primary" : "quiet"}>
            To my class
          </LinkButton>
          <LinkButton to={race.to}>{race.label}</LinkButton>
        </>
      }
    />
  );
}
