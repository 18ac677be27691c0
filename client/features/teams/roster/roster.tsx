import { useState } from "react";

import { formatCount } from "#shared/format/figures.ts";
import { hasRole } from "#shared/rules/teams/roles.ts";

import type { TeamPage } from "../../../data/teams/use-team.ts";
import { usePresence } from "../../../realtime/presence-store.ts";
import { useSession } from "../../../session/session.ts";
import { useFriendsByCalls } from "../../../social/use-friends-here.ts";
import { Badge } from "../../../ui/data/badge.tsx";
import type { Sort } from "../../../ui/data/sort.ts";
import { Table } from "../../../ui/data/table.tsx";
import { Tabs, type Tab } from "../../../ui/data/tabs.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { useNow } from "../use-now.ts";
import { overviewColumns, seasonColumns } from "./roster-columns.tsx";
import type { RosterLine } from "./roster-line.ts";
import { seasonWords } from "./season-words.ts";

import style from "../page/team-page.module.css";

type View = "overview" | "season";

/** Everyone in the team, in two views. @source teams §2 Team details page */
export function Roster({ page }: { readonly page: TeamPage }) {
  const { members, hiddenMembers, isMember, standing } = page;
  return (
    <Card title="Team Roster" aside={isMember && <Here />}>
      <RosterViews page={page} isCaptain={standing.role === "captain"} />
      {members.length === 0 && <p className={style.quiet}>This team keeps its roster to itself.</p>}
      {members.length > 0 && hiddenMembers > 0 && (
        <p className={style.quiet}>And {formatCount(hiddenMembers, "more racer")}.</p>
      )}
    </Card>
  );
}

/** How many teammates are here. The connection says when one comes, goes, or races. */
function Here() {
  useFriendsByCalls();
  const online = usePresence((line) => line.online);
  const teammates = useSession(({ friends }) => friends.list);
  const isTeammate = new Set(
    teammates.filter(({ friendType }) => friendType === "teammate").map(({ userID }) => userID as number),
  );
  const here = online.filter(({ userID }) => isTeammate.has(userID)).length;
  return here === 0 ? null : <Badge tone="teal">{here} online</Badge>;
}

interface RosterViewsProps {
  readonly page: TeamPage;
  readonly isCaptain: boolean;
}

function RosterViews({ page: { members, isMember }, isCaptain }: RosterViewsProps) {
  const now = useNow();
  const user = useSession((session) => session.user);
  const online = usePresence((line) => line.online);
  const [view, setView] = useState<View>("overview");
  const [overviewSort, setOverviewSort] = useState<Sort>({ column: "role", direction: "descending" });
  const [seasonSort, setSeasonSort] = useState<Sort>({ column: "points", direction: "descending" });
  const lastLogin = user?.lastLogin ?? undefined;
  const officers = members.filter(({ role }) => role === "officer").length;
  const lines: readonly RosterLine[] = members.map((member) => ({
    member,
    seen: isMember ? online.find(({ userID }) => userID === member.userID) : undefined,
    isOwn: member.userID === user?.userID,
    lastLogin,
    now,
    deeds: isCaptain && !hasRole(member.role, "captain") ? { officers } : undefined,
  }));
  const shared = {
    caption: "Team Roster",
    rows: lines,
    keyOf: ({ member }: RosterLine) => member.userID,
    isOwn: ({ isOwn }: RosterLine) => isOwn,
  };
  const tabs: readonly Tab<View>[] = [
    {
      value: "overview",
      label: "Overview",
      panel: (
        <Table
          {...shared}
          columns={overviewColumns(isMember, isCaptain)}
          sort={overviewSort}
          onSort={setOverviewSort}
        />
      ),
    },
    {
      value: "season",
      label: "Season Participation",
      panel: (
        <>
          <p className={style.quiet}>{seasonWords(now)}</p>
          <Table {...shared} columns={seasonColumns(isMember)} sort={seasonSort} onSort={setSeasonSort} />
        </>
      ),
    },
  ];
  return <Tabs label="Roster view" tabs={tabs} value={view} onValue={setView} />;
}
