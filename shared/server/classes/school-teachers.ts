import { sql, type Kysely } from "kysely";

import type { SchoolID } from "../../ids.ts";
import type { Database } from "../database.ts";

/** The teachers of a school by name. Who was one, and isn't any more, is none of them. */
export const teachersAt = (db: Kysely<Database>, schoolID: SchoolID) =>
  db
    .selectFrom("school_teachers as st")
    .innerJoin("users", "users.user_id", "st.user_id")
    .select(["st.user_id as userID", "st.nickname", "st.joined_stamp as joinedStamp"])
    .select(sql<string>`coalesce(users.username, '')`.as("username"))
    .where("st.school_id", "=", schoolID)
    .where(sql<boolean>`exists (select from roles r where r.user_id = st.user_id and r.role = 'teacher')`)
    .orderBy("st.nickname")
    .orderBy("st.user_id");
