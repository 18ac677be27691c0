import { Crown, Star } from "lucide-react";
import type { ReactNode } from "react";

import { worldNamed } from "#shared/content/worlds.ts";
import { formatLongDay } from "#shared/format/dates.ts";
import { formatAccuracy, formatNumber, formatSpeed } from "#shared/format/figures.ts";
import { racedFor } from "#shared/rules/teams/raced.ts";
import type { TeamRole } from "#shared/rules/teams/roles.ts";

import type { TeamMember } from "../../../data/teams/use-team.ts";
import { useSite } from "../../../net/site.ts";
import { agoWords } from "../../../ui/ago-words.ts";
import { Badge } from "../../../ui/data/badge.tsx";
import type { Column } from "../../../ui/data/table.tsx";
import { VisuallyHidden } from "../../../ui/layout/visually-hidden.tsx";
import { MemberActions } from "./member-actions.tsx";
import type { RosterLine } from "./roster-line.ts";
import { RosterRacer } from "./roster-racer.tsx";

const NONE = "–";
const RANK: Readonly<Record<TeamRole, number>> = { member: 0, officer: 1, captain: 2 };
const ROLES: Readonly<Record<TeamRole, ReactNode>> = {
  member: "Member",
  officer: (
    <Badge tone="sky" icon={<Star aria-hidden />}>
      Officer
    </Badge>
  ),
  captain: (
    <Badge tone="amber" icon={<Crown aria-hidden />}>
      Captain
    </Badge>
  ),
};

const racer: Column<RosterLine> = {
  id: "racer",
  header: "Racer",
  rowHeader: true,
  firstDirection: "ascending",
  sortBy: ({ member }) => member.displayName,
  cell: (line) => <RosterRacer line={line} />,
};

const count = (id: string, header: string, of: (member: TeamMember) => number): Column<RosterLine> => ({
  id,
  header,
  align: "end",
  sortBy: ({ member }) => of(member),
  cell: ({ member }) => formatNumber(of(member)),
});

const lastRace: Column<RosterLine> = {
  id: "last",
  header: "Last race",
  align: "end",
  sortBy: ({ member }) => member.lastActivity ?? undefined,
  cell: ({ member, now }) => (member.lastActivity === null ? NONE : agoWords(member.lastActivity, now * 1_000)),
};

const actions: Column<RosterLine> = {
  id: "actions",
  stays: true,
  header: <VisuallyHidden>Actions</VisuallyHidden>,
  align: "end",
  cell: ({ member, deeds }) => deeds && <MemberActions member={member} officers={deeds.officers} />,
};

/** @source teams §3 Team member */
export const overviewColumns = (isMember: boolean, isCaptain: boolean): readonly Column<RosterLine>[] => [
  racer,
  {
    id: "role",
    header: "Role",
    sortBy: ({ member }) => RANK[member.role],
    cell: ({ member }) => ROLES[member.role],
  },
  {
    id: "average",
    header: "Average",
    align: "end",
    sortBy: ({ member }) => member.avgSpeed ?? undefined,
    cell: ({ member }) => (member.avgSpeed === null ? NONE : formatSpeed(member.avgSpeed)),
  },
  {
    id: "best",
    header: "Best",
    align: "end",
    sortBy: ({ member }) => member.highestSpeed,
    cell: ({ member }) => formatSpeed(member.highestSpeed),
  },
  count("races", "Races", ({ racesPlayed }) => racesPlayed),
  {
    id: "world",
    header: "World",
    sortBy: ({ member }) => worldNamed(member.worldID),
    cell: ({ member }) => worldNamed(member.worldID),
  },
  {
    id: "joined",
    header: "Joined",
    align: "end",
    sortBy: ({ member }) => member.joinStamp,
    cell: ({ member }) => formatLongDay(member.joinStamp),
  },
  ...(isMember ? [lastRace] : []),
  ...(isCaptain ? [actions] : []),
];

/** @source teams §3 Team member */
export const seasonColumns = (isMember: boolean): readonly Column<RosterLine>[] => [
  racer,
  count("points", "Points", ({ points }) => points),
  count("played", "Team races", ({ season }) => season.played),
  {
    id: "speed",
    header: "Speed",
    align: "end",
    sortBy: ({ member }) => raced(member)?.speed,
    cell: ({ member }) => {
      const figures = raced(member);
      return figures ? formatSpeed(figures.speed) : NONE;
    },
  },
  {
    id: "accuracy",
    header: "Accuracy",
    align: "end",
    sortBy: ({ member }) => raced(member)?.accuracy,
    cell: ({ member }) => {
      const figures = raced(member);
      return figures ? formatAccuracy(figures.accuracy) : NONE;
    },
  },
  ...(isMember ? [lastRace] : []),
];

const raced = ({ season }: TeamMember) => racedFor(useSite.getState().site ?? "type", season);
