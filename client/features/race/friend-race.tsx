import { lazy, useMemo } from "react";

import { FriendRound } from "../../race/friend-lobby/friend-round.tsx";
import { joinRound } from "../../race/friend-lobby/join-round.ts";
import { Lobby } from "../../race/friend-lobby/lobby.tsx";
import { useFriendConnection } from "../../race/friend-lobby/use-friend-connection.ts";
import { useFriendScreen } from "../../race/friend-lobby/use-friend-screen.tsx";
import { TypingScreen } from "../../race/typing/typing-screen.tsx";
import { useTypingSession } from "../../race/typing/use-typing-session.ts";

const LateClassRace = lazy(async () => ({ default: (await import("./class-race.tsx")).ClassRace }));

interface FriendRaceProps {
  readonly link: string;
}

/**
 * The race behind a racer's link: round after round with the same friends.
 *
 * @source core §2 /race/{username}
 */
function FriendRace({ link }: FriendRaceProps) {
  const line = useFriendConnection(link);
  const join = useMemo(() => joinRound(line, link), [line, link]);
  const [session, race] = useTypingSession(join);
  const around = useFriendScreen(line, race);
  return (
    <FriendRound line={line} race={race}>
      <TypingScreen session={session} lobby={<Lobby line={line} unit="WPM" />} {...around} />
    </FriendRound>
  );
}

/** With the friends behind a link, and without one with the class. */
export const MeetingRace = ({ link }: Partial<FriendRaceProps>) =>
  link === undefined ? <LateClassRace /> : <FriendRace link={link} />;
