import type { Site } from "../../content/site.ts";
import type { UserID } from "../../ids.ts";
import type { Stamp } from "../../units.ts";

/** An account that was declared a bot, once and for all; `users.is_bot` says the same where cards are read. */
interface BotTable {
  user_id: UserID;
  declared_stamp: Stamp;
  /** Of the token that opens sessions; the token itself is shown once. `ended:…` when it opens none any more. */
  token_hash: string;
  token_stamp: Stamp;
}

/** A declared bot on the ladder of a site: its races since it was declared, and the average of the last ten. */
interface BotScoreTable {
  user_id: UserID;
  site: Site;
  played: number;
  /** WPM, or right answers a minute. */
  speed: number;
}

export interface BotTables {
  bots: BotTable;
  bot_scores: BotScoreTable;
}
