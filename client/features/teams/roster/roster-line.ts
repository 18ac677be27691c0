import type { SeenFriend } from "#shared/contracts/realtime/presence.ts";
import type { Stamp } from "#shared/units.ts";

import type { TeamMember } from "../../../data/teams/use-team.ts";

/** A roster row with what the viewer knows of the member. */
export interface RosterLine {
  readonly member: TeamMember;
  /** Where a teammate is; undefined when away or unknown. */
  readonly seen: SeenFriend | undefined;
  readonly isOwn: boolean;
  readonly lastLogin: number | undefined;
  readonly now: Stamp;
  /** For the captain: how many officers there are. */
  readonly deeds: { readonly officers: number } | undefined;
}
