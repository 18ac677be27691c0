import { lazy, useCallback } from "react";

import { FriendRound } from "../../race/friend-lobby/friend-round.tsx";
import { joinRound } from "../../race/friend-lobby/join-round.ts";
import { Lobby } from "../../race/friend-lobby/lobby.tsx";
import { useFriendConnection } from "../../race/friend-lobby/use-friend-connection.ts";
import { useFriendScreen } from "../../race/friend-lobby/use-friend-screen.tsx";
import { LobbyLesson } from "../../race/math/lessons/lobby-lesson.tsx";
import { MathScreen } from "../../race/math/math-screen.tsx";
import { useMathSession } from "../../race/math/use-math-session.ts";

const LateClassMath = lazy(async () => ({ default: (await import("./class-math.tsx")).ClassMath }));

interface FriendMathProps {
  readonly link: string;
}

/**
 * The math race behind a racer's link: round after round with the same friends, with the host's lesson.
 *
 * @source core §2 /play/{username}
 */
function FriendMath({ link }: FriendMathProps) {
  const line = useFriendConnection(link);
  const joinFor = useCallback(() => joinRound(line, link), [line, link]);
  const [session, raceLesson] = useMathSession(joinFor);
  const race = (): void => raceLesson();
  const around = useFriendScreen(line, race);
  const lobby = <Lobby line={line} unit="a minute" subject={<LobbyLesson line={line} />} />;
  return (
    <FriendRound line={line} race={race}>
      <MathScreen session={session} lobby={lobby} onRetry={race} {...around} />
    </FriendRound>
  );
}

/** With the friends behind a link, and without one with the class. */
export const MeetingMath = ({ link }: Partial<FriendMathProps>) =>
  link === undefined ? <LateClassMath /> : <FriendMath link={link} />;
