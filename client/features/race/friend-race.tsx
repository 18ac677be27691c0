import { useMemo } from "react";

import { FriendRound } from "../../race/friends/friend-round.tsx";
import { joinRound } from "../../race/friends/join-round.ts";
import { Lobby } from "../../race/friends/lobby.tsx";
import { useFriendLine } from "../../race/friends/use-friend-line.ts";
import { useFriendScreen } from "../../race/friends/use-friend-screen.tsx";
import { TypingScreen } from "../../race/typing/typing-screen.tsx";
import { useTypingSession } from "../../race/typing/use-typing-session.ts";

interface FriendRaceProps {
  readonly username: string;
}

/**
 * The race behind a racer's link: round after round with the same friends.
 *
 * @source core §2 /race/{username}
 */
export function FriendRace({ username }: FriendRaceProps) {
  const line = useFriendLine(username);
  const join = useMemo(() => joinRound(line, username), [line, username]);
  const [session, race] = useTypingSession(join);
  const around = useFriendScreen(line, race);
  return (
    <FriendRound line={line} race={race}>
      <TypingScreen session={session} lobby={<Lobby line={line} unit="WPM" />} {...around} />
    </FriendRound>
  );
}
