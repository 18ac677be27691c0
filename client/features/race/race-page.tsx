import { lazy, Suspense } from "react";
import { useParams } from "react-router-dom";

import { LoadingPage } from "../../frame/loading-page.tsx";
import { Place } from "../../frame/place.tsx";
import { joinRace } from "../../race/typing/connection.ts";
import { RaceScreen } from "../../race/typing/race-screen.tsx";
import { Table } from "../../race/typing/typing-table.tsx";
import { useEngine } from "../../race/typing/use-engine.ts";

const LateFriendRace = lazy(async () => ({ default: (await import("./friend-race.tsx")).FriendRace }));

/**
 * A race, or with a racer's name that racer's friend race.
 *
 * @source core §2 /race, /race/{username}
 */
export function RacePage() {
  const { username } = useParams();
  if (username === undefined) return <PublicRace />;
  return (
    <Suspense fallback={<LoadingPage />}>
      <LateFriendRace key={username} username={username} />
    </Suspense>
  );
}

function PublicRace() {
  const [engine, race] = useEngine(joinRace);
  return (
    <Place title="Race" isOwnMaster>
      <RaceScreen title="Race" engine={engine} onAgain={race} lobby={<Table />} />
    </Place>
  );
}
