import { useParams } from "react-router-dom";

import { appeal, useOwnRace } from "../../data/races/use-own-race.ts";
import { RaceLoading, RaceTroubleNote } from "../../race/playback/race-states.tsx";
import { NotYours } from "./not-yours.tsx";
import { Report } from "./report.tsx";

/** Why this player's race did not simply count, in words and numbers, and what can be done. */
export function FairPlayPage() {
  const { raceID = "" } = useParams();
  return <FairPlay key={raceID} raceID={raceID} />;
}

function FairPlay({ raceID }: { readonly raceID: string }) {
  const { load, again } = useOwnRace(raceID);
  if (load.state === "ready")
    return <Report raceID={raceID} own={load.value} onAppeal={() => appeal(raceID)} onChanged={again} />;
  return (
    <main id="main">
      {load.state === "loading" && <RaceLoading />}
      {load.state === "trouble" &&
        (load.trouble.kind === "not-found" ? (
          <NotYours onAgain={again} />
        ) : (
          <RaceTroubleNote trouble={load.trouble} onAgain={again} />
        ))}
    </main>
  );
}
