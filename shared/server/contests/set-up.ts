import type { ContestName } from "../../content/contests.ts";
import type { LessonID } from "../../content/lessons/lesson.ts";
import type { Site } from "../../content/site.ts";
import type { TeamID, UserID } from "../../ids.ts";
import { Refusal } from "../../refusal.ts";
import { CONTEST } from "../../rules/contests/numbers.ts";
import { dayOf, type Day } from "../../units.ts";
import { refuseMuted } from "../conduct/holds.ts";
import type { Work } from "../platform/work.ts";
import { lacksRole, lockTeams, roleIn, teamIDOf, type LockedTeam } from "../teams/own.ts";
import { refuseTooManyContests, refuseTooManySetUp, waitingInvites } from "./open.ts";

/** What a captain asks for. */
export interface ContestForm {
  readonly name: ContestName;
  /** As they are written in the database: upper case. */
  readonly tags: readonly string[];
  readonly firstDay: Day;
  readonly days: number;
  readonly best: number;
  readonly lessonID: LessonID | null;
}

/**
 * Sets a contest up and asks other teams into it; their captains are told. Refuses: notCaptain, noTeam, notAllowed, badInput,
 * muted.
 *
 * @source decision: contests
 */
export async function setUpContest(work: Work, captainID: UserID, site: Site, form: ContestForm): Promise<number> {
  refuseImpossible(work, site, form);
  await refuseMuted(work, captainID);
  const { host, invited } = await lockThem(work, captainID, form.tags);
  await refuseTooManyContests(work, host.team_id);
  await refuseTooManySetUp(work, host.team_id);
  for (const team of invited) {
    if ((await waitingInvites(work, team.team_id)) < CONTEST.invitesAtOnce) continue;
    throw new Refusal("notAllowed", `${team.tag} has enough invites to answer just now.`);
  }
  const { contest_id: contestID } = await work.trx
    .insertInto("contests")
    .values({
      name: form.name,
      site,
      lesson_id: form.lessonID,
      best: form.best,
      first_day: form.firstDay,
      days: form.days,
      created_stamp: work.now,
      called_off_stamp: null,
    })
    .returning("contest_id")
    .executeTakeFirstOrThrow();
  await work.trx
    .insertInto("contest_teams")
    .values(
      [host, ...invited].map((team, slot) => ({
        contest_id: contestID,
        slot,
        team_id: team.team_id,
        tag: team.tag,
        tag_color: team.tag_color,
        answer: slot === 0 ? ("in" as const) : ("waiting" as const),
      })),
    )
    .execute();
  tellCaptains(work, contestID, form.name, [host, ...invited]);
  return contestID;
}

const badInput = (field: string, text: string): Refusal => new Refusal("badInput", text, { field });

function refuseImpossible({ now }: Work, site: Site, { tags, firstDay, lessonID }: ContestForm): void {
  const today = dayOf(now);
  if (firstDay <= today) throw badInput("firstDay", "A contest begins tomorrow at the earliest.");
  if (firstDay > today + CONTEST.daysAhead) {
    throw badInput("firstDay", `A contest begins within the next ${CONTEST.daysAhead} days.`);
  }
  if (site === "math" && lessonID === null) throw badInput("lessonID", "Pick the lesson in which you race.");
  if (site !== "math" && lessonID !== null) throw badInput("lessonID", "Lessons are for the math race.");
  if (new Set(tags).size < tags.length) throw badInput("tags", "You named a team twice.");
}

/** Locks the captain's team and those that are asked, in the order of their ids, as whoever locks several does. */
async function lockThem(
  work: Work,
  captainID: UserID,
  tags: readonly string[],
): Promise<{ readonly host: LockedTeam; readonly invited: readonly LockedTeam[] }> {
  const hostID = await teamIDOf(work.trx, captainID);
  if (hostID === undefined) throw lacksRole("captain");
  const named = await work.trx.selectFrom("teams").select("team_id").where("tag", "in", tags).execute();
  const teams = await lockTeams(work, [...new Set<TeamID>([hostID, ...named.map(({ team_id }) => team_id)])]);
  const host = teams.find(({ team_id }) => team_id === hostID);
  if (!host || (await roleIn(work, host, captainID)) !== "captain") throw lacksRole("captain");
  const invited = tags.map((tag) => {
    const team = teams.find((each) => each.tag === tag);
    if (!team) throw new Refusal("noTeam", `There's no team with the tag ${tag}.`, { tag });
    if (team === host) throw badInput("tags", "Your own team takes part anyway. Invite others.");
    return team;
  });
  return { host, invited };
}

/** Of the team, not of its captain: strangers may not know who that is. */
function tellCaptains(
  work: Work,
  contestID: number,
  name: ContestName,
  [host, ...invited]: readonly LockedTeam[],
): void {
  if (!host) return;
  work.changed(host.captain_id, "contest");
  for (const { captain_id } of invited) {
    work.changed(captain_id, "contest");
    work.notify(captain_id, "contest-invite", { contestID, name, tag: host.tag, tagColor: host.tag_color });
  }
}
