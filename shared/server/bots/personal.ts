import { exportTable, type PersonalData } from "../platform/postgres/personal-data.ts";

export const botData: PersonalData = {
  exports: [exportTable("bot", "bots", "user_id", ["token_hash"]), exportTable("botLadder", "bot_scores", "user_id")],
};
