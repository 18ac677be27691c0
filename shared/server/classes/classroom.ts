import { sql, type Kysely } from "kysely";

import type { PlayerCard } from "../../contracts/social/players.ts";
import type { SectionID, UserID } from "../../ids.ts";
import { seconds, type Stamp } from "../../units.ts";
import type { Database } from "../database.ts";
import { perform, type App, type Work } from "../platform/work.ts";
import { cardColumns, cardOfRow, cardTimesOf } from "../players/player-card.ts";
import { averageOn } from "../race/average.ts";
import { teacherNameOf } from "./own-class.ts";
import { everyoneIn } from "./visibility.ts";

/** A room that does not renew its lease for this long is no longer the class's. */
export const CLASSROOM_LEASE = seconds(15);

/** The database's clock: the same for every node, also while it waits for a lock. */
const CLOCK = sql<Stamp>`extract(epoch from clock_timestamp())::bigint`;
const UNTIL = sql<Stamp>`extract(epoch from clock_timestamp())::bigint + ${CLASSROOM_LEASE / 1_000}`;

export type ClassroomRole = "teacher" | "pupil";

/** As what somebody may come into the room of a class; undefined for whoever may not, and where the class is archived. */
export async function classroomRoleOf(
  db: Kysely<Database>,
  userID: UserID,
  sectionID: SectionID,
): Promise<ClassroomRole | undefined> {
  const { rows } = await sql<{ role: ClassroomRole }>`
    select place.role from sections s, lateral (
      (select 'teacher' as role from section_teachers t join roles r on r.user_id = t.user_id and r.role = 'teacher'
        where t.section_id = s.section_id and t.user_id = ${userID})
      union all
      (select 'pupil' from section_members m
        where m.section_id = s.section_id and m.user_id = ${userID} and m.standing = 'member')) place
    where s.section_id = ${sectionID} and s.archived_stamp is null
    limit 1`.execute(db);
  return rows[0]?.role;
}

/** A member of a class, as its room knows it. */
export interface Member {
  readonly card: PlayerCard;
  /** On this site, in WPM or right answers a minute. */
  readonly avgSpeed: number | null;
}

/** Who belongs in the room of a class. */
export interface Roster {
  readonly className: string;
  readonly teacherName: string;
  readonly teacherIDs: readonly UserID[];
  /** By name. */
  readonly members: readonly Member[];
}

const byName = new Intl.Collator("en", { sensitivity: "base", numeric: true });

/** Everyone who belongs in a class's room now; undefined where the class is archived or gone. */
export async function rosterOf(
  app: Pick<App, "db" | "nowStamp" | "config">,
  sectionID: SectionID,
): Promise<Roster | undefined> {
  const [{ rows }, members] = await Promise.all([
    sql<{ name: string; teacher_name: string; teacher_ids: readonly UserID[] }>`
      select s.name, ${teacherNameOf} as teacher_name,
        (select coalesce(json_agg(t.user_id), '[]') from section_teachers t join roles r on r.user_id = t.user_id and r.role = 'teacher'
          where t.section_id = s.section_id) as teacher_ids
      from sections s where s.section_id = ${sectionID} and s.archived_stamp is null`.execute(app.db),
    app.db
      .selectFrom("section_members as m")
      .innerJoin("users", "users.user_id", "m.user_id")
      .select([...cardColumns(), "m.alias", "users.avg_speed", "users.avg_score"])
      .where("m.section_id", "=", sectionID)
      .where("m.standing", "=", "member")
      .execute(),
  ]);
  const [section] = rows;
  if (!section) return undefined;
  const times = cardTimesOf(app);
  return {
    className: section.name,
    teacherName: section.teacher_name,
    teacherIDs: section.teacher_ids,
    members: members
      .map((row) => ({
        card: { ...cardOfRow(row, times), displayName: row.alias },
        avgSpeed: averageOn(app.config.site, row),
      }))
      .toSorted((one, other) => byName.compare(one.card.displayName, other.card.displayName)),
  };
}

/** The node that asks for a room. */
interface LeasingNode {
  readonly node: string;
  readonly newRoomID: string;
  hasRoom(roomID: string): boolean;
  /** Makes the new room here. */
  open(): Promise<void>;
}

/** The room of a class that meets now; undefined while it doesn't. */
export async function classroomNow(db: Kysely<Database>, sectionID: SectionID) {
  return db
    .selectFrom("classrooms")
    .select(["room_id", "node"])
    .where("section_id", "=", sectionID)
    .where("lease_until_stamp", ">", CLOCK)
    .executeTakeFirst();
}

/** The one room of a class: the leased one, or a new one on this node, of which its pupils are told. Concurrent callers wait for it. */
export async function leaseClassroom(work: Work, sectionID: SectionID, here: LeasingNode): Promise<string> {
  const row = { room_id: here.newRoomID, node: here.node, lease_until_stamp: UNTIL };
  const held = await work.trx
    .insertInto("classrooms")
    .values({ section_id: sectionID, ...row })
    .onConflict((conflict) =>
      conflict.column("section_id").doUpdateSet((eb) => ({ section_id: eb.ref("classrooms.section_id") })),
    )
    .returning(["room_id", "node", sql<boolean>`lease_until_stamp > ${CLOCK}`.as("is_live")])
    .executeTakeFirstOrThrow();
  const isNew = held.room_id === here.newRoomID;
  const isOrphan = held.node === here.node && !here.hasRoom(held.room_id);
  if (!isNew && held.is_live && !isOrphan) return held.room_id;
  if (!isNew) await work.trx.updateTable("classrooms").set(row).where("section_id", "=", sectionID).execute();
  await here.open();
  await tellPupils(work, sectionID);
  return here.newRoomID;
}

/** @returns whether the room is still the class's */
export async function renewClassroom(db: Kysely<Database>, sectionID: SectionID, roomID: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("classrooms")
    .set({ lease_until_stamp: UNTIL })
    .where("section_id", "=", sectionID)
    .where("room_id", "=", roomID)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The class doesn't meet any more, and its pupils are told. */
export async function releaseClassroom(work: Work, sectionID: SectionID, roomID: string): Promise<void> {
  const { numDeletedRows } = await work.trx
    .deleteFrom("classrooms")
    .where("section_id", "=", sectionID)
    .where("room_id", "=", roomID)
    .executeTakeFirst();
  if (numDeletedRows > 0n) await tellPupils(work, sectionID);
}

/** Tells the pupils of classes whose room went without a word, as with its node, that they don't meet any more. */
export async function endLostLessons(app: App): Promise<void> {
  const lost = await app.db
    .selectFrom("classrooms")
    .select(["section_id", "room_id"])
    .where("lease_until_stamp", "<=", CLOCK)
    .execute();
  for (const { section_id, room_id } of lost)
    await perform(app, async (work) => {
      const { numDeletedRows } = await work.trx
        .deleteFrom("classrooms")
        .where("section_id", "=", section_id)
        .where("room_id", "=", room_id)
        .where("lease_until_stamp", "<=", CLOCK)
        .executeTakeFirst();
      if (numDeletedRows > 0n) await tellPupils(work, section_id);
    });
}

async function tellPupils(work: Work, sectionID: SectionID): Promise<void> {
  for (const userID of await everyoneIn(work, [sectionID])) work.changed(userID, "class");
}
