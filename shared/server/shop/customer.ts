import { sql, type Kysely } from "kysely";

import type { Site } from "../../content/site.ts";
import type { CarID, UserID } from "../../ids.ts";
import { eventFrom } from "../../rules/events/calendar.ts";
import { levelOf } from "../../rules/rewards/level.ts";
import type { Buyer } from "../../rules/shop/no-buy.ts";
import { eventTrack } from "../../rules/tracks.ts";
import { dayOf, type Day, type Stamp } from "../../units.ts";
import type { Database } from "../database.ts";
import { isGold } from "../players/gold.ts";
import { gateOf, personOf, type PersonRow } from "../profiles/person.ts";

interface Row {
  readonly person: PersonRow;
  readonly experience: number;
  readonly money: number;
  readonly nitros_day: Day | null;
  readonly nitros_bought: number | null;
  readonly asks_password: boolean | null;
  readonly visited_stamp: Stamp | null;
  readonly is_in_event: boolean;
  readonly cars: readonly CarID[];
  readonly loot: readonly number[];
}

/** Somebody in the shop. */
export interface Customer extends Buyer {
  /** Whether things for real money are shown. */
  readonly paysMoney: boolean;
  /** Nobody in a class is told what gold brings who has none. @source rules Privacy */
  readonly isToldOfGold: boolean;
  readonly asksPassword: boolean;
  readonly visitedStamp: Stamp | null;
}

/** What the shop asks about a player, in one statement. A purchase asks while the player is locked. */
export async function customerOf(db: Kysely<Database>, site: Site, userID: UserID, now: Stamp): Promise<Customer> {
  const event = eventFrom(now);
  const { rows } = await sql<Row>`
    select ${personOf("u")} as person, u.experience, coalesce(m.balance, 0) as money,
      exists (select 1 from tracks t where t.user_id = u.user_id and t.track = ${event ? eventTrack(event.eventID) : ""}) as is_in_event,
      s.nitros_day, s.nitros_bought, s.asks_password, s.visited_stamp,
      array(select c.car_id from owned_cars c where c.user_id = u.user_id and c.state = 'owned') as cars,
      array(select l.loot_id from owned_loot l where l.user_id = u.user_id) as loot
    from users u
    left join money_accounts m on m.user_id = u.user_id
    left join shoppers s on s.user_id = u.user_id
    where u.user_id = ${userID}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error("a player went while an operation began");
  return {
    isGold: isGold(row.person, now),
    playerLevel: levelOf(row.experience),
    money: row.money,
    cars: new Set(row.cars),
    loot: new Set(row.loot),
    nitrosToday: row.nitros_day === dayOf(now) ? (row.nitros_bought ?? 0) : 0,
    isInEvent: row.is_in_event,
    daily: gateOf("show_daily_shop_items", row.person, site, now),
    isToldOfGold: isGold(row.person, now) || row.person.class === null,
    paysMoney: gateOf("paid_offers", row.person, site, now).allowed,
    keepsLooks: !gateOf("change_looks", row.person, site, now).allowed,
    asksPassword: row.asks_password ?? false,
    visitedStamp: row.visited_stamp,
  };
}
