import { sql } from "kysely";

import { ageAt, isParent, type Age, type AgeNow } from "../../../rules/account/age.ts";
import type { Stamp } from "../../../units.ts";

/** The answer and the parent of a row of `users`, to be selected along with it. */
export const OWN_AGE = [
  sql<Age | null>`(select json_build_object('band', a.band, 'limit', a.age_limit, 'overFromYear', a.over_from_year,
      'givenStamp', a.given_stamp, 'correctedStamp', a.corrected_stamp)
    from ages a where a.user_id = users.user_id)`.as("age"),
  sql<{ email: string; emailKey: string; isProved: boolean } | null>`(select json_build_object('email', p.email,
      'emailKey', p.email_key, 'isProved', p.confirmed_stamp is not null)
    from parents p where p.user_id = users.user_id)`.as("parent"),
];

interface Row {
  readonly age: Age | null;
  readonly parent: { readonly email: string; readonly emailKey: string; readonly isProved: boolean } | null;
  readonly email_key: string | null;
}

/** What the player alone is told. @param limit the operator's, in years */
export const ownAgeOf = (
  { age, parent, email_key }: Row,
  limit: number,
  now: Stamp,
): { readonly age: AgeNow; readonly hasParent: boolean } => ({
  age: ageAt(age ?? undefined, limit, now),
  hasParent: isParent(parent ?? undefined, email_key === null ? undefined : { emailKey: email_key }),
});
