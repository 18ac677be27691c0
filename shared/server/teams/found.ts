import type { TeamForm } from "../../contracts/teams/team-shapes.ts";
import type { TeamID, UserID } from "../../ids.ts";
import { Refusal } from "../../refusal.ts";
import { foundingMeans } from "../../rules/teams/founding.ts";
import { TEAM } from "../../rules/teams/numbers.ts";
import { refuseMuted } from "../conduct/holds.ts";
import { charge } from "../economy/charge.ts";
import type { Work } from "../platform/work.ts";
import { refuseClosed } from "../players/class-standing.ts";
import { lockPlayer } from "../players/lock.ts";
import { columnsOf, refuseHiddenName, refuseTakenAway, tagTaken } from "./form.ts";
import { enrol } from "./membership.ts";
import { refuseIfOnTeam } from "./own.ts";

/**
 * Founds a team for its price; the founder is its captain. The password has been confirmed before. Refuses:
 * notAllowed (a bot), alreadyOnTeam, requirementsNotMet, notEnoughMoney, nameTaken, badInput, muted,
 * classSetting (words for whoever wants in).
 *
 * @source teams §4 Team transitions, §5 Team form, rules Teams
 */
export async function foundTeam(
  work: Work,
  userID: UserID,
  form: TeamForm,
): Promise<{ readonly teamID: TeamID; readonly tag: string }> {
  const founder = await lockPlayer(work, userID, ["races_played", "is_bot"], "change");
  if (founder.is_bot) throw new Refusal("notAllowed", "Bots are in no team.");
  await refuseIfOnTeam(work.trx, userID);
  await refuseMuted(work, userID);
  if (form.otherRequirements !== "") await refuseClosed(work.trx, userID, "allow_team_communication");
  const money = await work.trx
    .selectFrom("money_accounts")
    .select("balance")
    .where("user_id", "=", userID)
    .executeTakeFirst();
  for (const { name, missing } of foundingMeans({
    racesPlayed: founder.races_played,
    money: money?.balance ?? 0,
  })) {
    if (missing !== undefined) throw new Refusal(name === "Races" ? "requirementsNotMet" : "notEnoughMoney", missing);
  }
  await refuseTakenAway(work, form.tag);
  await refuseHiddenName(work, form.name);
  const team = await work.trx
    .insertInto("teams")
    .values({ ...columnsOf(form), captain_id: userID, author_id: userID, created_stamp: work.now })
    .onConflict((conflict) => conflict.column("tag").doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!team) throw tagTaken();
  await enrol(work, team, userID, { role: "officer", isWelcomed: true });
  await charge(work, userID, { price: TEAM.price, reference: `team:${team.team_id}`, reason: "team-founded" });
  return { teamID: team.team_id, tag: team.tag };
}
