import { sql } from "kysely";

/** Figures that achievements ask for, as SQL beside a row `u` of `users`. */
export const friendsReached = {
  totalFriends: sql<number>`(select count(*) from friendships f where f.user_id = u.user_id)`,
};
