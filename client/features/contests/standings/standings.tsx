import { Check, Hourglass, X } from "lucide-react";
import type { ReactNode } from "react";

import { formatCount, formatNumber } from "#shared/format/figures.ts";

import type { Contest, ContestTeam } from "../../../data/contests/use-contests.ts";
import { contestPointsWords } from "../../../social/contest-words.ts";
import { Table, type Column, type RowGroup } from "../../../ui/data/table.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { hasRaces, notTakingPart, takingPart } from "../sides.ts";
import { TeamLine } from "./team-line.tsx";

import style from "./standings.module.css";

/** The teams by place; before the start by what their captains said. */
export function Standings({ contest }: { readonly contest: Contest }) {
  const isOwn = ({ slot }: ContestTeam): boolean => slot === contest.own?.slot;
  if (contest.state === "waiting" || contest.state === "calledOff") {
    return (
      <Card title="Teams">
        <Table
          caption="Teams by their answer"
          columns={ASKED}
          rows={byAnswer([...takingPart(contest), ...notTakingPart(contest)])}
          keyOf={({ slot }) => slot}
          isOwn={isOwn}
          groupOf={({ answer }) => groupOf(answer, contest.state)}
        />
      </Card>
    );
  }
  return (
    <Card title={contest.state === "over" ? "Result" : "Standings"}>
      <Table
        caption={contest.state === "over" ? "Result" : "Standings"}
        columns={racingColumns(hasRaces(contest))}
        rows={takingPart(contest)}
        keyOf={({ slot }) => slot}
        isOwn={isOwn}
      />
    </Card>
  );
}

const ANSWERS = ["in", "waiting", "declined"] as const satisfies readonly ContestTeam["answer"][];
const byAnswer = (teams: readonly ContestTeam[]): readonly ContestTeam[] =>
  ANSWERS.flatMap((answer) => teams.filter((team) => team.answer === answer));

function groupOf(answer: ContestTeam["answer"], state: Contest["state"]): RowGroup {
  const isOver = state === "calledOff";
  switch (answer) {
    case "in":
      return {
        id: answer,
        tone: "teal",
        title: <Group icon={<Check aria-hidden />}>{isOver ? "Said yes" : "Taking part"}</Group>,
      };
    case "waiting":
      return {
        id: answer,
        tone: "amber",
        title: <Group icon={<Hourglass aria-hidden />}>{isOver ? "No answer" : "Still to answer"}</Group>,
      };
    case "declined":
      return { id: answer, tone: "plain", title: <Group icon={<X aria-hidden />}>Not this time</Group> };
  }
}

const Group = ({ icon, children }: { readonly icon: ReactNode; readonly children: string }) => (
  <>
    {icon}
    {children}
  </>
);

interface About {
  readonly text: string;
  /** On phones, where columns are left out. */
  readonly isNarrow?: boolean;
}

const team = (about: (team: ContestTeam) => About | undefined): Column<ContestTeam> => ({
  id: "team",
  header: "Team",
  rowHeader: true,
  cell: (each) => {
    const said = about(each);
    return (
      <span className={style.team}>
        <span>
          <TeamLine team={each} />
        </span>
        {each.teamID === null && <span className={style.about}>This team is no more</span>}
        {said && <span className={said.isNarrow === true ? style.narrow : style.about}>{said.text}</span>}
      </span>
    );
  },
});

const daysWon = ({ daysWon: days }: ContestTeam): string =>
  days === 0 ? "No day won" : `${formatCount(days, "day")} won`;

const racingColumns = (hasPlaces: boolean): readonly Column<ContestTeam>[] => [
  {
    id: "place",
    header: "Place",
    align: "end",
    cell: ({ place }) => (
      <span className={style.place} data-medal={hasPlaces && place !== null && place <= 3 ? place : undefined}>
        {(hasPlaces ? place : null) ?? "–"}
      </span>
    ),
  },
  team((each) => ({ text: `${daysWon(each)} · best race ${contestPointsWords(each.bestRace)}`, isNarrow: true })),
  { id: "points", header: "Points", align: "end", cell: ({ points }) => <b>{contestPointsWords(points)}</b> },
  { id: "days", header: "Days won", align: "end", wide: true, cell: ({ daysWon: days }) => formatNumber(days) },
  {
    id: "best",
    header: "Best race",
    align: "end",
    wide: true,
    cell: ({ bestRace }) => (bestRace === 0 ? "–" : contestPointsWords(bestRace)),
  },
];

const ASKED: readonly Column<ContestTeam>[] = [team(({ slot }) => (slot === 0 ? { text: "Set it up" } : undefined))];
