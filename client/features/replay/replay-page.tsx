import { useParams } from "react-router-dom";

import type { Loaded } from "../../data/loaded.ts";
import { NoKeys, RaceLoading, RaceTroubleNote } from "../../race/playback/race-states.tsx";
import { useStoredRace, type StoredRace } from "../../race/playback/stored-race.ts";
import { Theatre } from "./theatre.tsx";

/** One's own race again, from the keys of all who were in it. @source teams-shop-seasons §7 */
export function ReplayPage() {
  const { raceID = "" } = useParams();
  return <Replay key={raceID} raceID={raceID} {...useStoredRace(raceID)} />;
}

interface ReplayProps extends Loaded<StoredRace> {
  /** Undefined where the race came by a link that hides which one it is. */
  readonly raceID: string | undefined;
}

export function Replay({ raceID, load, again }: ReplayProps) {
  const race = load.state === "ready" ? load.value : undefined;
  if (race?.racers.some(({ playback }) => playback?.steps.length)) {
    return <Theatre race={race} raceID={race.isOwn ? raceID : undefined} />;
  }
  return (
    <main id="main">
      {load.state === "loading" && <RaceLoading />}
      {load.state === "trouble" && <RaceTroubleNote trouble={load.trouble} onAgain={again} />}
      {race && <NoKeys isOwn={race.isOwn} />}
    </main>
  );
}
