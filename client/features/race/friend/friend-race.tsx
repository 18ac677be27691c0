import { useEffect, useMemo } from "react";

import { useIsLoggedIn } from "../../../session/session.ts";
import { RaceScreen } from "../race-screen.tsx";
import { useEngine } from "../use-engine.ts";
import { Bubbles } from "./bubbles.tsx";
import { FriendLine } from "./friend-line.ts";
import { useFriends } from "./friend-store.ts";
import { homeStreet, joinFriendRace } from "./join-friend-race.ts";
import { Lobby } from "./lobby.tsx";
import { Phrases } from "./phrases.tsx";

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
  const isLoggedIn = useIsLoggedIn();

  return (
    <RaceScreen
      engine={engine}
      over={<Bubbles />}
      lobby={<Lobby line={line} username={username} />}
      leave={{ label: "Leave", to: isLoggedIn ? "/garage" : "/" }}
      onAgain={() => {
        line.send("gather", {});
        race();
      }}
    >
      <Phrases line={line} isSmall />
    </RaceScreen>
  );
}
