import type { Kysely } from "kysely";

import type { Site } from "../../content/site.ts";
import type { CarID } from "../../ids.ts";
import { tagOf, type Enrollment } from "../../rules/teams/form.ts";
import type { Database } from "../database.ts";
import { averageOn } from "./joiner.ts";
import { shownName } from "./shown-name.ts";

/** What a link to a team shows where it is pasted. */
export interface TeamShare {
  readonly tag: string;
  readonly tagColor: string;
  readonly name: string;
  readonly members: number;
  readonly enrollment: Enrollment;
  /** Of the members whom everybody may see; null while none has one. */
  readonly avgSpeed: number | null;
  /** Those who won most for it, among members whom everybody may see. */
  readonly cars: readonly { readonly carID: CarID; readonly hueAngle: number }[];
}

const MOST_CARS = 5;

/** @returns undefined without such a team */
export async function teamShare(db: Kysely<Database>, site: Site, tag: string): Promise<TeamShare | undefined> {
  const team = await db
    .selectFrom("teams")
    .select(["team_id", "tag", "tag_color", "name", "is_name_hidden", "members", "enrollment"])
    .where("tag", "=", tagOf(tag))
    .executeTakeFirst();
  if (!team) return undefined;
  const rows = await db
    .selectFrom("team_members as m")
    .innerJoin("users", "users.user_id", "m.user_id")
    .select(["users.car_id", "users.car_hue_angle", "users.findable", "users.erase_stamp", averageOn(site)])
    .where("m.team_id", "=", team.team_id)
    .orderBy("m.points", "desc")
    .orderBy("m.user_id")
    .execute();
  const shown = rows.filter(({ findable, erase_stamp }) => findable && erase_stamp === null);
  const speeds = shown.flatMap(({ average }) => average ?? []);
  return {
    tag: team.tag,
    tagColor: team.tag_color,
    name: shownName(team),
    members: team.members,
    enrollment: team.enrollment,
    avgSpeed: speeds.length === 0 ? null : speeds.reduce((sum, speed) => sum + speed, 0) / speeds.length,
    cars: shown.slice(0, MOST_CARS).map(({ car_id, car_hue_angle }) => ({ carID: car_id, hueAngle: car_hue_angle })),
  };
}
