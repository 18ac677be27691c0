import { useParams } from "react-router-dom";

import { useSharedRace } from "../../race/playback/stored-race.ts";
import { Replay } from "./replay-page.tsx";

/** A race that somebody shared by a link. */
export function SharedReplayPage() {
  const { shareCode = "" } = useParams();
  return <Replay key={shareCode} raceID={undefined} {...useSharedRace(shareCode)} />;
}
