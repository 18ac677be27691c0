import type { Insertable, Kysely } from "kysely";

import type { TeamForm } from "#shared/contracts/teams/team-shapes.ts";
import type { TeamID, UserID } from "#shared/ids.ts";
import type { Database } from "#shared/server/database.ts";
import { nowStamp } from "#shared/server/platform/work.ts";
import type { Stamp } from "#shared/units.ts";

let turn = 0;
/** A tag that no other team of this process has. */
export const newTag = (): string => `T${(turn++).toString(36).toUpperCase().padStart(4, "0")}`;

export const teamForm = (more: Partial<TeamForm> = {}): TeamForm => {
  const tag = more.tag ?? newTag();
  return {
    tag,
    name: `Team ${tag}`,
    tagColor: "3a86ff",
    minRaces: 0,
    minSpeed: 0,
    otherRequirements: "",
    enrollment: "auto",
    autoRemove: 0,
    ...more,
  };
};

/** Writes a team with its captain, past the rules of founding one. */
export async function newTeam(
  db: Kysely<Database>,
  captainID: UserID,
  more: Partial<Insertable<Database["teams"]>> = {},
): Promise<TeamID> {
  const tag = more.tag ?? newTag();
  const { team_id } = await db
    .insertInto("teams")
    .values({
      tag,
      name: `Team ${tag}`,
      tag_color: "3a86ff",
      captain_id: captainID,
      author_id: captainID,
      enrollment: "auto",
      min_races: 0,
      min_speed: 0,
      requirements: "",
      members: 0,
      created_stamp: nowStamp(),
      ...more,
    })
    .returning("team_id")
    .executeTakeFirstOrThrow();
  await addMembers(db, team_id, [captainID], { role: "officer" });
  return team_id;
}

/** Writes members into a team, past its door. */
export async function addMembers(
  db: Kysely<Database>,
  teamID: TeamID,
  userIDs: readonly UserID[],
  more: { readonly role?: "member" | "officer"; readonly join_stamp?: Stamp; readonly last_race_stamp?: Stamp } = {},
): Promise<void> {
  const now = nowStamp();
  const place = { team_id: teamID, role: "member" as const, join_stamp: now, last_race_stamp: null, ...more };
  await db
    .insertInto("team_members")
    .values(userIDs.map((user_id) => ({ ...place, user_id })))
    .execute();
  await db
    .updateTable("teams")
    .set((eb) => ({ members: eb("members", "+", userIDs.length) }))
    .where("team_id", "=", teamID)
    .execute();
}

/** Gives an account a place in a new team, or before the door of one. */
export async function placeIn(
  db: Kysely<Database>,
  userID: UserID,
  place: "applicant" | "member" | "officer" | "captain",
): Promise<TeamID> {
  if (place === "captain") return newTeam(db, userID);
  const teamID = await newTeam(db, await someCaptain(db), { enrollment: "open" });
  if (place !== "applicant") await addMembers(db, teamID, [userID], { role: place });
  else {
    await db
      .insertInto("team_applications")
      .values({ user_id: userID, team_id: teamID, stamp: nowStamp(), denied_stamp: null })
      .execute();
  }
  return teamID;
}

async function someCaptain(db: Kysely<Database>): Promise<UserID> {
  const name = `captain-${turn++}`;
  const { user_id } = await db
    .insertInto("users")
    .values({
      account_type: "standard",
      username: name,
      username_skeleton: name,
      password_hash: "x",
      display_name: name,
      car_id: 1 as never,
      car_hue_angle: 0,
      created_stamp: nowStamp(),
      last_seen_stamp: nowStamp(),
    })
    .returning("user_id")
    .executeTakeFirstOrThrow();
  return user_id;
}
