import { z } from "zod";

import { teamID } from "../ids.ts";

const count = z.int().min(0);

/** The racer's team, and what is new in it. Everything is null or 0 without one. @source core §3 User session */
export const OwnTeam = z.object({
  teamID: teamID.nullable(),
  teamName: z.string().nullable(),
  tag: z.string().nullable(),
  tagColor: z.string().nullable(),
  teamRole: z.enum(["member", "officer"]).nullable().meta({ description: "A captain is an officer." }),
  isTeamCaptain: z.boolean(),
  newlyJoinedTeamID: teamID.nullable().meta({ description: "Until the racer has looked at the team." }),
  teamApplications: count.meta({ description: "Applications that wait; 0 for members who aren't officers." }),
  newTeamMembers: count.meta({ description: "Teammates who joined since the racer last looked at the team." }),
  motdNotification: z.boolean().meta({ description: "Whether a teammate posted since then." }),
});
export type OwnTeam = z.infer<typeof OwnTeam>;
export const NO_TEAM: OwnTeam = {
  teamID: null,
  teamName: null,
  tag: null,
  tagColor: null,
  teamRole: null,
  isTeamCaptain: false,
  newlyJoinedTeamID: null,
  teamApplications: 0,
  newTeamMembers: 0,
  motdNotification: false,
};
