import { useParams } from "react-router-dom";

import { NoKeys, RaceLoading, RaceTroubleNote } from "../../race/playback/race-states.tsx";
import { useStoredRace } from "../../race/playback/stored-race.ts";
import { GhostRace } from "./ghost-race.tsx";

/** A race against this player's own earlier race, only in this browser. */
export function GhostPage() {
  const { raceID = "" } = useParams();
  const { load, again } = useStoredRace(raceID);
  if (load.state === "ready") {
    const race = load.value;
    const then = race.racers.find(({ slot }) => slot === race.viewSlot);
    const { playback } = then ?? {};
    if (then && playback && playback.steps.length > 0) {
      return <GhostRace key={raceID} raceID={raceID} race={race} then={then} playback={playback} />;
    }
  }
  return (
    <main id="main">
      {load.state === "loading" && <RaceLoading />}
      {load.state === "trouble" && <RaceTroubleNote trouble={load.trouble} onAgain={again} />}
      {load.state === "ready" && <NoKeys isOwn={load.value.isOwn} />}
    </main>
  );
}
