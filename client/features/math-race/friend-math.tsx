import { useCallback } from "react";

import { FriendFrame } from "../../friend-race/friend-frame.tsx";
import { homeStreet, waitAmongFriends } from "../../friend-race/lobby-road.ts";
import { useFriendLine } from "../../friend-race/use-friend-line.ts";
import { enterMathRace, type Wish } from "./connection.ts";
import { LobbyLesson } from "./lobby-lesson.tsx";
import { MathScreen } from "./math-screen.tsx";
import { useMath } from "./store.ts";
import { useMathEngine } from "./use-math-engine.ts";

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
