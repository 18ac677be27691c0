import { useEffect, useMemo } from "react";

import { LoadingPage } from "../../../frame/loading-page.tsx";
import { Place } from "../../../frame/place.tsx";
import { useIsLoggedIn } from "../../../session/session.ts";
import { RaceScreen } from "../race-screen.tsx";
import { useRace } from "../store.ts";
import { useEngine } from "../use-engine.ts";
import { Bubbles } from "./bubbles.tsx";
import { ClosedDoor } from "./closed-door.tsx";
import { isClosed } from "./closed-words.ts";
import { FriendLine } from "./friend-line.ts";
import { useFriends } from "./friend-store.ts";
import { homeStreet, joinFriendRace } from "./join-friend-race.ts";
import { Lobby } from "./lobby.tsx";
import { Phrases } from "./phrases.tsx";
import { raceName } from "./race-name.ts";
import { useInvitations } from "./use-invitations.ts";

interface FriendRaceProps {
  readonly username: string;
}

/**
 * The race behind a racer's link: round after round with the same friends.
 *
 * @source core §2 /race/{username}
 */
export function FriendRace({ username }: FriendRaceProps) {
  const line = useMemo(() => new FriendLine(username), [username]);
  const wayIn = useMemo(() => joinFriendRace(line, homeStreet(username)), [line, username]);
  const [engine, race] = useEngine(wayIn);
  useEffect(() => {
    void line.open();
    return () => line.leave();
  }, [line]);
  const isCalled = useFriends((friends) => friends.isCalled);
  useEffect(() => {
    if (isCalled) race();
  });
  const door = useFriends((friends) => friends.door);
  const table = useFriends((friends) => friends.table);
  useInvitations(line, table);
  const isWaiting = useRace(({ stage }) => stage === "entering" || stage === "table");
  const isLoggedIn = useIsLoggedIn();

  if (isWaiting && !table) return isClosed(door) ? <ClosedDoor line={line} /> : <LoadingPage />;
  const title = table ? raceName(table) : "Friend race";
  return (
    <Place title={title} isOwnMaster>
      <RaceScreen
        title={title}
        engine={engine}
        over={<Bubbles />}
        lobby={table && <Lobby line={line} table={table} />}
        leave={{ label: "Leave", to: isLoggedIn ? "/garage" : "/" }}
        onAgain={() => {
          line.send("gather", {});
          race();
        }}
      >
        <Phrases line={line} isSmall />
      </RaceScreen>
    </Place>
  );
}
