import type { Contest, ContestTeam } from "../../data/contests/use-contests.ts";

/** Those who take part, the first first. */
export const takingPart = ({ teams }: Pick<Contest, "teams">): readonly ContestTeam[] =>
  teams.filter(({ answer }) => answer === "in");

/** Those who were asked, and don't take part so far. */
export const notTakingPart = ({ teams }: Pick<Contest, "teams">): readonly ContestTeam[] =>
  teams.filter(({ answer }) => answer !== "in");

/** Before the first race nobody is ahead of anybody. */
export const hasRaces = ({ teams }: Pick<Contest, "teams">): boolean => teams.some(({ points }) => points > 0);

/** Whoever has the first place when the result stands; several where nothing tells them apart, nobody where nobody raced. */
export const winnersOf = (contest: Pick<Contest, "teams" | "state">): readonly ContestTeam[] =>
  contest.state === "over" ? contest.teams.filter(({ place, points }) => place === 1 && points > 0) : [];

/** The team that set it up. */
export const hostOf = ({ teams }: Pick<Contest, "teams">): ContestTeam | undefined =>
  teams.find(({ slot }) => slot === 0);
