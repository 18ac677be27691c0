import type { Kysely } from "kysely";

import type { Contest, ContestRace } from "../../contracts/teams/contest-shapes.ts";
import type { UserID } from "../../ids.ts";
import { contestStandings, type ContestStanding } from "../../rules/contests/standings.ts";
import { startOfContest } from "../../rules/contests/state.ts";
import { dayOf, type Day, type Stamp } from "../../units.ts";
import type { Database } from "../database.ts";
import type { App } from "../platform/work.ts";
import { cardOrGone, cardTimesOf, type CardTimes } from "../players/player-card.ts";
import {
  contestRaces,
  contestRow,
  contestTeams,
  hasPlaces,
  headOf,
  racesToShow,
  slotsOf,
  type ContestRow,
  type CountedContestRace,
  type Member,
  type TeamInContest,
  viewerOf,
  type Viewer,
} from "./read.ts";

/** A contest as one viewer may see it. Refuses: notFound. */
export async function contestPageOf(app: App, contestID: number, viewerID: UserID | undefined): Promise<Contest> {
  const { db } = app;
  const times = cardTimesOf(app);
  const row = await contestRow(db, contestID);
  const teams = await contestTeams(db, [contestID]);
  const races = await contestRaces(db, [contestID], times.now, viewerID);
  const slots = slotsOf(teams);
  const head = headOf(row, slots.length, times.now);
  const standings = hasPlaces(head.state) ? contestStandings(slots, races, row.best) : [];
  const viewer = await viewerOf(db, viewerID);
  const own = viewer.member ? ownPart(viewer.member, row, teams, races, viewer.textDay, times.now) : null;
  const shown = await shownRaces(db, row, standings, viewer, times);
  const places = new Map(standings.map((standing, order) => [standing.slot, { ...standing, order }]));
  return {
    ...head,
    teams: teams
      .filter(({ answer }) => own !== null || answer === "in")
      .map(({ contestID: _of, ...team }) => {
        const { place = null, points = 0, daysWon = 0, bestRace = 0, days = [] } = places.get(team.slot) ?? {};
        return {
          ...team,
          place,
          points,
          daysWon,
          bestRace,
          days: days.map((day) => ({
            day: day.day,
            points: day.points,
            isWon: day.isWon,
            races: day.races.flatMap(({ number, counts }) => {
              const race = shown.get(number);
              return race ? [{ ...race, counts }] : [];
            }),
          })),
        };
      })
      .toSorted((one, other) => orderIn(places, one.slot) - orderIn(places, other.slot) || one.slot - other.slot),
    own,
  };
}

const orderIn = (places: ReadonlyMap<number, { readonly order: number }>, slot: number): number =>
  places.get(slot)?.order ?? Infinity;

/** What the contest is for a member of one of its teams. */
function ownPart(
  member: Member,
  row: ContestRow,
  teams: readonly TeamInContest[],
  races: readonly CountedContestRace[],
  textDay: Day | null,
  now: Stamp,
): Contest["own"] {
  const team = teams.find(({ teamID }) => teamID === member.teamID);
  if (!team) return null;
  return {
    slot: team.slot,
    isCaptain: member.isCaptain,
    counts: team.answer === "in" && countsFor(row, member.joinStamp, now),
    hasRacedToday:
      (row.lesson_id === null && textDay === dayOf(now)) ||
      races.some((race) => race.userID === member.userID && race.day === dayOf(now)),
  };
}

/** Before the start everybody of a team may still count. */
const countsFor = (row: ContestRow, joinStamp: Stamp, now: Stamp): boolean => {
  const start = startOfContest({ firstDay: row.first_day });
  return now < start || joinStamp < start;
};

/** The races that count, and the viewer's own, each with its racer where the viewer may see who that is. */
async function shownRaces(
  db: Kysely<Database>,
  row: ContestRow,
  standings: readonly ContestStanding<CountedContestRace>[],
  viewer: Viewer,
  times: CardTimes,
): Promise<ReadonlyMap<number, Omit<ContestRace, "counts">>> {
  const numbers = standings.flatMap(({ days }) =>
    days.flatMap(({ races }) =>
      races.filter(({ counts, userID }) => counts || isSame(userID, viewer.userID)).map(({ number }) => number),
    ),
  );
  const races = numbers.length === 0 ? [] : await racesToShow(db, numbers, viewer);
  return new Map(
    races.map((race) => {
      const isOwn = isSame(race.user_id, viewer.userID);
      return [
        race.number,
        {
          number: race.number,
          racer: race.is_seen ? cardOrGone(race, times) : null,
          isOwn,
          speed: race.speed,
          accuracy: race.accuracy,
          points: race.points,
          canWatch: race.is_seen && race.has_log && (isOwn || mayReadText(row, race.day, viewer, times.now)),
        },
      ];
    }),
  );
}

/** Whoever has still to type a day's text doesn't watch it being typed. */
const mayReadText = ({ lesson_id }: ContestRow, day: Day, { textDay }: Viewer, now: Stamp): boolean =>
  lesson_id !== null || day < dayOf(now) || (textDay !== null && textDay >= day);

const isSame = (userID: UserID | null, viewerID: UserID | undefined): boolean => userID !== null && userID === viewerID;
