import { useEffect, type ReactNode } from "react";

import { LoadingPage } from "../../frame/loading-page.tsx";
import { Place } from "../../frame/place.tsx";
import { useIsLoggedIn } from "../../session/session.ts";
import type { Exit } from "../screen/results/board-actions.tsx";
import { Bubbles } from "./bubbles.tsx";
import { isClosed } from "./closed-words.ts";
import type { FriendLine } from "./friend-line.ts";
import { useFriends } from "./friend-store.ts";
import { ClosedDoor } from "./lobby-closed.tsx";
import { Lobby } from "./lobby.tsx";
import { Phrases } from "./phrases.tsx";
import { raceName } from "./race-name.ts";
import type { Stage } from "./stage.ts";
import { useInvitations } from "./use-invitations.ts";

/** What a race's own screen shows of the friends around it. */
export interface FriendParts {
  readonly title: string;
  /** Stands on the road. */
  readonly over: ReactNode;
  /** Shown while the racers gather. */
  readonly lobby: ReactNode;
  /** The way out, below the results. */
  readonly leave: Exit;
  /** Back to the lobby. */
  readonly onAgain: () => void;
  /** What racers say to each other below the results. */
  readonly phrases: ReactNode;
}

interface FriendFrameProps {
  readonly line: FriendLine;
  /** Where the racer stands, and on which seat. */
  readonly stage: Stage;
  readonly ownSlot: number;
  /** Goes into the next round. */
  readonly race: () => void;
  /** What an average speed is counted in. */
  readonly unit: string;
  /** What is raced, where there is a choice. */
  readonly subject?: ReactNode;
  readonly children: (parts: FriendParts) => ReactNode;
}

/** Round after round with the same friends, whatever they race: the lobby, its door, and what they say. */
export function FriendFrame({ line, stage, ownSlot, race, unit, subject, children }: FriendFrameProps) {
  const isCalled = useFriends((friends) => friends.isCalled);
  useEffect(() => {
    if (!isCalled) return;
    useFriends.setState({ isCalled: false });
    race();
  });
  const door = useFriends((friends) => friends.door);
  const table = useFriends((friends) => friends.table);
  useInvitations(line, table);
  const isLoggedIn = useIsLoggedIn();

  const isEarly = stage === "parked" || stage === "entering" || stage === "table";
  const isOut = isEarly && !table;
  const isTaken = stage === "trouble" && door === "elsewhere";
  if (isTaken || (isOut && isClosed(door))) return <ClosedDoor line={line} onOpen={isTaken ? race : undefined} />;
  if (isOut) return <LoadingPage />;
  const title = table ? raceName(table) : "Friend race";
  const isLeaving = stage === "gathering";
  return (
    <Place title={title} isOwnMaster>
      {children({
        title,
        over: <Bubbles stage={stage} ownSlot={ownSlot} />,
        lobby: table && <Lobby line={line} table={table} isLeaving={isLeaving} unit={unit} subject={subject} />,
        leave: { label: "Leave", to: isLoggedIn ? "/garage" : "/" },
        onAgain: () => {
          line.send("gather", {});
          race();
        },
        phrases: <Phrases line={line} isSmall />,
      })}
    </Place>
  );
}
