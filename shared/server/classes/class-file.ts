import { sql } from "kysely";

import type { ClassFile, Pupil } from "../../contracts/classes/teacher-shapes.ts";
import type { SectionID, UserID } from "../../ids.ts";
import { isMessageOver } from "../../rules/classes/message.ts";
import { knownNeeds } from "../../rules/classes/needs.ts";
import { mathScoreOf } from "../../rules/math/score.ts";
import { accuracyOf, wpmOf } from "../../rules/race/speed.ts";
import type { App } from "../platform/work.ts";
import { openCode } from "./codes.ts";
import { realNameOf } from "./real-name.ts";
import { teachersAt } from "./school-teachers.ts";
import { taughtSection } from "./teaching.ts";

/** Everything of a class for whoever teaches it, in four statements. Refuses: notYourClass. */
export async function classFileOf(
  app: Pick<App, "db" | "vault" | "config" | "nowStamp">,
  userID: UserID,
  sectionID: SectionID,
): Promise<ClassFile> {
  const { db, vault } = app;
  const now = app.nowStamp();
  const section = await taughtSection(db, userID, sectionID);
  const [members, colleagues, archivedBy] = await Promise.all([
    pupilsOf(app, sectionID),
    teachersAt(db, section.school_id)
      .select(
        sql<boolean>`exists (select from section_teachers t where t.section_id = ${sectionID} and t.user_id = st.user_id)`.as(
          "isTeaching",
        ),
      )
      .execute(),
    section.archived_by === null
      ? undefined
      : db
          .selectFrom("school_teachers")
          .select("nickname")
          .where("user_id", "=", section.archived_by)
          .executeTakeFirst(),
  ]);
  const { message, message_until_stamp: untilStamp } = section;
  return {
    sectionID,
    name: section.name,
    grade: section.grade,
    color: section.color,
    pupils: members.filter(({ standing }) => standing === "member").length,
    waiting: members.filter(({ standing }) => standing === "pending").length,
    isOwn: true,
    teachers: colleagues.filter(({ isTeaching }) => isTeaching).map(({ nickname }) => nickname),
    createdStamp: section.created_stamp,
    archivedStamp: section.archived_stamp,
    archivedBy: archivedBy?.nickname ?? null,
    code: openCode(vault, "class-code", section.code_sealed),
    needsApproval: section.needs_approval,
    disabledClassSettings: section.disabled_settings,
    message: message === null ? null : { message, untilStamp, isOver: isMessageOver({ untilStamp }, now) },
    members,
    colleagues,
  };
}

async function pupilsOf(
  { db, vault, config }: Pick<App, "db" | "vault" | "config">,
  sectionID: SectionID,
): Promise<readonly Pupil[]> {
  const rows = await db
    .selectFrom("section_members as m")
    .innerJoin("users", "users.user_id", "m.user_id")
    .leftJoin("section_scores as s", (join) =>
      join.onRef("s.user_id", "=", "m.user_id").onRef("s.section_id", "=", "m.section_id"),
    )
    .select([
      "m.user_id",
      "m.alias",
      "m.standing",
      "m.is_made",
      "m.real_name_sealed",
      "m.joined_stamp",
      "m.removed_stamp",
      "m.needs",
    ])
    .select((eb) => eb("m.card_hash", "is not", null).$castTo<boolean>().as("has_card"))
    .select(["users.username", "users.logins", "users.last_seen_stamp"])
    .select(["s.played", "s.typed", "s.secs", "s.errs"])
    .where("m.section_id", "=", sectionID)
    .orderBy("m.alias")
    .orderBy("m.user_id")
    .execute();
  return rows.map((row): Pupil => {
    const [typed, errs, elapsedMs] = [row.typed ?? 0, row.errs ?? 0, (row.secs ?? 0) * 1_000];
    const hasRaced = (row.played ?? 0) > 0;
    const speed = config.site === "math" ? mathScoreOf(typed, errs, elapsedMs).score : wpmOf(typed, elapsedMs);
    return {
      userID: row.user_id,
      username: row.username ?? "",
      alias: row.alias,
      realName: realNameOf(vault, row.user_id, row.real_name_sealed),
      standing: row.standing,
      isMade: row.is_made,
      hasCard: row.has_card,
      needs: knownNeeds(row.needs),
      joinedStamp: row.joined_stamp,
      removedStamp: row.removed_stamp,
      lastSeenStamp: row.logins === 0 ? null : row.last_seen_stamp,
      played: row.played ?? 0,
      speed: hasRaced ? speed : null,
      accuracy: hasRaced ? accuracyOf(typed, errs) : null,
    };
  });
}
