import { exportTable, type PersonalData } from "../platform/postgres/personal-data.ts";

export const friendsData: PersonalData = {
  exports: [
    exportTable("friends", "friendships", "user_id"),
    exportTable("friendRequests", "friend_requests", "asked_id", ["denied_stamp"]),
    exportTable("requestedFriends", "friend_requests", "asker_id", ["denied_stamp"]),
    exportTable("reports", "player_reports", "reporter_id"),
  ],
  unexported: {
    "friendships.friend_id": "whom somebody else has as a friend is theirs; friends of each other have a row each",
    "player_reports.reported_id": "what others reported stays between them and the game",
  },
  afterErasure: { "player_reports.reporter_id": "the report stays, without its note and without a name" },
  async erase({ trx, changed }, userIDs) {
    const friends = await trx.selectFrom("friendships").select("friend_id").where("user_id", "in", userIDs).execute();
    for (const { friend_id } of friends) changed(friend_id, "friends");
    await trx.updateTable("player_reports").set({ note: "" }).where("reporter_id", "in", userIDs).execute();
  },
};
