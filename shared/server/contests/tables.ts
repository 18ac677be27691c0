import type { Generated } from "kysely";

import type { ContestName } from "../../content/contests.ts";
import type { LessonID } from "../../content/lessons/lesson.ts";
import type { Site } from "../../content/site.ts";
import type { RaceID, TeamID, UserID } from "../../ids.ts";
import type { Day, Stamp } from "../../units.ts";

interface ContestTable {
  contest_id: Generated<number>;
  name: ContestName;
  site: Site;
  /** Of a contest on the math site. */
  lesson_id: LessonID | null;
  /** Racers of a team whose results count on a day. */
  best: number;
  first_day: Day;
  days: number;
  created_stamp: Stamp;
  called_off_stamp: Stamp | null;
}

/** A team that was asked into a contest, or set it up. */
interface ContestTeamTable {
  contest_id: number;
  /** 0: the host. */
  slot: number;
  /** null: the team is no more. */
  team_id: TeamID | null;
  /** As they were when it was asked, for when the team is no more. */
  tag: string;
  tag_color: string;
  answer: "waiting" | "in" | "declined";
}

/** The best race of a racer on a day of a contest. Written while the racer is locked. */
interface ContestRaceTable {
  number: Generated<number>;
  contest_id: number;
  slot: number;
  /** null for an erased account. */
  user_id: UserID | null;
  day: Day;
  race_id: RaceID;
  /** The racer's in the race. */
  race_slot: number;
  started_stamp: Stamp;
  /** WPM, or right answers a minute. */
  speed: number;
  /** In percent. */
  accuracy: number;
  points: number;
}

export interface ContestTables {
  contests: ContestTable;
  contest_teams: ContestTeamTable;
  contest_races: ContestRaceTable;
}
