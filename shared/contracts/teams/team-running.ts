import { z } from "zod";

import { minutes } from "../../units.ts";
import { call, Nothing } from "../call.ts";
import { pathUserID } from "../social/players.ts";
import { BoostForm, MotdForm, TeamApplication, TeamMotd } from "./team-shapes.ts";

/** What members, officers and captains do in their team. */
const DEEDS = { max: 300, perMs: minutes(15) } as const;
const Player = z.strictObject({ id: pathUserID });
const waiting = { applications: z.array(TeamApplication).readonly() };
const userIDs = z.array(z.int()).readonly().meta({ description: "Who is in the team now." });

export const acceptApplication = call({
  method: "POST",
  path: "/team-applications/{id}/accept",
  summary: "Let the player with this id join.",
  access: "officer",
  limit: DEEDS,
  params: Player,
  body: Nothing,
  answer: z.object(waiting),
  refusals: ["notOfficer", "notFound", "teamFull"],
});

export const denyApplication = call({
  method: "POST",
  path: "/team-applications/{id}/deny",
  summary: "Deny a player's application. The player is not told, and can't apply again for 30 days.",
  access: "officer",
  limit: DEEDS,
  params: Player,
  body: Nothing,
  answer: z.object(waiting),
  refusals: ["notOfficer"],
});

export const acceptAllApplications = call({
  method: "POST",
  path: "/team-applications/accept-all",
  summary: "Let applicants join, the oldest application first, while there is room. The others keep waiting.",
  access: "officer",
  limit: DEEDS,
  params: Nothing,
  body: Nothing,
  answer: z.object({ ...waiting, userIDs }),
  refusals: ["notOfficer"],
});

export const denyAllApplications = call({
  method: "POST",
  path: "/team-applications/deny-all",
  summary: "Deny all applications.",
  access: "officer",
  limit: DEEDS,
  params: Nothing,
  body: Nothing,
  answer: z.object(waiting),
  refusals: ["notOfficer"],
});

const deed = (path: `/team-members/{id}/${string}`, summary: string, ...more: "officersFull"[]) =>
  ({
    method: "POST",
    path,
    summary,
    access: "captain",
    limit: DEEDS,
    params: Player,
    body: Nothing,
    answer: z.object({}),
    refusals: ["notCaptain", "notFound", "notAllowed", ...more],
  }) as const;

export const promoteMember = call(deed("/team-members/{id}/promote", "Make a member an officer.", "officersFull"));
export const demoteMember = call(deed("/team-members/{id}/demote", "Make an officer a member again."));
export const kickMember = call(
  deed("/team-members/{id}/kick", "Remove somebody. Only an officer's invite brings them back within 14 days."),
);
export const handOverTeam = call(
  deed("/team-members/{id}/hand-over", "Make an officer the captain; you stay as an officer."),
);

/** @source teams §4 MotD, §5 MotD */
export const postMotd = call({
  method: "POST",
  path: "/teams/motd",
  summary: "Post a message of the day. All teammates are told, unless the word rules hide it.",
  access: "officer",
  limit: { max: 20, perMs: minutes(15) },
  params: Nothing,
  body: MotdForm,
  answer: z.object({ motd: TeamMotd }),
  refusals: ["classSetting", "notOfficer", "motdTooSoon", "muted"],
});

/** @source teams §4 MotD */
export const boostMotd = call({
  method: "POST",
  path: "/teams/boost",
  summary: "Boost the latest message with an emoji, choose another one, or take it back. One a member.",
  access: "member",
  limit: DEEDS,
  params: Nothing,
  body: BoostForm,
  answer: z.object({ motd: TeamMotd }),
  refusals: ["classSetting", "noTeam", "notFound"],
});

export const teamMotds = call({
  method: "GET",
  path: "/teams/motds",
  summary: "The messages of the day of your team, the newest first, 50 at most.",
  access: "member",
  limit: { max: 120, perMs: minutes(1) },
  params: Nothing,
  body: Nothing,
  answer: z.object({ motds: z.array(TeamMotd).readonly() }),
  refusals: ["classSetting", "noTeam"],
});

export const seenTeam = call({
  method: "POST",
  path: "/teams/seen",
  summary: "Say that you looked at your team: what was new there is not new any more.",
  access: "member",
  limit: DEEDS,
  params: Nothing,
  body: Nothing,
  answer: z.object({}),
  refusals: ["noTeam"],
});
