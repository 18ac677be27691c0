import { Maximize2 } from "lucide-react";
import { useEffect } from "react";
import { Navigate, useParams } from "react-router-dom";

import type { SectionID } from "#shared/ids.ts";

import { fillScreen, leaveFullScreen, mayFillScreen } from "../../browser/full-screen.ts";
import { Button } from "../../ui/controls/button.tsx";
import { LinkButton } from "../../ui/controls/link-button.tsx";
import { asIs } from "../../ui/data/as-is.tsx";
import { useClassFile } from "../data/use-classes.ts";
import { useIsTeacher } from "../frame/use-is-teacher.ts";
import { PageStates } from "../ui/page-states.tsx";
import { JoinScreen } from "./join-screen.tsx";

import layout from "../ui/layout.module.css";
import style from "./projector-page.module.css";

/** The join code alone, for the wall: no real name is on it. */
export const ProjectorPage = () => (useIsTeacher() ? <Projector /> : <Navigate to="/" replace />);

function Projector() {
  const sectionID = Number(useParams().id) as SectionID;
  const file = useClassFile(sectionID, true);
  useEffect(() => () => void leaveFullScreen(), []);
  return (
    <main id="main" tabIndex={-1} className={style.screen}>
      <h1 {...asIs(style.title)}>{file.load.state === "ready" ? file.load.value.name : "Join code"}</h1>
      <PageStates {...file} level={2}>
        {(value) => <JoinScreen file={value} isLarge />}
      </PageStates>
      <div className={layout.line}>
        {mayFillScreen() && (
          <Button size="small" kind="plain" icon={<Maximize2 aria-hidden />} onClick={() => void fillScreen()}>
            Whole Screen
          </Button>
        )}
        <LinkButton size="small" kind="plain" to={`/classes/${sectionID}#join`}>
          Back to the Class
        </LinkButton>
      </div>
    </main>
  );
}
