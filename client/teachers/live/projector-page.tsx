import { Maximize2 } from "lucide-react";
import { useEffect } from "react";
import { Navigate, useParams } from "react-router-dom";

import type { LessonView } from "#shared/contracts/realtime/classroom.ts";
import type { SectionID } from "#shared/ids.ts";

import { fillScreen, leaveFullScreen, mayFillScreen } from "../../browser/full-screen.ts";
import { useSiteFacts } from "../../net/site.ts";
import { Button } from "../../ui/controls/button.tsx";
import { LinkButton } from "../../ui/controls/link-button.tsx";
import { useIsTeacher } from "../frame/use-is-teacher.ts";
import { Announcer } from "./announcer.tsx";
import { LessonStates } from "./lesson-states.tsx";
import { useLive } from "./live-store.ts";
import { ProjectorGathering } from "./projector-gathering.tsx";
import { ProjectorFinal, ProjectorPodium } from "./projector-podium.tsx";
import { ProjectorRace } from "./projector-race.tsx";
import { ProjectorTitle } from "./projector-title.tsx";
import { useLiveConnection } from "./use-live-connection.ts";

import layout from "../ui/layout.module.css";
import style from "./projector-page.module.css";

/** A lesson for the wall: no real name is on it. */
export const LessonProjectorPage = () => (useIsTeacher() ? <Projector /> : <Navigate to="/" replace />);

function Projector() {
  useSiteFacts();
  const sectionID = Number(useParams().id) as SectionID;
  const line = useLiveConnection(sectionID, false);
  useEffect(() => () => void leaveFullScreen(), []);
  const classPath = `/classes/${sectionID}`;
  return (
    <main id="main" tabIndex={-1} className={style.screen}>
      <ProjectorTitle />
      <Announcer />
      <div className={style.scene}>
        <LessonStates line={line} classPath={classPath}>
          {(lesson) => <Scene lesson={lesson} />}
        </LessonStates>
      </div>
      <div className={layout.line}>
        {mayFillScreen() && (
          <Button size="small" kind="plain" icon={<Maximize2 aria-hidden />} onClick={() => void fillScreen()}>
            Whole Screen
          </Button>
        )}
        <LinkButton size="small" kind="plain" to={`${classPath}/live`}>
          Back to the lesson
        </LinkButton>
        <LinkButton size="small" kind="plain" to={`${classPath}/projector`}>
          Join code
        </LinkButton>
      </div>
    </main>
  );
}

function Scene({ lesson }: { readonly lesson: LessonView }) {
  const podium = useLive((view) => view.podium);
  const final = useLive((view) => view.final);
  if (lesson.race) return <ProjectorRace lesson={lesson} race={lesson.race} />;
  if (final) return <ProjectorFinal final={final} />;
  return podium ? <ProjectorPodium podium={podium} /> : <ProjectorGathering lesson={lesson} />;
}
