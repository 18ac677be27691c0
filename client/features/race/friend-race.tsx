import { useMemo } from "react";

import { FriendFrame } from "../../race/friends/friend-frame.tsx";
import { homeStreet } from "../../race/friends/lobby-road.ts";
import { useFriendLine } from "../../race/friends/use-friend-line.ts";
import { joinFriendRace } from "../../race/typing/join-friend-race.ts";
import { RaceScreen } from "../../race/typing/race-screen.tsx";
import { useRace } from "../../race/typing/store.ts";
import { useEngine } from "../../race/typing/use-engine.ts";

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
  const wayIn = useMemo(() => joinFriendRace(line, homeStreet(username)), [line, username]);
  const [engine, race] = useEngine(wayIn);
  const stage = useRace((view) => view.stage);
  const ownSlot = useRace((view) => view.slot);
  return (
    <FriendFrame line={line} stage={stage} ownSlot={ownSlot} race={race} unit="WPM">
      {({ phrases, ...parts }) => (
        <RaceScreen engine={engine} {...parts}>
          {phrases}
        </RaceScreen>
      )}
    </FriendFrame>
  );
}
