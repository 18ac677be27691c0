import { useParams } from "react-router-dom";

import { fetchShared } from "../../race/playback/stored-race.ts";
import { Replay } from "./replay-page.tsx";

/** A race that somebody shared by a link. */
export function SharedReplayPage() {
  const { shareCode = "" } = useParams();
  return <Replay key={shareCode} raceID={undefined} fetcher={fetchShared} code={shareCode} />;
}
