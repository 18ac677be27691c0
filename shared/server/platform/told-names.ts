import { sql, type RawBuilder } from "kysely";

import { classAt, knowsName } from "./postgres/class-at.ts";

/**
 * The data of a notification as its receiver may read it: the alias of a sender who is in a class stands in place of names that the
 * receiver may not know.
 *
 * @param data its column
 * @param receiver the column of the receiver
 */
export const dataFor = (
  data: string,
  receiver: string,
): RawBuilder<object> => sql<object>`(${sql.ref(data)} || coalesce((
  select case when cm.is_made then '{}' else '{"username": ""}' end::jsonb || jsonb_build_object('displayName', cm.alias)
  from ${classAt(sql`(${sql.ref(data)} ->> 'userID')::bigint`)} and ${sql.ref(data)} ? 'displayName'
    and not ${knowsName(sql.ref(receiver))}), '{}'))`;
