import { MOTD_BOOST_EMOJIS } from "#shared/content/team-looks.ts";

import type { TeamMember, TeamMotd } from "../../../data/teams/use-team.ts";

/** One boost with those who gave it. */
export interface BoostCount {
  readonly boostID: number;
  readonly emoji: string;
  readonly name: string;
  readonly isOwn: boolean;
  readonly count: number;
  /** "Zoom, Vera and 2 more" */
  readonly givers: string;
}

const MOST_NAMES = 8;

/** The boosts of a message, in the order of the menu. */
export function boostsBy(
  { boosts }: Pick<TeamMotd, "boosts">,
  members: readonly Pick<TeamMember, "userID" | "displayName">[],
  ownID: number | undefined,
): readonly BoostCount[] {
  const names = new Map(members.map(({ userID, displayName }) => [userID as number, displayName]));
  return MOTD_BOOST_EMOJIS.flatMap(([boostID, emoji, name]) => {
    const userIDs = boosts.filter(([, given]) => given === boostID).map(([userID]) => userID as number);
    if (userIDs.length === 0) return [];
    const known = userIDs.map((userID) => (userID === ownID ? "you" : (names.get(userID) ?? "a former teammate")));
    const more = known.length - MOST_NAMES;
    const shown = known.slice(0, MOST_NAMES).join(", ");
    return {
      boostID,
      emoji,
      name,
      isOwn: ownID !== undefined && userIDs.includes(ownID),
      count: userIDs.length,
      givers: more > 0 ? `${shown} and ${more} more` : shown,
    };
  });
}
