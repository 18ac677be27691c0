import { memberDaysOf } from "../../rules/account/member-days.ts";
import type { GoldRecord } from "../../rules/account/renewal.ts";
import type { Reader } from "../../rules/announcements/announcement.ts";
import type { Stamp } from "../../units.ts";
import type { Asker } from "../looks/pop-up-source.ts";
import { isClosed } from "../players/class-standing.ts";
import { isGold } from "../players/gold.ts";

/** Somebody who may be told what gold brings. */
interface GoldReader extends Pick<Reader, "memberDays" | "lastLogin"> {
  readonly isGold: boolean;
  readonly gold: GoldRecord;
  /** The log-in before the present one; null at the first. */
  readonly previousLogin: Stamp | null;
}

/**
 * What promotions need to know of a player; undefined for who is told of none: members of a class, and declared bots, which
 * nothing pays.
 *
 * @source rules Privacy
 */
export async function shopperAt({ db, userID, now, class: row = null }: Asker): Promise<GoldReader | undefined> {
  if (isClosed(row, "paid_offers")) return undefined;
  const user = await db
    .selectFrom("users")
    .select(["created_stamp", "previous_login_stamp", "membership", "gold_until_stamp"])
    .where("user_id", "=", userID)
    .where("is_bot", "=", false)
    .executeTakeFirst();
  return (
    user && {
      memberDays: memberDaysOf(user.created_stamp, now),
      lastLogin: user.previous_login_stamp ?? user.created_stamp,
      previousLogin: user.previous_login_stamp,
      isGold: isGold(user, now),
      gold: { membership: user.membership, goldUntil: user.gold_until_stamp },
    }
  );
}
