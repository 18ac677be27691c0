import { Button } from "../../../ui/button.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import type { FriendLine } from "./friend-line.ts";
import { useFriends, type Door } from "./friend-store.ts";

import style from "./lobby.module.css";

interface ClosedDoorProps {
  readonly line: FriendLine;
  readonly username: string;
}

interface Words {
  readonly title: string;
  readonly text: string | undefined;
  /** What the button says that tries again; without one there is none. */
  readonly retry?: string;
}

/** Why a friend race does not open, and the ways on. */
export function ClosedDoor({ line, username }: ClosedDoorProps) {
  const door = useFriends((friends) => friends.door);
  const sentence = useFriends((friends) => friends.sentence);
  const { title, text, retry } = wordsFor(door, sentence, username);
  return (
    <div className={style.closed} role="alert">
      <h2 className={style.title}>{title}</h2>
      <p>{text}</p>
      <div className={style.ways}>
        {retry !== undefined && (
          <Button kind="primary" onClick={() => void line.open()}>
            {retry}
          </Button>
        )}
        <LinkButton to="/race" kind={retry === undefined ? "primary" : "quiet"}>
          Race Now
        </LinkButton>
        <LinkButton to="/">Home</LinkButton>
      </div>
    </div>
  );
}

function wordsFor(door: Door, sentence: string | undefined, username: string): Words {
  switch (door) {
    case "not-found":
      return { title: `There is no racer named ${username}.`, text: "Look at the link once more: is the name right?" };
    case "invite-only":
      return { title: "This race is for invited racers", text: sentence, retry: "Try again" };
    case "full":
      return { title: "All five seats are taken", text: sentence, retry: "Try again" };
    case "offline":
      return {
        title: "You are offline",
        text: "We cannot reach the server. As soon as we can, this race opens by itself.",
        retry: "Try now",
      };
    case "elsewhere":
      return {
        title: "This race is open somewhere else",
        text: "You came in again in another tab or on another device. One racer, one seat!",
        retry: "Race here instead",
      };
    case "opening":
    case "open":
    case "reconnecting":
    case "closed":
      return { title: "A flat tyre", text: sentence, retry: "Try again" };
  }
}
