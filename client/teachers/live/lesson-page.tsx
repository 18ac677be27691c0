import { ArrowLeft, MonitorUp } from "lucide-react";
import { useEffect, useState } from "react";
import { Link, useLocation, useNavigate, useParams } from "react-router-dom";

import type { ClassFile } from "#shared/contracts/classes/teacher-shapes.ts";
import type { LessonView } from "#shared/contracts/realtime/classroom.ts";
import type { SectionID } from "#shared/ids.ts";

import { Button } from "../../ui/controls/button.tsx";
import { LinkButton } from "../../ui/controls/link-button.tsx";
import { Switch } from "../../ui/controls/switch.tsx";
import { AsIs } from "../../ui/data/as-is.tsx";
import { ConfirmDialog } from "../../ui/overlay/confirm-dialog.tsx";
import { Hangs } from "../class/hangs.tsx";
import { Waiting } from "../class/waiting.tsx";
import { Witness } from "../class/witness.tsx";
import { useClassFile } from "../data/use-classes.ts";
import { useDeed } from "../data/use-deed.ts";
import { ClassFlag } from "../ui/class-flag.tsx";
import { PageStates } from "../ui/page-states.tsx";
import { Trouble } from "../ui/trouble.tsx";
import { Announcer } from "./announcer.tsx";
import { isBegin } from "./begins.ts";
import { LessonParts } from "./lesson-parts.tsx";
import { LessonStates } from "./lesson-states.tsx";
import type { LiveConnection } from "./live-connection.ts";
import { triesAgain } from "./live-status.ts";
import { useLive } from "./live-store.ts";
import { namesOf, needsIn, NO_NAMES } from "./names.ts";
import { useLiveConnection } from "./use-live-connection.ts";

import layout from "../ui/layout.module.css";

/**
 * A lesson: who is here, what they do, and their races together. It begins with a press: a page that a browser
 * brings back begins none.
 */
export function LessonPage() {
  const sectionID = Number(useParams().id) as SectionID;
  const line = useLiveConnection(sectionID, useBegins());
  const file = useClassFile(sectionID, true);
  return (
    <main id="main" tabIndex={-1} className={layout.page}>
      <p>
        <Link to={`/classes/${sectionID}`} className={layout.back}>
          <ArrowLeft aria-hidden /> Back to the class
        </Link>
      </p>
      <Announcer />
      <PageStates {...file}>{(value) => <Lesson file={value} line={line} />}</PageStates>
    </main>
  );
}

/** Whether the press that led here begins a lesson. It counts once. */
function useBegins(): boolean {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const [begins] = useState(() => isBegin(state));
  useEffect(() => {
    if (isBegin(state)) void navigate(pathname, { replace: true, state: null });
  }, [navigate, pathname, state]);
  return begins;
}

function Lesson({ file, line }: { readonly file: ClassFile; readonly line: LiveConnection }) {
  const [showsNames, setShowsNames] = useState(false);
  const [isEnding, setIsEnding] = useState(false);
  const status = useLive((view) => view.status);
  const isInTournament = useLive(({ lesson }) => lesson?.tournament?.isOver === false);
  const isOn = status === "open" || triesAgain(status);
  const [isClosing, setIsClosing] = useState(false);
  const navigate = useNavigate();
  const deed = useDeed();
  const classPath = `/classes/${file.sectionID}`;
  const waiting = file.members.filter(({ standing }) => standing === "pending");
  // The room closes the line itself: everyone is out then.
  useEffect(() => {
    if (isClosing && status === "closed") void navigate(classPath);
  }, [isClosing, status, navigate, classPath]);
  const close = (): void => {
    line.send("close", {});
    setIsClosing(true);
    setIsEnding(false);
  };
  return (
    <>
      <header className={layout.head}>
        <div className={layout.line}>
          <ClassFlag color={file.color} className={layout.flag} />
          <div>
            <h1>Live lesson</h1>
            <p className={layout.quiet}>
              <AsIs>{file.name}</AsIs>
            </p>
          </div>
        </div>
        {isOn && (
          <div className={layout.line}>
            <Switch label="Show real names" checked={showsNames} onValue={setShowsNames} />
            <LinkButton icon={<MonitorUp aria-hidden />} to={`${classPath}/live/projector`} target="_blank">
              Projector view
            </LinkButton>
            <Button kind="danger" disabled={status !== "open"} onClick={() => setIsEnding(true)}>
              End lesson
            </Button>
          </div>
        )}
      </header>
      <LessonStates line={line} classPath={classPath}>
        {(lesson: LessonView) => (
          <LessonParts
            lesson={lesson}
            line={line}
            names={showsNames ? namesOf(file) : NO_NAMES}
            needs={showsNames ? needsIn(file) : NO_NAMES}
            door={
              <>
                {waiting.length > 0 && <Waiting file={file} waiting={waiting} deed={deed} />}
                <Hangs sectionID={file.sectionID} />
                <Witness sectionID={file.sectionID} />
                <Trouble words={deed.trouble} />
              </>
            }
          />
        )}
      </LessonStates>
      <ConfirmDialog
        open={isEnding}
        onClose={() => setIsEnding(false)}
        onConfirm={close}
        title="End the lesson?"
        text={`Everyone leaves the classroom, and a race that runs ends. What was typed counts.${
          isInTournament ? " The tournament ends without a final podium." : ""
        }`}
        confirm="End lesson"
        cancel="Go on"
        danger
      />
    </>
  );
}
