import { useMemo } from "react";

import type { SectionID } from "#shared/ids.ts";

import { ClassRound } from "../../race/classroom/class-round.tsx";
import { ForPupils } from "../../race/classroom/for-pupils.tsx";
import { joinClassRace } from "../../race/classroom/join-class-race.ts";
import { ToTheLine } from "../../race/classroom/to-the-line.tsx";
import { useClassConnection } from "../../race/classroom/use-class-connection.ts";
import { useClassScreen } from "../../race/classroom/use-class-screen.ts";
import { TypingScreen } from "../../race/typing/typing-screen.tsx";
import { useTypingSession } from "../../race/typing/use-typing-session.ts";

/** Where a pupil races with the class by typing, led by the teacher. */
export const ClassRace = () => <ForPupils>{(sectionID) => <Rounds sectionID={sectionID} />}</ForPupils>;

function Rounds({ sectionID }: { readonly sectionID: SectionID }) {
  const line = useClassConnection(sectionID);
  const join = useMemo(() => joinClassRace(line), [line]);
  const [session, race] = useTypingSession(join);
  const around = useClassScreen(race);
  return (
    <ClassRound line={line} race={race}>
      <TypingScreen session={session} lobby={<ToTheLine />} {...around} />
    </ClassRound>
  );
}
