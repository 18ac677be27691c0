import { sql, type Kysely } from "kysely";

import type { Site } from "../../content/site.ts";
import type { Standing, TeamInfo, TeamMember, TeamMotd, TeamRace } from "../../contracts/teams/team-shapes.ts";
import type { UserID } from "../../ids.ts";
import { Refusal } from "../../refusal.ts";
import { seasonToShow } from "../../rules/seasons/calendar.ts";
import { tagOf } from "../../rules/teams/form.ts";
import { TEAM } from "../../rules/teams/numbers.ts";
import { before, type Stamp } from "../../units.ts";
import type { Database } from "../database.ts";
import { classOf, isClosed } from "../players/class-standing.ts";
import type { CardTimes } from "../players/player-card.ts";
import { GONE } from "../scores/figures.ts";
import { figuresOf, NOTHING, type Raced } from "./figures.ts";
import { averageOn, noSuchTeam } from "./joiner.ts";
import { motdsOf, ownNextMotd } from "./motds.ts";
import { membersOf, rosterOf, type RosterRow } from "./roster.ts";
import { TEAM_CARD_COLUMNS, teamCardOf } from "./team-card.ts";
import { teamRacesOf } from "./team-races.ts";

/** A team's page as one viewer may see it. */
export interface TeamDetails {
  readonly team: TeamInfo;
  readonly isMember: boolean;
  readonly standing: Standing;
  readonly members: readonly TeamMember[];
  readonly hiddenMembers: number;
  readonly races: readonly TeamRace[];
  readonly motds: readonly TeamMotd[];
  readonly nextMotdStamp: Stamp | null;
}

interface Asked extends CardTimes {
  readonly site: Site;
  readonly tag: string;
  /** undefined without a session. */
  readonly viewerID: UserID | undefined;
  /** Whether the viewer takes it for their own team. */
  readonly isOwn: boolean;
}

/**
 * A team by its tag. Refuses: noTeam; redirectToTeam (with the tag of the viewer's own team, if they took this one for
 * it). A member of a class whose teacher closed what teams say reads none of it.
 *
 * @source teams §2 Team details page, §4 Team transitions, §8
 */
export async function teamDetails(
  db: Kysely<Database>,
  { site, now, foundersUntil, tag, viewerID, isOwn }: Asked,
): Promise<TeamDetails> {
  const viewer = viewerID === undefined ? undefined : await viewerOf(db, viewerID);
  const own = viewer && viewer.tag !== null ? { tag: viewer.tag, team_id: viewer.team_id } : undefined;
  const isQuiet = isClosed(viewer?.class ?? null, "allow_team_communication");
  const wanted = tagOf(tag);
  if (isOwn && own?.tag !== wanted) {
    if (!own) throw noSuchTeam();
    throw new Refusal("redirectToTeam", "Your team has another tag now.", { tag: own.tag });
  }
  const row = await teamRow(db, wanted);
  if (!row) throw noSuchTeam();
  const isMember = own?.team_id === row.team_id;
  const times = { now, foundersUntil };
  const members = await membersOf(db, site, row, times, viewerID);
  const figures = await figuresOf(db, site, row.team_id, seasonToShow(now)?.seasonID);
  const roster = rosterOf(members, row, figures, times);
  const shown = roster.filter(({ isFindable }) => isMember || isFindable);
  const standing = await standingOf(db, row, viewerID, roster, own !== undefined, now);
  return {
    team: infoOf(
      row,
      figures(GONE, { life: pastOf(row), season: NOTHING }).life,
      roster,
      shown,
      isMember,
      standing.role === "captain",
      isQuiet,
    ),
    isMember,
    standing,
    members: shown.map(({ member }) => (isMember ? member : { ...member, lastActivity: null })),
    hiddenMembers: roster.length - shown.length,
    races: isMember ? await teamRacesOf(db, row.team_id) : [],
    motds: isMember && viewerID !== undefined && !isQuiet ? await motdsOf(db, row.team_id, viewerID, 1) : [],
    nextMotdStamp: isMember && viewerID !== undefined && !isQuiet ? await ownNextMotd(db, viewerID, now) : null,
  };
}

/** Who looks: their team, and what is closed for them. */
const viewerOf = (db: Kysely<Database>, userID: UserID) =>
  db
    .selectFrom("users as u")
    .leftJoin("team_members", "team_members.user_id", "u.user_id")
    .leftJoin("teams", "teams.team_id", "team_members.team_id")
    .select(["teams.team_id", "teams.tag", classOf("u").as("class")])
    .where("u.user_id", "=", userID)
    .executeTakeFirst();

const teamRow = (db: Kysely<Database>, tag: string) =>
  db
    .selectFrom("teams")
    .innerJoin("users as captain", "captain.user_id", "teams.captain_id")
    .leftJoin("team_views", "team_views.team_id", "teams.team_id")
    .select(TEAM_CARD_COLUMNS)
    .select(["teams.captain_id", "teams.requirements", "teams.are_requirements_hidden", "teams.auto_remove_days"])
    .select(["past_played", "past_typed", "past_secs", "past_errs", "past_points", "team_views.views"])
    .where("teams.tag", "=", tag)
    .executeTakeFirst();
type TeamRow = NonNullable<Awaited<ReturnType<typeof teamRow>>>;

const sumOf = (rows: readonly RosterRow[], of: (row: RosterRow) => number): number =>
  rows.reduce((sum, row) => sum + of(row), 0);

const pastOf = (row: TeamRow): Raced => ({
  played: row.past_played,
  typed: row.past_typed,
  secs: row.past_secs,
  errs: row.past_errs,
  points: row.past_points,
});

function infoOf(
  row: TeamRow,
  past: Raced,
  roster: readonly RosterRow[],
  shown: readonly RosterRow[],
  isMember: boolean,
  isCaptain: boolean,
  isQuiet: boolean,
): TeamInfo {
  const speeds = shown.flatMap(({ member }) => member.avgSpeed ?? []);
  return {
    ...teamCardOf(isCaptain ? { ...row, is_name_hidden: false } : row),
    profileViews: row.views ?? 0,
    totalMembers: row.members,
    maxTeamMembers: TEAM.maxMembers,
    otherRequirements: isQuiet || (row.are_requirements_hidden && !isCaptain) ? "" : row.requirements,
    autoRemove: isMember ? row.auto_remove_days : null,
    warnings: {
      teamRequirementsFlagged: isCaptain && row.are_requirements_hidden,
      teamNameFlagged: isCaptain && row.is_name_hidden,
    },
    avgSpeed: speeds.length === 0 ? null : speeds.reduce((sum, speed) => sum + speed, 0) / speeds.length,
    played: past.played + sumOf(roster, ({ member }) => member.played),
    typed: past.typed + sumOf(roster, ({ member }) => member.typed),
    secs: past.secs + sumOf(roster, ({ member }) => member.secs),
    errs: past.errs + sumOf(roster, ({ member }) => member.errs),
    points: past.points + sumOf(roster, ({ won }) => won),
  };
}

async function standingOf(
  db: Kysely<Database>,
  { team_id }: TeamRow,
  viewerID: UserID | undefined,
  roster: readonly RosterRow[],
  hasTeam: boolean,
  now: Stamp,
): Promise<Standing> {
  const role = roster.find(({ member }) => member.userID === viewerID)?.member.role ?? null;
  const nothing = {
    role,
    isOnOtherTeam: hasTeam && role === null,
    isInvited: false,
    hasApplied: false,
    isBarred: false,
  };
  if (viewerID === undefined || hasTeam) return nothing;
  const since = before(now, TEAM.lapse);
  const { rows } = await sql<Pick<Standing, "isInvited" | "hasApplied" | "isBarred">>`select
    exists (select 1 from team_invites where user_id = ${viewerID} and team_id = ${team_id} and ignored_stamp is null
      and stamp > ${since}) as "isInvited",
    exists (select 1 from team_applications where user_id = ${viewerID} and team_id = ${team_id}
      and denied_stamp is null and stamp > ${since}) as "hasApplied",
    exists (select 1 from team_bars where user_id = ${viewerID} and team_id = ${team_id}
      and until_stamp > ${now}) as "isBarred"`.execute(db);
  return { ...nothing, ...rows[0] };
}

/** Somebody's figures as the doors of teams read them. */
export const ownFigures = (db: Kysely<Database>, site: Site, userID: UserID) =>
  db
    .selectFrom("users")
    .select(["races_played", averageOn(site)])
    .where("user_id", "=", userID)
    .executeTakeFirst();
