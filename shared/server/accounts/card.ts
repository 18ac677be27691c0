import { sql } from "kysely";

import type { Site } from "../../content/site.ts";
import type { CarID, TextID, UserID } from "../../ids.ts";
import { Refusal } from "../../refusal.ts";
import type { Circle } from "../../rules/classes/circle.ts";
import { knownNeeds, longerOf, type Needs } from "../../rules/classes/needs.ts";
import { shownLook } from "../../rules/garage/worn.ts";
import { TEXT_MEMORY } from "../../rules/text-choice.ts";
import type { Day, Stamp } from "../../units.ts";
import { isInContest } from "../contests/racing.ts";
import type { App } from "../platform/work.ts";
import { circleOf } from "../players/circle.ts";
import { aliasOf } from "../players/class-names.ts";
import { isGold } from "../players/gold.ts";
import { lastRacesOn } from "../players/last-on-site.ts";
import { needsOf } from "../players/needs.ts";
import { averageOn } from "../race/average.ts";

const PACE_OVER_RACES = 10;

interface CardRow {
  readonly tag: string | null;
  readonly tag_color: string | null;
  readonly display_name: string;
  readonly car_id: CarID;
  readonly car_hue_angle: number;
  readonly look: string;
  readonly membership: "basic" | "gold";
  readonly gold_until_stamp: Stamp | null;
  readonly avg_speed: number | null;
  readonly avg_score: number | null;
  /** null unless races are held, which count for no average. */
  readonly pace: number | null;
  readonly nitros: number;
  readonly is_bot: boolean;
  readonly recent_texts: readonly TextID[];
  readonly daily_day: Day | null;
  readonly is_in_contest: boolean;
  readonly circle: Circle | null;
  readonly needs: Needs | null;
}

/**
 * The racer as it travels in a ticket to the game-server, which so needs no database to seat it; with the average of the
 * site's own races. Who is in a class is called by the alias: a race is among strangers. Who has held races sits among others as fast as those: a program among beginners would take their places.
 * One question, because each join asks it. Refuses: notSignedIn.
 */
export async function cardOf({ db, nowStamp }: Pick<App, "db" | "nowStamp">, userID: UserID, site: Site = "type") {
  const { rows } = await sql<CardRow>`
    select t.tag, t.tag_color, coalesce(${aliasOf("users.user_id")}, display_name) as display_name, car_id, car_hue_angle, look, membership, gold_until_stamp, avg_speed, avg_score, nitros, users.is_bot,
      case when exists (select 1 from race_rewards w where w.user_id = users.user_id and w.state = 'held') then (
        select avg(last.speed) from (select speed from race_results r
          where r.user_id = users.user_id and r.site = ${site} and r.standing = 'finished'
          order by started_stamp desc limit ${PACE_OVER_RACES}) last) end as pace,
      array(select races.text_id from ${lastRacesOn("type", sql.ref("users.user_id"), TEXT_MEMORY)} last join races using (race_id)
        order by last.started_stamp desc) as recent_texts,
      (select daily_day from racing_stats s where s.user_id = users.user_id and s.site = 'type') as daily_day,
      ${isInContest("users.user_id", nowStamp())} as is_in_contest,
      ${circleOf("users.user_id")} as circle, ${needsOf("users.user_id")} as needs
    from users left join team_members m on m.user_id = users.user_id left join teams t on t.team_id = m.team_id
    where users.user_id = ${userID}`.execute(db);
  const [row] = rows;
  if (!row) throw new Refusal("notSignedIn", "This racer no longer exists. Start again to get a new one.");
  const gold = isGold(row, nowStamp());
  return {
    displayName: row.display_name,
    tag: row.tag,
    tagColor: row.tag_color,
    look: shownLook(row.look, gold),
    isGold: gold,
    carID: row.car_id,
    carHueAngle: row.car_hue_angle,
    avgSpeed: row.pace ?? averageOn(site, row),
    hasNitro: row.nitros > 0,
    isDeclaredBot: row.is_bot,
    recentTexts: [...row.recent_texts],
    dailyDay: row.daily_day,
    isInContest: row.is_in_contest,
    circle: row.circle ?? undefined,
    longer: longerOf(knownNeeds(row.needs)),
  };
}
