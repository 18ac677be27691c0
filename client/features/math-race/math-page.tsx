import { lazy, Suspense, useEffect, useState } from "react";
import { useLocation, useNavigate, useParams } from "react-router-dom";

import type { LessonID } from "#shared/content/lessons/lesson.ts";

import { chooseLesson } from "../../race/math/lessons/chosen-lesson.ts";
import { Selector } from "../../race/math/lessons/selector.tsx";
import { MathScreen } from "../../race/math/math-screen.tsx";
import { useMath } from "../../race/math/math-store.ts";
import { MathTable } from "../../race/math/math-table.tsx";
import { useMathSession } from "../../race/math/use-math-session.ts";
import { joinPublicRace, type JoinRace } from "../../race/session/race-connection.ts";
import { Page } from "../../shell/page.tsx";
import { LoadingPage } from "../../shell/states/loading-page.tsx";

const LateMeeting = lazy(async () => ({ default: (await import("./friend-math.tsx")).MeetingMath }));
interface MathPageProps {
  /** With the class, led by its teacher. */
  readonly isOfClass?: boolean;
}

/**
 * A race by solving problems, or with a racer's link that racer's friend race.
 *
 * @source core §2 /play, /play/{username}
 */
export function MathPage({ isOfClass }: MathPageProps) {
  const { username } = useParams();
  if (username === undefined && !isOfClass) return <PublicMath />;
  return (
    <Suspense fallback={<LoadingPage />}>
      <LateMeeting key={username} link={username} />
    </Suspense>
  );
}

/** The chosen lesson decides the opponents. */
const joinFor = (lessonID?: LessonID): JoinRace | undefined => lessonID && joinPublicRace({ lessonID });

/** The lesson chosen at the race button. Used once: a page that is opened again asks. */
function useWishedLesson(): LessonID | undefined {
  const { state } = useLocation() as { readonly state: { readonly lessonID?: LessonID } | null };
  const [wished] = useState(state?.lessonID);
  const navigate = useNavigate();
  useEffect(() => {
    if (wished) void navigate(".", { replace: true, state: null });
  }, [wished, navigate]);
  return wished;
}

function PublicMath() {
  const wished = useWishedLesson();
  const [session, race] = useMathSession(joinFor, wished, true);
  const choose = (lessonID: LessonID): void => {
    chooseLesson(lessonID);
    race(lessonID);
  };
  return (
    <Page title="Play" isOwnMaster>
      <MathScreen
        title="Math Race"
        session={session}
        lobby={<MathTable />}
        onAgain={() => useMath.setState({ isChoosing: true, isAgain: true })}
        onRetry={() => {
          const { lessonID } = useMath.getState();
          if (lessonID) choose(lessonID);
          else useMath.setState({ isChoosing: true });
        }}
      />
      <Selector onChoose={choose} />
    </Page>
  );
}
