import type { UserID } from "../../../ids.ts";
import { over, type Signal } from "../signal.ts";
import { FLOWS } from "./numbers.ts";

/** A public race with places, as one of its racers sees it. */
export interface Meeting {
  readonly place: number | null;
  /** WPM, or right answers a minute. */
  readonly speed: number;
  /** The other accounts at the table, guests too. */
  readonly others: readonly Met[];
}

interface Met {
  readonly userID: UserID;
  readonly place: number | null;
  readonly speed: number;
  readonly isFinished: boolean;
  /** All races of that account on the site, and those that it won. */
  readonly races: number;
  readonly wins: number;
}

/**
 * Wins against the same few accounts that always lose: places, and with them points, that flow one way. Measured as the part
 * of the wins in which nobody else sat at the table.
 *
 * @param meetings the racer's latest public races in which other accounts sat
 */
export function sameLosers(meetings: readonly Meeting[]): Signal {
  const { races, leastWins, losers: fewest, share } = FLOWS.points;
  const latest = meetings.slice(0 - races);
  const wins = latest.filter(({ place }) => place === 1);
  const losers = losersAmong(latest);
  const given = wins.filter(({ others }) => others.every(({ userID }) => losers.has(userID)));
  const tells = wins.length >= leastWins;
  return over(
    { code: "same-losers", kind: "points" },
    tells ? (losers.size < fewest ? 0 : given.length / wins.length) : null,
    share,
  );
}

/** The accounts that always lose against this racer, by far, and hardly ever win anywhere. */
export function losersAmong(meetings: readonly Meeting[]): ReadonlySet<UserID> {
  const met = Map.groupBy(
    meetings.flatMap((meeting) => meeting.others.map((other) => ({ meeting, other }))),
    ({ other }) => other.userID,
  );
  const { meetings: often, speed, mostly, leastRaces, won } = FLOWS.points;
  const isLost = ({ meeting, other }: { meeting: Meeting; other: Met }): boolean =>
    !other.isFinished || other.speed < speed * meeting.speed;
  const isAhead = ({ meeting, other }: { meeting: Meeting; other: Met }): boolean =>
    other.place !== null && other.place < (meeting.place ?? Infinity);
  const always = [...met].filter(([, times]) => {
    const last = times.at(-1)?.other;
    const hardlyWins = last !== undefined && last.races >= leastRaces && last.wins <= won * last.races;
    return (
      hardlyWins &&
      times.length >= often &&
      !times.some(isAhead) &&
      times.filter(isLost).length >= mostly * times.length
    );
  });
  return new Set(always.map(([userID]) => userID));
}
