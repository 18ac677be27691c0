import { periodOf } from "#shared/rules/periods.ts";
import type { CountedRace } from "#shared/rules/race/counted-race.ts";

import { PlainLeagueWeeks, type PlainWeek } from "./plain-league-weeks.ts";
import type { PlainScore } from "./plain-leagues.ts";

const BEST_OF_A_DAY = 25;
const BEST_MEMBERS = 10;

/** A race as leagues see it: what it added to its day, for whom. */
interface Scored {
  readonly id: number;
  readonly stamp: number;
  readonly added: number;
  /** undefined: raced for none, or left it before this was paid. */
  readonly team: number | undefined;
}

/** Races of racers and teams in memory, and both leagues by them. */
export class PlainLeagueScores {
  readonly racers: PlainLeagueWeeks;
  readonly teams: PlainLeagueWeeks;
  private readonly races: Scored[] = [];
  private readonly bests = new Map<string, number[]>();
  private readonly members = new Map<number, { readonly team: number; readonly joined: number }>();

  constructor(week: number, teamWeek: number) {
    const weeksIn = (span: "league" | "team-league", races: readonly Scored[]): number[] =>
      races.filter(({ added }) => added > 0).map(({ stamp }) => periodOf(span, stamp as never) ?? 0);
    this.racers = new PlainLeagueWeeks(
      "league",
      week,
      (id, of) =>
        scoreOf(
          id,
          this.inWeek("league", of, ({ id: racer }) => racer === id),
        ),
      (id) =>
        weeksIn(
          "league",
          this.races.filter((race) => race.id === id),
        ),
    );
    this.teams = new PlainLeagueWeeks(
      "team-league",
      teamWeek,
      (id, of) => this.teamScore(id, of),
      (id) =>
        weeksIn(
          "team-league",
          this.races.filter(({ team }) => team === id),
        ),
    );
  }

  joinTeam = (id: number, team: number, joined: number) => void this.members.set(id, { team, joined });
  leaveTeam = (id: number) => void this.members.delete(id);
  teamOf = (id: number): number | undefined => this.members.get(id)?.team;

  erase(id: number): void {
    this.leaveTeam(id);
    this.racers.erase(id);
    this.races.splice(0, Infinity, ...this.races.filter((race) => race.id !== id));
  }

  close(now: number): void {
    this.racers.close(now);
    this.teams.close(now);
  }

  /** Races that are paid at once, public ones that pay: a race adds what makes its day's best more. */
  pay(races: readonly CountedRace[], now: number): void {
    const counted = races
      .filter(({ standing, mode, reward }) => standing === "finished" && mode === "public" && reward.experience > 0)
      .toSorted((one, other) => one.startedStamp - other.startedStamp);
    for (const race of counted) this.count(race);
    this.racers.raced(firsts(counted.map((race) => ({ id: race.userID, ...begun("league", race) }))), now);
    const forTeams = counted.flatMap((race) => {
      const team = this.teamAt(race);
      return team === undefined ? [] : [{ id: team, ...begun("team-league", race) }];
    });
    this.teams.raced(firsts(forTeams), now);
  }

  private count(race: CountedRace): void {
    const day = `${race.userID} ${race.site} ${Math.floor(race.startedStamp / 86_400)}`;
    const best = this.bests.get(day) ?? [];
    const better = [...best, race.reward.experience].toSorted((a, b) => b - a).slice(0, BEST_OF_A_DAY);
    this.bests.set(day, better);
    const added = sum(better) - sum(best);
    this.races.push({ id: race.userID, stamp: race.startedStamp, added, team: this.teamAt(race) });
  }

  private teamAt({ userID, startedStamp }: CountedRace): number | undefined {
    const member = this.members.get(userID);
    return member && startedStamp >= member.joined ? member.team : undefined;
  }

  private inWeek = (span: "league" | "team-league", week: number, isOf: (race: Scored) => boolean): Scored[] =>
    this.races.filter((race) => isOf(race) && periodOf(span, race.stamp as never) === week);

  /** The sum of what the best ten raced for it. */
  private teamScore(team: number, week: number): PlainScore | undefined {
    const races = this.inWeek("team-league", week, (race) => race.team === team);
    const members = [...new Set(races.map(({ id }) => id))]
      .flatMap(
        (id) =>
          scoreOf(
            id,
            races.filter((race) => race.id === id),
          ) ?? [],
      )
      .toSorted((a, b) => b.points - a.points || a.reachedStamp - b.reachedStamp || a.id - b.id)
      .slice(0, BEST_MEMBERS);
    if (members.length === 0) return undefined;
    return {
      id: team,
      points: sum(members.map(({ points }) => points)),
      races: sum(members.map(({ races: count }) => count)),
      reachedStamp: Math.max(...members.map(({ reachedStamp }) => reachedStamp)),
    };
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

function scoreOf(id: number, races: readonly Scored[]): PlainScore | undefined {
  const points = sum(races.map(({ added }) => added));
  if (points === 0) return undefined;
  const reachedStamp = Math.max(...races.filter(({ added }) => added > 0).map(({ stamp }) => stamp));
  return { id, points, races: races.length, reachedStamp };
}

const begun = (span: "league" | "team-league", { startedStamp }: CountedRace) => ({
  week: periodOf(span, startedStamp) ?? 0,
  begun: startedStamp as number,
});

/** One a week of each, with the first moment. */
const firsts = (weeks: readonly PlainWeek[]): PlainWeek[] =>
  weeks.filter(
    ({ id, week, begun: at }, nth) =>
      !weeks.some(
        (other, place) =>
          other.id === id && other.week === week && (other.begun < at || (other.begun === at && place < nth)),
      ),
  );
