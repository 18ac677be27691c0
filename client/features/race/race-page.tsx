import { lazy, Suspense } from "react";
import { useParams } from "react-router-dom";

import { joinPublicRace } from "../../race/session/race-connection.ts";
import { TypingScreen } from "../../race/typing/typing-screen.tsx";
import { TypingTable } from "../../race/typing/typing-table.tsx";
import { useTypingSession } from "../../race/typing/use-typing-session.ts";
import { Page } from "../../shell/page.tsx";
import { LoadingPage } from "../../shell/states/loading-page.tsx";

const LateMeeting = lazy(async () => ({ default: (await import("./friend-race.tsx")).MeetingRace }));
interface RacePageProps {
  /** With the class, led by its teacher. */
  readonly isOfClass?: boolean;
}

/**
 * A race, or with a racer's link that racer's friend race.
 *
 * @source core §2 /race, /race/{username}
 */
export function RacePage({ isOfClass }: RacePageProps) {
  const { username } = useParams();
  if (!(username ?? isOfClass)) return <PublicRace />;
  return (
    <Suspense fallback={<LoadingPage />}>
      <LateMeeting key={username} link={username} />
    </Suspense>
  );
}

const join = joinPublicRace();

function PublicRace() {
  const [session, race] = useTypingSession(join, true);
  return (
    <Page title="Race" isOwnMaster>
      <TypingScreen title="Race" session={session} onAgain={race} lobby={<TypingTable session={session} />} />
    </Page>
  );
}
