import { DoorClosed } from "lucide-react";

import { raceLink, useSite } from "../../net/site.ts";
import { LinkButton } from "../../ui/controls/link-button.tsx";
import { ClosedDoor } from "../screen/closed-door.tsx";
import { closedWords, mayOpenByItself } from "./closed-words.ts";
import type { FriendConnection } from "./friend-connection.ts";
import { useFriends } from "./friend-store.ts";

interface LobbyClosedProps {
  readonly line: FriendConnection;
  /** Waits for a seat again after a race was taken over. */
  readonly onOpen: (() => void) | undefined;
}

/** Why a friend race does not open, and what to do next. */
export function LobbyClosed({ line, onOpen }: LobbyClosedProps) {
  const status = useFriends((friends) => friends.status);
  const sentence = useFriends((friends) => friends.sentence);
  const race = raceLink(useSite(({ site }) => site));
  const { title, text = sentence, retry } = closedWords(status);
  const open = (): void => {
    onOpen?.();
    void line.open(status === "elsewhere");
  };
  return (
    <ClosedDoor
      title={title}
      icon={DoorClosed}
      text={text}
      isComing={mayOpenByItself(status)}
      retry={retry}
      onRetry={open}
      ways={
        <>
          <LinkButton to={race.to} kind={retry === undefined ? "primary" : "quiet"}>
            {race.label}
          </LinkButton>
          <LinkButton to="/">Home</LinkButton>
        </>
      }
    />
  );
}
