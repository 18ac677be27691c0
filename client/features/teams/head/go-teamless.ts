import { NO_TEAM } from "#shared/contracts/teams/own-team.ts";

import { tell } from "../../../data/facts.ts";
import { takeChange } from "../../../session/session.ts";

/** The player just left their team, or disbanded it: nothing waits for the server to say so. */
export function goTeamless(): void {
  takeChange(NO_TEAM);
  void tell("team", "friends");
}
