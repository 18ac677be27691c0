import { sql } from "kysely";

/** Not bought so lately that it may still be given back. */
const isSettled = (owned: string) => sql`${sql.ref(`${owned}.reference`)} not in (
  select 'purchase:' || p.purchase_id from purchases p where p.user_id = u.user_id and p.state = 'open')`;

/** Figures that achievements ask for, as SQL beside a row `u` of `users`. */
export const economyReached = {
  totalCars: sql<number>`(select count(*) from owned_cars c where c.user_id = u.user_id and c.state = 'owned'
    and ${isSettled("c")})`,
  totalLoot: sql<number>`(select count(*) from owned_loot l where l.user_id = u.user_id and ${isSettled("l")})`,
};
