import type { RaceAround } from "../screen/race-screen.tsx";
import { Bubbles } from "./bubbles.tsx";
import type { FriendConnection } from "./friend-connection.ts";
import { Phrases } from "./phrases.tsx";
import { useRaceName } from "./race-name.ts";

/**
 * The friends' parts of a race's screen, besides the lobby.
 *
 * @param race goes into the next round
 */
export function useFriendScreen(line: FriendConnection, race: () => void): Omit<RaceAround, "lobby"> {
  return {
    title: useRaceName(),
    over: <Bubbles />,
    leave: { label: "Leave", to: "/" },
    onAgain: () => {
      line.send("gather", {});
      race();
    },
    children: <Phrases line={line} isSmall />,
  };
}
