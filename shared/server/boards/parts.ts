import { sql, type Kysely } from "kysely";

import { LESSON_IDS, type LessonID } from "../../content/lessons/lesson.ts";
import { SITES, type Site } from "../../content/site.ts";
import type { UserID } from "../../ids.ts";
import { Refusal } from "../../refusal.ts";
import { partsOf, WORLD_PARTS, worldOf, type BoardPart } from "../../rules/board-parts.ts";
import {
  BOARD_KINDS,
  periodsToMake,
  SPAN_OF,
  type Board,
  type BoardGroup,
  type BoardSpan,
} from "../../rules/boards.ts";
import type { Stamp } from "../../units.ts";
import type { Database } from "../database.ts";

interface Time {
  readonly span: BoardSpan;
  readonly period: number;
}

/** The boards of parts on which somebody may stand: of the worlds of all racers where anybody raced, and of lessons that were raced. */
export async function boardsOfParts(db: Kysely<Database>, now: Stamp): Promise<readonly Board[]> {
  const times = Object.values(SPAN_OF).flatMap((span) => periodsToMake(span, now).map((period) => ({ span, period })));
  if (times.length === 0) return [];
  const [worlds, raced, lessons] = [
    await worldsWithRacers(db),
    await racedAt(db, times),
    await lessonsRacedAt(db, times),
  ];
  return [
    ...raced.flatMap(({ site, ...time }) => worlds.flatMap((part) => bothKinds(time, site, part))),
    ...lessons.flatMap(({ lesson, ...time }) => bothKinds(time, "math", `lesson:${lesson}`)),
  ];
}

const bothKinds = (time: Time, site: Site, part: BoardPart): readonly Board[] =>
  BOARD_KINDS.map((kind) => ({ kind, group: "racers", ...time, site, part }));

/** From one world to the next along the index, so that nobody else is read. */
async function worldsWithRacers(db: Kysely<Database>): Promise<readonly BoardPart[]> {
  const { rows } = await sql<{ readonly world_id: number }>`
    with recursive found as (
      select min(world_id) as world_id from users
      union all select (select min(u.world_id) from users u where u.world_id > found.world_id) from found
      where found.world_id is not null)
    select world_id from found where world_id is not null`.execute(db);
  const there = new Set(rows.map(({ world_id }) => world_id));
  return WORLD_PARTS.filter((part) => there.has(worldOf(part) ?? 0));
}

const timesOf = (times: readonly Time[]) => sql`unnest(${times.map(({ span }) => span)}::text[],
  ${times.map(({ period }) => period)}::integer[]) as t (span, period)`;

/** Ordered, so that each is one look into the index, also where nobody is. */
async function racedAt(db: Kysely<Database>, times: readonly Time[]) {
  const { rows } = await sql<Time & { readonly site: Site }>`
    select t.span, t.period, site.site from ${timesOf(times)} cross join unnest(${[...SITES]}::text[]) as site (site)
    cross join lateral (select from racer_scores s where s.span = t.span and s.period = t.period and s.site = site.site
      order by s.user_id limit 1) any_score`.execute(db);
  return rows;
}

async function lessonsRacedAt(db: Kysely<Database>, times: readonly Time[]) {
  const { rows } = await sql<Time & { readonly lesson: LessonID }>`
    select t.span, t.period, l.lesson from ${timesOf(times)} cross join unnest(${[...LESSON_IDS]}::text[]) as l (lesson)
    cross join lateral (select from lesson_scores s where s.span = t.span and s.period = t.period and s.lesson = l.lesson
      order by s.user_id limit 1) any_score`.execute(db);
  return rows;
}

/** Refuses: badInput where a part has no board. */
export function checkPart(site: Site, group: BoardGroup, part: BoardPart | undefined): void {
  if (part === undefined || (group === "racers" && partsOf(site).includes(part))) return;
  const sentence =
    group === "teams"
      ? "Team boards aren't split by world or lesson."
      : "Lessons have their boards where there are math races.";
  throw new Refusal("badInput", sentence, { field: "part" });
}

/** Whether a racer belongs to another world than the one that a board is of. */
export async function isElsewhere(
  db: Kysely<Database>,
  part: BoardPart | undefined,
  userID: UserID | undefined,
): Promise<boolean> {
  const worldID = worldOf(part);
  if (worldID === undefined || userID === undefined) return false;
  const row = await db.selectFrom("users").select("world_id").where("user_id", "=", userID).executeTakeFirst();
  return row?.world_id !== worldID;
}
