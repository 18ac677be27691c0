import { exportTable, type PersonalData } from "../platform/postgres/personal-data.ts";

/** The lease of a host's link, and its code, go with the account. */
export const friendLobbyData: PersonalData = {
  exports: [
    exportTable("friendRaces", "friend_lobbies", "host_user_id"),
    exportTable("friendLink", "friend_links", "user_id"),
  ],
};
