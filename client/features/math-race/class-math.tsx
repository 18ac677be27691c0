import { useCallback } from "react";

import type { SectionID } from "#shared/ids.ts";

import { ClassRound } from "../../race/classroom/class-round.tsx";
import { ForPupils } from "../../race/classroom/for-pupils.tsx";
import { joinClassRace } from "../../race/classroom/join-class-race.ts";
import { ToTheLine } from "../../race/classroom/to-the-line.tsx";
import { useClassConnection } from "../../race/classroom/use-class-connection.ts";
import { useClassScreen } from "../../race/classroom/use-class-screen.ts";
import { MathScreen } from "../../race/math/math-screen.tsx";
import { useMathSession } from "../../race/math/use-math-session.ts";

/** The same with problems, of the type that the teacher chooses. */
export const ClassMath = () => <ForPupils>{(sectionID) => <Rounds sectionID={sectionID} />}</ForPupils>;

function Rounds({ sectionID }: { readonly sectionID: SectionID }) {
  const line = useClassConnection(sectionID);
  const joinFor = useCallback(() => joinClassRace(line), [line]);
  const [session, raceLesson] = useMathSession(joinFor);
  const race = (): void => raceLesson();
  const around = useClassScreen(race);
  return (
    <ClassRound line={line} race={race}>
      <MathScreen session={session} lobby={<ToTheLine />} onRetry={race} {...around} />
    </ClassRound>
  );
}
