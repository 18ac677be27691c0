import { useCallback } from "react";

import { FriendFrame } from "../../race/friends/friend-frame.tsx";
import { homeStreet, waitAmongFriends } from "../../race/friends/lobby-road.ts";
import { useFriendLine } from "../../race/friends/use-friend-line.ts";
import { enterMathRace, type Wish } from "../../race/math/connection.ts";
import { LobbyLesson } from "../../race/math/lessons/lobby-lesson.tsx";
import { MathScreen } from "../../race/math/math-screen.tsx";
import { useMath } from "../../race/math/store.ts";
import { useMathEngine } from "../../race/math/use-math-engine.ts";

interface FriendMathProps {
  readonly username: string;
}

/**
 * The math race behind a racer's link: round after round with the same friends, who all solve what the host chooses.
 *
 * @source core §2 /play/{username}
 */
export function FriendMath({ username }: FriendMathProps) {
  const line = useFriendLine(username);
  const wishFor = useCallback(
    (): Wish => ({
      wayIn: async (events, signal) => {
        const show = events.gathered.bind(events);
        const { client, seat } = await waitAmongFriends(line, homeStreet(username), show, signal);
        return enterMathRace(client, seat, events, signal);
      },
    }),
    [line, username],
  );
  const [engine, race] = useMathEngine(wishFor);
  const stage = useMath((view) => view.stage);
  const ownSlot = useMath((view) => view.slot);
  return (
    <FriendFrame
      line={line}
      stage={stage}
      ownSlot={ownSlot}
      race={() => race()}
      unit="a minute"
      subject={<LobbyLesson line={line} />}
    >
      {({ phrases, ...parts }) => (
        <MathScreen engine={engine} onRetry={() => race()} {...parts}>
          {phrases}
        </MathScreen>
      )}
    </FriendFrame>
  );
}
