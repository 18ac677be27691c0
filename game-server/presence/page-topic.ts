import type { Fact } from "#shared/contracts/facts.ts";
import { tagOf } from "#shared/rules/teams/form.ts";
import type { PresenceCard } from "#shared/server/friends/presence-card.ts";
import { classTopic, contestTopic, leagueTopic, teamTopic, type Topic } from "#shared/server/platform/topic.ts";

/** What the card of a line's player says of the groups that they belong to. */
export type Watcher = Pick<PresenceCard, "teamID" | "tag" | "sectionID" | "leagueGroupID" | "teamLeagueGroupID">;

/** A group's page that somebody has open, and which facts it hears when the group's topic rings. */
export interface PageTopic {
  readonly topic: Topic;
  readonly facts: readonly [Fact, ...Fact[]];
}

/** The rules from a page to its topic. Who may watch is asked of the card. */
const RULES: readonly ((path: string, watcher: Watcher) => PageTopic | undefined)[] = [
  ownTeamPage,
  classPage,
  leaguePage,
  contestPage,
];

/** The group whose page shows at a path; undefined where it isn't one of the player's own. */
export function pageTopicAt(path: string, watcher: Watcher): PageTopic | undefined {
  for (const rule of RULES) {
    const found = rule(path, watcher);
    if (found) return found;
  }
  return undefined;
}

function ownTeamPage(path: string, { teamID, tag }: Watcher): PageTopic | undefined {
  const [, shown] = /^\/team\/([^/]+)\/?$/.exec(path) ?? [];
  if (teamID === null || tag === null || shown === undefined || tagOf(shown) !== tag) return undefined;
  return { topic: teamTopic(teamID), facts: ["teammates"] };
}

function classPage(path: string, { sectionID }: Watcher): PageTopic | undefined {
  if (sectionID === null || !/^\/class\/?$/.test(path)) return undefined;
  return { topic: classTopic(sectionID), facts: ["class"] };
}

/** A racer's group stands at `/leagues`, the team's at `/leagues/team`. */
function leaguePage(path: string, { leagueGroupID, teamLeagueGroupID }: Watcher): PageTopic | undefined {
  const [shown, ofTeam] = /^\/leagues(\/team)?\/?$/.exec(path) ?? [];
  if (shown === undefined) return undefined;
  const groupID = ofTeam === undefined ? leagueGroupID : teamLeagueGroupID;
  if (groupID === null) return undefined;
  return { topic: leagueTopic(ofTeam === undefined ? "league" : "team-league", groupID), facts: ["league"] };
}

/** Contests are open to everybody. */
function contestPage(path: string): PageTopic | undefined {
  const [, contestID] = /^\/contest\/([1-9]\d{0,14})\/?$/.exec(path) ?? [];
  return contestID === undefined ? undefined : { topic: contestTopic(Number(contestID)), facts: ["contest"] };
}
