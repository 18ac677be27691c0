import { Radio } from "lucide-react";
import { useLocation, useNavigate, useParams } from "react-router-dom";

import type { ClassFile } from "#shared/contracts/classes/teacher-shapes.ts";
import type { SectionID } from "#shared/ids.ts";

import { useOwnTitle } from "../../shell/own-title.ts";
import { LinkButton } from "../../ui/controls/link-button.tsx";
import { AsIs } from "../../ui/data/as-is.tsx";
import { Badge } from "../../ui/data/badge.tsx";
import { Tabs, type Tab } from "../../ui/data/tabs.tsx";
import { AddPage } from "../add/add-page.tsx";
import { AssignmentsTab } from "../assignments/assignments-tab.tsx";
import { useClassFile } from "../data/use-classes.ts";
import { BEGINS } from "../live/begins.ts";
import { AllClasses } from "../ui/all-classes.tsx";
import { ClassFlag } from "../ui/class-flag.tsx";
import { PageStates } from "../ui/page-states.tsx";
import { ColleaguesTab } from "./colleagues-tab.tsx";
import { EditTab } from "./edit-tab.tsx";
import { JoinTab } from "./join-tab.tsx";
import { MessageTab } from "./message-tab.tsx";
import { OpenTab } from "./open-tab.tsx";
import { PupilsTab } from "./pupils-tab.tsx";

import layout from "../ui/layout.module.css";

type Part = "pupils" | "assignments" | "add" | "join" | "open" | "message" | "colleagues" | "edit";
const PARTS: readonly Part[] = ["pupils", "assignments", "add", "join", "open", "message", "colleagues", "edit"];

/** One class: its pupils, how they come in, and what is open to them. */
export function ClassPage() {
  const sectionID = Number(useParams().id) as SectionID;
  const { hash } = useLocation();
  const part = PARTS.find((each) => `#${each}` === hash) ?? "pupils";
  const file = useClassFile(sectionID, part === "join" || part === "pupils");
  return (
    <main id="main" tabIndex={-1} className={layout.page}>
      <AllClasses />
      <PageStates {...file}>{(value) => <Parts file={value} part={part} />}</PageStates>
    </main>
  );
}

function Parts({ file, part }: { readonly file: ClassFile; readonly part: Part }) {
  const navigate = useNavigate();
  useOwnTitle(file.name);
  const tabs: readonly Tab<Part>[] = [
    { value: "pupils", label: "Pupils", count: file.waiting, panel: <PupilsTab file={file} /> },
    { value: "assignments", label: "Assignments", panel: <AssignmentsTab file={file} /> },
    { value: "add", label: "Add pupils", panel: <AddPage file={file} /> },
    { value: "join", label: "Join code", panel: <JoinTab file={file} /> },
    { value: "open", label: "What's open", panel: <OpenTab file={file} /> },
    { value: "message", label: "Message", panel: <MessageTab file={file} /> },
    { value: "colleagues", label: "Colleagues", panel: <ColleaguesTab file={file} /> },
    { value: "edit", label: "Name and archive", panel: <EditTab file={file} /> },
  ];
  return (
    <>
      <header className={layout.head}>
        <div className={layout.line}>
          <ClassFlag color={file.color} className={layout.flag} />
          <h1>
            <AsIs>{file.name}</AsIs>
          </h1>
          {file.grade !== "" && <span className={layout.quiet}>Grade {file.grade}</span>}
          {file.archivedStamp !== null && <Badge tone="amber">Archived</Badge>}
        </div>
        {file.archivedStamp === null && (
          <LinkButton kind="primary" icon={<Radio aria-hidden />} to={`/classes/${file.sectionID}/live`} state={BEGINS}>
            Start live lesson
          </LinkButton>
        )}
      </header>
      <Tabs
        label="Parts of the class"
        tabs={tabs}
        value={part}
        onValue={(next) => void navigate({ hash: next === "pupils" ? "" : next }, { replace: true })}
      />
    </>
  );
}
