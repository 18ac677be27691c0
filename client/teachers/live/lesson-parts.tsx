import { useState, type ReactNode } from "react";

import type { LessonView } from "#shared/contracts/realtime/classroom.ts";
import { formatCount } from "#shared/format/figures.ts";
import type { UserID } from "#shared/ids.ts";
import { raceName } from "#shared/rules/classroom/race-name.ts";

import { LinkButton } from "../../ui/controls/link-button.tsx";
import { Tabs, type Tab } from "../../ui/data/tabs.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Trouble } from "../ui/trouble.tsx";
import { FinalResult } from "./final-result.tsx";
import { LessonStandings } from "./lesson-standings.tsx";
import type { LiveConnection } from "./live-connection.ts";
import { useLive } from "./live-store.ts";
import type { RealNames } from "./names.ts";
import { NextRace } from "./next-race.tsx";
import { NobodyYet } from "./nobody-yet.tsx";
import { PupilTable } from "./pupil-table.tsx";
import { hasCome } from "./pupils-now.ts";
import { FIRST_TASK } from "./race-task.tsx";
import { Result } from "./result.tsx";
import { RunningRace } from "./running-race.tsx";
import { StaysNear } from "./stays-near.tsx";

import style from "./lesson-page.module.css";

interface LessonPartsProps {
  readonly lesson: LessonView;
  readonly line: LiveConnection;
  readonly names: RealNames;
  /** What they need in races. */
  readonly needs: RealNames;
  /** Who waits for a yes. */
  readonly door: ReactNode;
}

type Part = "pupils" | "final" | "result" | "standings";

/** The pupils, the race that runs or comes, and what came out of the last. */
export function LessonParts({ lesson, line, names, needs, door }: LessonPartsProps) {
  const { sectionID, pupils, race, tournament } = lesson;
  const podium = useLive((view) => view.podium);
  const final = useLive((view) => view.final);
  const trouble = useLive((view) => view.trouble);
  const [chosen, setChosen] = useState<ReadonlySet<UserID>>(new Set());
  const [task, setTask] = useState(FIRST_TASK);
  const [wanted, setWanted] = useState<{ readonly part: Part; readonly after: string }>();
  const [several, setSeveral] = useState<{ readonly races: number; readonly after: number | undefined }>();
  const isRacing = race !== null;
  const first = isRacing || !podium ? "pupils" : final ? "final" : "result";
  // A race or a tournament that begins or ends shows what is new; from then on the teacher's choice holds.
  const news = `${first} ${podium?.number}`;
  if (pupils.length === 0) {
    return (
      <>
        {door}
        <EmptyState
          level={2}
          scene="road"
          title="Nobody in the class yet"
          text="Add your pupils first. They're here as soon as they log in."
          action={
            <LinkButton kind="primary" to={`/classes/${sectionID}#add`}>
              Add Pupils
            </LinkButton>
          }
        />
      </>
    );
  }
  const here = pupils.filter(hasCome).length;
  const list = (
    <PupilTable pupils={pupils} names={names} needs={needs} chosen={chosen} isRacing={isRacing} onChosen={setChosen} />
  );
  const standings = `Standings of this ${tournament ? "tournament" : "lesson"}`;
  const tabs: readonly Tab<Part>[] = [
    { value: "pupils", label: "Pupils", panel: list },
    ...(final
      ? [{ value: "final", label: "Final podium", panel: <FinalResult final={final} names={names} /> } as const]
      : []),
    ...(podium
      ? [
          {
            value: "result",
            label: `Result of ${raceName(podium).toLowerCase()}`,
            panel: <Result podium={podium} names={names} />,
          } as const,
        ]
      : []),
    {
      value: "standings",
      label: standings,
      panel: <LessonStandings pupils={pupils} names={names} caption={standings} />,
    },
  ];
  const part = tabs.find(({ value }) => wanted?.after === news && wanted.part === value)?.value ?? first;
  return (
    <div className={style.lesson}>
      <div className={style.door}>{door}</div>
      <section className={style.desk} aria-label="Race">
        <StaysNear key={String(isRacing)}>
          {race ? (
            <RunningRace line={line} race={race} tournament={tournament} />
          ) : (
            <NextRace
              sectionID={sectionID}
              line={line}
              task={task}
              onTask={setTask}
              tournament={tournament}
              races={several?.after === podium?.number ? (several?.races ?? 1) : 1}
              onRaces={(races) => setSeveral({ races, after: podium?.number })}
              pupils={pupils}
              chosen={chosen}
              onClear={() => setChosen(new Set())}
            />
          )}
        </StaysNear>
        <Trouble words={trouble} />
      </section>
      <div className={style.list}>
        {here === 0 && <NobodyYet sectionID={sectionID} />}
        {here > 0 && (
          <p className={style.count}>
            {here} of {formatCount(pupils.length, "pupil")} in the lesson
          </p>
        )}
        {podium ? (
          <Tabs
            label="Parts of the lesson"
            tabs={tabs}
            value={part}
            onValue={(next) => setWanted({ part: next, after: news })}
          />
        ) : (
          list
        )}
      </div>
    </div>
  );
}
