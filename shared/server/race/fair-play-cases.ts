import { sql, type Kysely } from "kysely";

import type { FairPlayCase } from "../../contracts/race/fair-play.ts";
import type { UserID } from "../../ids.ts";
import { CASES } from "../../rules/fair-play/cases.ts";
import { chapterOf, listed } from "../../rules/fair-play/chapter.ts";
import type { HoldKind, RewardHold } from "../../rules/fair-play/reward-hold.ts";
import type { Database } from "../database.ts";
import type { AppealTable, RaceResultTable, RaceRewardTable, RaceTable } from "./tables.ts";

interface Row {
  readonly raceID: FairPlayCase["raceID"];
  readonly site: RaceTable["site"];
  readonly startedStamp: RaceResultTable["started_stamp"];
  readonly foul: object | null;
  readonly rewardState: RaceRewardTable["state"] | null;
  readonly hold: RewardHold | null;
  readonly cash: number | null;
  readonly signals: readonly { readonly fired: boolean }[] | null;
  readonly appeal: AppealTable["state"] | null;
  readonly answeredBy: HoldKind | null;
}

/** A player's races that did not simply count, the newest first. */
export async function fairPlayCasesOf(db: Kysely<Database>, userID: UserID): Promise<readonly FairPlayCase[]> {
  const { rows } = await sql<Row>`
    with found as (
      (select race_id, slot from race_results
        where user_id = ${userID} and standing = 'disqualified' order by started_stamp desc limit ${CASES.shown})
      union select race_id, slot from race_rewards where user_id = ${userID} and state = 'held'
      union select w.race_id, w.slot from reward_holds h join race_rewards w on w.hold_id = h.hold_id and w.state = 'refused'
        where h.user_id = ${userID} and h.is_released = false
      union select race_id, slot from appeals where user_id = ${userID})
    select race_id as "raceID", races.site, r.started_stamp as "startedStamp", r.foul, w.state as "rewardState",
      w.cash, w.signals, a.state as appeal, a.answered_by as "answeredBy",
      case when h.hold_id is not null then json_build_object('kind', h.kind, 'reason', h.reason) end as hold
    from found
    join race_results r using (race_id, slot)
    join races using (race_id)
    left join race_rewards w using (race_id, slot)
    left join reward_holds h on h.hold_id = w.hold_id
    left join appeals a using (race_id, slot)
    order by r.started_stamp desc limit ${CASES.shown}`.execute(db);
  return rows.map(({ raceID, site, startedStamp, foul, rewardState, hold, cash, signals, appeal, answeredBy }) => ({
    raceID,
    site,
    startedStamp,
    chapter: listed(
      chapterOf({
        foul,
        hold,
        reward: rewardState && { state: rewardState },
        signals: (signals ?? []).filter(({ fired }) => fired),
        appeal,
        answeredBy,
      }),
    ),
    cash,
  }));
}
