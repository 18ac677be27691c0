import { sql, type RawBuilder } from "kysely";

import type { Site } from "../../content/site.ts";
import { allowed, PARKING_LOT_CARS, type Feature, type Gate } from "../../rules/account/gates.ts";
import type { Stamp } from "../../units.ts";
import { classOf, type ClassRow } from "../players/class-standing.ts";
import { isGold } from "../players/gold.ts";

/** What the gates ask of a player, as it is read along with whatever else an operation reads of the player. */
export interface PersonRow {
  readonly membership: "basic" | "gold";
  readonly gold_until_stamp: Stamp | null;
  readonly races_played: number;
  /** Friends and cars are counted no further than the gates ask. */
  readonly friends: number;
  readonly cars: number;
  readonly class: ClassRow | null;
}

/** Selects the person of a row of `users`. @param users the alias of the row */
export const personOf = (users: string): RawBuilder<PersonRow> => {
  const of = (column: string) => sql.ref(`${users}.${column}`);
  return sql<PersonRow>`json_build_object(
    'membership', ${of("membership")}, 'gold_until_stamp', ${of("gold_until_stamp")}, 'races_played', ${of("races_played")},
    'friends', (select count(*) from (
      select from friendships f where f.user_id = ${of("user_id")} limit 1) as any_friend),
    'cars', (select count(*) from (
      select from owned_cars c where c.user_id = ${of("user_id")} and c.state = 'owned' limit ${sql.lit(PARKING_LOT_CARS)}) as first_cars),
    'class', ${classOf(users)})`;
};

/** Whether a feature is open to a player. @source core §6 */
export const gateOf = (feature: Feature, person: PersonRow, site: Site, now: Stamp): Gate =>
  allowed(feature, {
    site,
    membership: isGold(person, now) ? "gold" : "basic",
    gamesPlayedAllSites: person.races_played,
    totalFriends: person.friends,
    cars: person.cars,
    classStanding: person.class?.standing ?? "none",
    disabledClassSettings: person.class?.closed ?? [],
  });
