import { GraduationCap } from "lucide-react";

import { formatLongDay } from "#shared/format/dates.ts";
import { formatAccuracy, formatNumber, formatSpeed } from "#shared/format/figures.ts";
import { TEAM } from "#shared/rules/teams/numbers.ts";
import { racedFor } from "#shared/rules/teams/raced.ts";
import { after, type Stamp } from "#shared/units.ts";

import type { Classmate } from "../../data/classes/use-own-class.ts";
import { useSite } from "../../net/site.ts";
import { agoWords } from "../../ui/ago-words.ts";
import { Badge } from "../../ui/data/badge.tsx";
import { RacerCell } from "../../ui/data/racer-cell.tsx";
import { Table, type Column } from "../../ui/data/table.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { useNow } from "../../ui/use-now.ts";

import style from "./class-page.module.css";

interface Line {
  readonly member: Classmate;
  readonly now: Stamp;
  readonly isOwn: boolean;
  /** Came within a day, to a class in which others were already. */
  readonly isNew: boolean;
}

const NONE = "–";
const raced = ({ member }: Line) => racedFor(useSite.getState().site ?? "type", member);

/** A figure that teachers have none of: they stand last when the table is sorted by it. */
const ofPupils =
  <Value,>(of: (line: Line) => Value) =>
  (line: Line): Value | undefined =>
    line.member.role === "teacher" ? undefined : of(line);

const COLUMNS: readonly Column<Line>[] = [
  {
    id: "racer",
    header: "Racer",
    rowHeader: true,
    firstDirection: "ascending",
    sortBy: ({ member }) => member.displayName,
    cell: ({ member, isNew }) => (
      <RacerCell
        player={member}
        isNew={isNew}
        about={
          member.role === "teacher" ? (
            <Badge tone="amber" icon={<GraduationCap aria-hidden />}>
              Teacher
            </Badge>
          ) : undefined
        }
      />
    ),
  },
  {
    id: "races",
    header: "Class races",
    align: "end",
    sortBy: ofPupils(({ member }) => member.played),
    cell: ({ member }) => (member.role === "teacher" ? NONE : formatNumber(member.played)),
  },
  {
    id: "speed",
    header: "Speed",
    align: "end",
    sortBy: (line) => raced(line)?.speed,
    cell: (line) => {
      const figures = raced(line);
      return figures ? formatSpeed(figures.speed) : NONE;
    },
  },
  {
    id: "accuracy",
    header: "Accuracy",
    align: "end",
    sortBy: (line) => raced(line)?.accuracy,
    cell: (line) => {
      const figures = raced(line);
      return figures ? formatAccuracy(figures.accuracy) : NONE;
    },
  },
  {
    id: "joined",
    header: "Joined",
    align: "end",
    wide: true,
    sortBy: ({ member }) => member.joinStamp,
    cell: ({ member }) => formatLongDay(member.joinStamp),
  },
  {
    id: "last",
    header: "Last race",
    align: "end",
    sortBy: ({ member }) => member.lastActivity ?? undefined,
    cell: ({ member, now }) => (member.lastActivity === null ? NONE : agoWords(member.lastActivity, now * 1_000)),
  },
];

interface ClassmatesProps {
  readonly members: readonly Classmate[];
  readonly ownID: number | undefined;
}

/** Everyone in the class, teachers first. @source teams §2 Class page, §3 Team member */
export function Classmates({ members, ownID }: ClassmatesProps) {
  const now = useNow();
  const pupils = members.filter(({ role }) => role === "student");
  const isFresh = (member: Classmate): boolean => after(member.joinStamp, TEAM.isNewFor) > now;
  const wasThere = pupils.some((member) => !isFresh(member));
  const lines = members.map((member): Line => {
    const isOwn = member.userID === ownID;
    return { member, now, isOwn, isNew: wasThere && !isOwn && member.role === "student" && isFresh(member) };
  });
  return (
    <Card title="Classmates">
      <Table
        caption="Classmates"
        columns={COLUMNS}
        rows={lines}
        keyOf={({ member }) => member.userID}
        isOwn={({ isOwn }) => isOwn}
      />
      {pupils.length === 0 && <p className={style.quiet}>No pupil has come yet.</p>}
    </Card>
  );
}
