import { useCallback } from "react";
import { useParams } from "react-router-dom";

import { NoKeys, RaceLoading, RaceTroubleNote } from "../../race/playback/race-states.tsx";
import { fetchRace, useStoredRace, type StoredRace } from "../../race/playback/stored-race.ts";
import { Theatre } from "./theatre.tsx";

/** One's own race again, from the keys of all who were in it. @source teams-shop-seasons §7 */
export function ReplayPage() {
  const { raceID = "" } = useParams();
  return <Replay key={raceID} raceID={raceID} fetcher={fetchRace} code={raceID} />;
}

interface ReplayProps {
  /** Undefined where the race came by a link that hides which one it is. */
  readonly raceID: string | undefined;
  readonly code: string;
  readonly fetcher: (code: string) => Promise<StoredRace>;
}

export function Replay({ raceID, code, fetcher }: ReplayProps) {
  const fetchOne = useCallback(() => fetcher(code), [fetcher, code]);
  const { load, again } = useStoredRace(fetchOne);
  const isWatchable = load.state === "ready" && load.race.racers.some(({ playback }) => playback?.steps.length);
  if (isWatchable) return <Theatre race={load.race} raceID={load.race.isOwn ? raceID : undefined} />;
  return (
    <main id="main">
      {load.state === "loading" && <RaceLoading />}
      {load.state === "trouble" && <RaceTroubleNote trouble={load.trouble} onAgain={again} />}
      {load.state === "ready" && <NoKeys isOwn={load.race.isOwn} />}
    </main>
  );
}
