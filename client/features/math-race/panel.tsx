import { lessonByID } from "#shared/content/lessons.ts";
import type { LessonID } from "#shared/content/lessons/lesson.ts";

import { TableSeats } from "../../race-parts/table-seats.tsx";
import { TroubleNote } from "../../race-parts/trouble-note.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { Dashboard } from "./dashboard.tsx";
import type { MathEngine } from "./engine.ts";
import { MathBoard } from "./math-board.tsx";
import { useMath } from "./store.ts";

import style from "./panel.module.css";

interface PanelProps {
  readonly engine: MathEngine;
  readonly onChoose: (lessonID: LessonID) => void;
}

/** The lower part of the screen: who is at the table, then the problems, then the board. */
export function Panel({ engine, onChoose }: PanelProps) {
  const stage = useMath((race) => race.stage);
  return (
    <section className={style.panel} data-stage={stage}>
      {stage === "parked" && <Parked />}
      {(stage === "entering" || stage === "table" || stage === "gathering") && <Table />}
      {(stage === "countdown" || stage === "racing") && <Dashboard engine={engine} />}
      {stage === "over" && <MathBoard />}
      {stage === "trouble" && <Trouble onChoose={onChoose} />}
    </section>
  );
}

function Parked() {
  const isChoosing = useMath((race) => race.isChoosing);
  if (isChoosing) return null;
  return (
    <p className={style.wait}>
      <Spinner label="Going back to your race" spoken /> Back to your race…
    </p>
  );
}

function Table() {
  const table = useMath((race) => race.table);
  const startsAtMs = useMath((race) => race.startsAtMs);
  const lessonID = useMath((race) => race.lessonID);
  const isLeaving = useMath((race) => race.stage === "gathering");
  const lesson = lessonID && lessonByID(lessonID);
  return (
    <TableSeats table={table} startsAtMs={startsAtMs} isLeaving={isLeaving} unit="a minute">
      Everyone here races {lesson?.shortDescription ?? "the same problems"}, at about your pace. Bots take the seats
      that stay free.
    </TableSeats>
  );
}

function Trouble({ onChoose }: Pick<PanelProps, "onChoose">) {
  const trouble = useMath((race) => race.trouble);
  const lessonID = useMath((race) => race.lessonID);
  return (
    <TroubleNote
      trouble={trouble}
      onAgain={() => (lessonID ? onChoose(lessonID) : useMath.setState({ isChoosing: true }))}
    />
  );
}
