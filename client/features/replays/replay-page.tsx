import type { ReactNode } from "react";
import { useParams } from "react-router-dom";

import type { Loaded } from "../../data/loaded.ts";
import { NoKeys, RaceLoading, RaceTroubleNote } from "../../race/playback/race-states.tsx";
import { useStoredRace, type StoredRace } from "../../race/playback/stored-race.ts";
import { Theatre } from "./theatre.tsx";

/** The replay of this player's race, from the key logs of all racers. @source teams-shop-seasons §7 */
export function ReplayPage() {
  const { raceID = "" } = useParams();
  return <Replay key={raceID} raceID={raceID} {...useStoredRace(raceID)} />;
}

interface ReplayProps extends Loaded<StoredRace> {
  /** Undefined for a shared link, which hides the race's id. */
  readonly raceID: string | undefined;
  /** The way back, where it isn't to a race. */
  readonly back?: ReactNode;
  /** What is said where the race isn't there, or can't be watched any more. */
  readonly missing?: ReactNode;
}

export function Replay({ raceID, back, missing, load, again }: ReplayProps) {
  const race = load.state === "ready" ? load.value : undefined;
  if (race?.racers.some(({ playback }) => playback?.steps.length)) {
    return <Theatre race={race} raceID={race.isOwn ? raceID : undefined} back={back} />;
  }
  return (
    <main id="main">
      {load.state === "loading" && <RaceLoading />}
      {load.state === "trouble" && <RaceTroubleNote trouble={load.trouble} onAgain={again} missing={missing} />}
      {race && <NoKeys isOwn={race.isOwn} />}
    </main>
  );
}
