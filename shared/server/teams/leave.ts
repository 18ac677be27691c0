import type { UserID } from "../../ids.ts";
import { Refusal } from "../../refusal.ts";
import type { Work } from "../platform/work.ts";
import { lockPlayer } from "../players/lock.ts";
import { takeOut } from "./membership.ts";
import { lockOwnTeam } from "./own.ts";

/** Refuses: noTeam, notAllowed (a captain hands the team over first). @source teams §4, rules Teams */
export async function leaveTeam(work: Work, userID: UserID): Promise<void> {
  await lockPlayer(work, userID, ["user_id"], "change");
  const team = await lockOwnTeam(work, userID, "member");
  if (team.captain_id === userID) {
    throw new Refusal("notAllowed", "A captain can't just leave. Hand the team to an officer, or disband it.");
  }
  await takeOut(work, team, [userID]);
}
