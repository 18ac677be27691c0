import { z } from "zod";

import { TEAM } from "../../rules/teams/numbers.ts";
import { hours, minutes } from "../../units.ts";
import { call, Nothing } from "../call.ts";
import { password } from "../fields.ts";
import { teamID } from "../ids.ts";
import { pathUserID } from "../social/players.ts";
import { TeamApplication, TeamCard, TeamForm, TeamInvite, TeamPage, TeamReport } from "./team-shapes.ts";

const LOOKS = { max: 120, perMs: minutes(1) } as const;
const OPEN_LOOKS = { ...LOOKS, address: { max: 2_400, perMs: minutes(1) } } as const;
const DEEDS = { max: 60, perMs: minutes(15) } as const;

/** More than anybody races. */
const MOST_RACES = 100_000_000;

const pathTeamID = z.coerce.number().int().min(1) as unknown as typeof teamID;
const One = z.strictObject({ id: pathTeamID });
const tag = z.string().meta({ description: "The team's tag: its page is `/team/{tag}`." });

/** @source teams §2 Team list page, §4 Team transitions */
export const searchTeams = call({
  method: "POST",
  path: "/teams/search",
  summary:
    "Teams that take a player like you, the liveliest first; or with `term` those whose name or tag begins with it.",
  access: "anyone",
  limit: OPEN_LOOKS,
  params: Nothing,
  body: z.strictObject({
    invites: z
      .union([z.boolean(), z.literal([0, 1])])
      .optional()
      .meta({ description: "With the invites that wait for you." }),
    racesPlayed: z.int().min(0).max(MOST_RACES).optional().meta({ description: "Used for guests only." }),
    speed: z.number().min(0).max(1_000).nullable().optional().meta({ description: "Used for guests only." }),
    term: z.string().trim().max(30, "Names aren't that long.").optional(),
    after: z
      .object({ members: z.int().min(0).max(TEAM.maxMembers), teamID: z.int() })
      .optional()
      .meta({ description: "The `next` of the page before." }),
  }),
  answer: z.object({
    teams: z.array(TeamCard).readonly(),
    next: z.object({ members: z.int(), teamID: z.int() }).nullable().meta({ description: "null: no more." }),
    invites: z.array(TeamInvite).readonly().optional(),
  }),
  refusals: ["alreadyOnTeam"],
});

/** @source teams §2 Team details page, §7 */
export const team = call({
  method: "GET",
  path: "/teams/{id}",
  summary:
    "A team by its tag, with its roster. Members get its messages too. With `own`, a tag that is no longer the caller's refuses with the right one.",
  access: "anyone",
  limit: OPEN_LOOKS,
  params: z.strictObject({ id: z.string().trim().min(1).max(40) }),
  query: z.object({ own: z.enum(["", "0", "1"]).optional() }),
  body: Nothing,
  answer: TeamPage,
  refusals: ["noTeam", "redirectToTeam"],
});

/** @source teams §5 Team form, rules Teams */
export const createTeam = call({
  method: "POST",
  path: "/teams/create",
  summary: "Found a team. Its price is taken from your cash; you become its captain.",
  access: "user",
  confirms: "password",
  limit: DEEDS,
  takesKey: true,
  params: Nothing,
  body: TeamForm.extend({
    price: z.number().optional().meta({ description: "Accepted and not used: the server knows the price." }),
  }),
  answer: z.object({ teamID, tag }),
  refusals: [
    "classSetting",
    "alreadyOnTeam",
    "requirementsNotMet",
    "notEnoughMoney",
    "nameTaken",
    "wrongPassword",
    "captchaNeeded",
    "muted",
  ],
});

export const updateTeam = call({
  method: "POST",
  path: "/teams/update",
  summary: "Change what the team is called, how it looks and whom it takes.",
  access: "captain",
  confirms: "password",
  limit: DEEDS,
  params: Nothing,
  body: TeamForm,
  answer: z.object({ teamID, tag }),
  refusals: ["classSetting", "notCaptain", "nameTaken", "wrongPassword", "captchaNeeded", "muted"],
});

export const disbandTeam = call({
  method: "POST",
  path: "/teams/disband",
  summary: "End the team for all its members. There is no way back, and no cash back.",
  access: "captain",
  confirms: "password",
  limit: DEEDS,
  params: Nothing,
  body: z.strictObject({ password: password.optional() }),
  answer: z.object({}),
  refusals: ["notCaptain", "wrongPassword", "captchaNeeded"],
});

export const leaveTeam = call({
  method: "POST",
  path: "/teams/leave",
  summary: "Leave the team. A captain hands it over first, or disbands it.",
  access: "member",
  limit: DEEDS,
  params: Nothing,
  body: Nothing,
  answer: z.object({}),
  refusals: ["noTeam", "notAllowed"],
});

export const applyToTeam = call({
  method: "POST",
  path: "/teams/{id}/apply",
  summary: "Join a team that takes new members at once, or ask one that wants to choose. Asking again changes nothing.",
  access: "user",
  limit: DEEDS,
  params: One,
  body: Nothing,
  answer: z.object({ status: z.enum(["applied", "joined"]), tag }),
  refusals: [
    "noTeam",
    "alreadyOnTeam",
    "enrollmentClosed",
    "teamFull",
    "requirementsNotMet",
    "barred",
    "notAllowed",
    "muted",
  ],
});

export const withdrawApplication = call({
  method: "POST",
  path: "/teams/{id}/withdraw",
  summary: "Take an application back. Nobody is told.",
  access: "user",
  limit: DEEDS,
  params: One,
  body: Nothing,
  answer: z.object({}),
  refusals: ["alreadyOnTeam"],
});

export const teamInvites = call({
  method: "GET",
  path: "/teams/invites",
  summary: "The teams that want you, the newest invite first.",
  access: "user",
  openToBots: true,
  limit: LOOKS,
  params: Nothing,
  body: Nothing,
  answer: z.object({ invites: z.array(TeamInvite).readonly() }),
  refusals: [],
});

export const acceptTeamInvite = call({
  method: "POST",
  path: "/teams/{id}/accept-invite",
  summary: "Join a team that invited you.",
  access: "user",
  limit: DEEDS,
  params: One,
  body: Nothing,
  answer: z.object({ tag }),
  refusals: ["notFound", "alreadyOnTeam", "teamFull"],
});

export const ignoreTeamInvite = call({
  method: "POST",
  path: "/teams/{id}/ignore-invite",
  summary: "Put an invite away. Nobody is told, and the team can't invite you again for 30 days.",
  access: "user",
  limit: DEEDS,
  params: One,
  body: Nothing,
  answer: z.object({ invites: z.array(TeamInvite).readonly() }),
  refusals: [],
});

export const inviteToTeam = call({
  method: "POST",
  path: "/teams/{id}/invite",
  summary: "Invite the player with this id to your team. Inviting again changes nothing.",
  access: "officer",
  limit: DEEDS,
  params: z.strictObject({ id: pathUserID }),
  body: Nothing,
  answer: z.object({}),
  refusals: ["notOfficer", "notFound", "notAllowed", "teamFull", "muted"],
});

/** @source rules People */
export const reportTeam = call({
  method: "POST",
  path: "/teams/{id}/report",
  summary: "Report the words of a team to the moderators: its name, its requirements, or a message to its members.",
  access: "user",
  limit: { max: 20, perMs: hours(24) },
  params: One,
  body: TeamReport,
  answer: z.object({}),
  refusals: ["noTeam", "notFound", "notAllowed"],
});

export const teamApplications = call({
  method: "GET",
  path: "/teams/applications",
  summary: "The applications to your team, the oldest first.",
  access: "officer",
  limit: LOOKS,
  params: Nothing,
  body: Nothing,
  answer: z.object({ applications: z.array(TeamApplication).readonly() }),
  refusals: ["notOfficer"],
});
