import { useEffect, useRef } from "react";

import type { LobbyView } from "#shared/contracts/realtime/friend-lobby.ts";

import { Button } from "../../ui/controls/button.tsx";
import type { FriendConnection } from "./friend-connection.ts";
import { useFriends } from "./friend-store.ts";

interface StartProps {
  readonly line: FriendConnection;
  readonly table: LobbyView;
  readonly isLeaving: boolean;
}

/** Long enough that the Enter key press that led here does not start the race. */
const FOCUS_AFTER_MS = 700;

/** The start button, for the racer who has it. */
export function Start({ line, table, isLeaving }: StartProps) {
  const isOpen = useFriends(({ status }) => status === "open");
  const button = useRef<HTMLButtonElement>(null);
  const isStarter = table.starterSlot === table.ownSlot;
  useEffect(() => {
    if (!isStarter) return;
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
    }, FOCUS_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isStarter]);
  if (!isStarter) return null;
  return (
    <Button
      ref={button}
      kind="primary"
      size="large"
      disabled={!isOpen || table.isRacing}
      busy={isLeaving}
      busyLabel="The race opens"
      onClick={() => line.send("begin-friend-race", {})}
    >
      Start Race
    </Button>
  );
}
