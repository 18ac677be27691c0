import { z } from "zod";

import { MOTD_BOOST_EMOJIS, TEAM_COLORS } from "../../content/team-looks.ts";
import { REPORT_SUBJECTS } from "../../rules/moderation.ts";
import { ENROLLMENTS, tagOf, tagProblem, teamNameOf, teamNameProblem } from "../../rules/teams/form.ts";
import { MOTD_TOO_LONG } from "../../rules/teams/motd.ts";
import { MIN_RACES_OPTIONS, MIN_SPEED_OPTIONS, TEAM } from "../../rules/teams/numbers.ts";
import { TEAM_ROLES } from "../../rules/teams/roles.ts";
import { AUTO_REMOVE_OPTIONS } from "../../rules/teams/team-info.ts";
import { raceID, site, stamp, teamID, userID } from "../ids.ts";
import { PlayerCard } from "../social/players.ts";

const count = z.int().min(0);
const minSpeed = z.int().meta({ description: "WPM, or on the math site right answers a minute; 0 is any." });
const minRaces = z.int().meta({ description: "Finished races; 0 is any." });
const tagColor = z.string().meta({ description: "Six hex digits, one of TEAM_COLORS." });

/** A team as a list shows it. @source teams §2 Team list page */
export const TeamCard = z.object({
  teamID,
  tag: z.string(),
  tagColor,
  name: z.string(),
  members: count,
  enrollment: z.enum(ENROLLMENTS),
  minRaces,
  minSpeed,
  captainUsername: z.string().meta({ description: "Empty for a captain whom strangers don't see; the roster has it." }),
  captainDisplayName: z.string(),
  createdStamp: stamp,
});
export type TeamCard = z.infer<typeof TeamCard>;

/** An invite; its `createdStamp` says when it came. @source teams §3 Team invite */
export const TeamInvite = TeamCard.omit({ createdStamp: true }).extend({ createdStamp: stamp });
export type TeamInvite = z.infer<typeof TeamInvite>;

/** What members raced for a team. */
const Raced = {
  played: count.meta({ description: "Paid races as a member." }),
  typed: count.meta({ description: "Right characters, or right answers, in them." }),
  secs: z.number().min(0).meta({ description: "Seconds spent on them." }),
  errs: count.meta({ description: "Mistakes in them." }),
};

/** @source teams §3 Team info */
export const TeamInfo = TeamCard.extend({
  profileViews: count,
  totalMembers: count,
  maxTeamMembers: count,
  otherRequirements: z.string().meta({ description: "Empty for others than members while it is moderated." }),
  autoRemove: z.int().nullable().meta({ description: "Days; 0 is never; null for others than members." }),
  warnings: z.object({
    teamRequirementsFlagged: z.boolean(),
    teamNameFlagged: z.boolean(),
  }),
  avgSpeed: z
    .number()
    .nullable()
    .meta({ description: "Of the members whom the caller sees; null while none has one." }),
  ...Raced,
  points: count.meta({ description: "Experience won by its members' paid races, former members included." }),
});
export type TeamInfo = z.infer<typeof TeamInfo>;

/** A roster row. @source teams §3 Team member */
export const TeamMember = PlayerCard.extend({
  teamID,
  role: z.enum(TEAM_ROLES),
  worldID: z.int(),
  ...Raced,
  points: count.meta({ description: "Experience won for the team in the season that runs, or was last." }),
  season: z.object(Raced).meta({ description: "What the member raced for the team in that season." }),
  highestSpeed: z.number(),
  avgSpeed: z.number().nullable(),
  racesPlayed: count.meta({ description: "Finished races on this site." }),
  joinStamp: stamp,
  lastActivity: stamp.nullable().meta({
    description: "The last race for the team; null before the first, and for others than members.",
  }),
});
export type TeamMember = z.infer<typeof TeamMember>;

/** A member's race for the team, in a line. */
export const TeamRace = z.object({
  raceID,
  userID,
  site,
  startedStamp: stamp,
  place: z.int().nullable().meta({ description: "null in a casual race." }),
  speed: z.number().meta({ description: "WPM, or right answers a minute in a math race." }),
  accuracy: z.number().meta({ description: "Percent." }),
});
export type TeamRace = z.infer<typeof TeamRace>;

/** @source teams §3 Application */
export const TeamApplication = PlayerCard.extend({
  racesPlayed: count.meta({ description: "Finished races on this site." }),
  longestSession: count,
  avgSpeed: z.number().nullable(),
  highestSpeed: z.number(),
  applicationStamp: stamp,
});
export type TeamApplication = z.infer<typeof TeamApplication>;

const boostID = z.literal<number[]>(MOTD_BOOST_EMOJIS.map(([id]) => id));

/** @source teams §3 MotD entry */
export const TeamMotd = z.object({
  teamMotdID: z.int(),
  teamID,
  userID,
  username: z.string(),
  displayName: z.string(),
  message: z.string(),
  createdStamp: stamp,
  flagged: z.boolean().meta({ description: "Moderated: only its author gets it." }),
  boosts: z
    .array(z.tuple([userID, z.int()]))
    .readonly()
    .meta({ description: "Who boosted with what: boost ids." }),
});
export type TeamMotd = z.infer<typeof TeamMotd>;

/** What the caller is to a team. */
export const Standing = z.object({
  role: z.enum(TEAM_ROLES).nullable().meta({ description: "null for others than members." }),
  isOnOtherTeam: z.boolean(),
  isInvited: z.boolean(),
  hasApplied: z.boolean(),
  isBarred: z.boolean(),
});
export type Standing = z.infer<typeof Standing>;

/** @source teams §2 Team details page */
export const TeamPage = z.object({
  team: TeamInfo,
  isMember: z.boolean(),
  standing: Standing,
  members: z.array(TeamMember).readonly(),
  hiddenMembers: z.int().min(0).meta({ description: "Members whom strangers don't see." }),
  races: z
    .array(TeamRace)
    .readonly()
    .meta({ description: "The members' last races, the newest first; empty for others than members." }),
  motds: z
    .array(TeamMotd)
    .readonly()
    .meta({ description: "The newest message that shows; empty for others than members." }),
  nextMotdStamp: z.int().nullable().meta({ description: "When the caller may post again; null at once." }),
});

const choice = (options: readonly number[]) => z.literal<number[]>([...options]);

/** @source teams §3 Team creation and edit fields, §5 Team form */
export const TeamForm = z.strictObject({
  tag: z
    .string("You must enter a team tag")
    .max(40, "Use 2 to 6 letters or digits.")
    .superRefine(says(tagProblem))
    .transform(tagOf),
  name: z.string("You must enter a team name").superRefine(says(teamNameProblem)).transform(teamNameOf),
  tagColor: z.literal<string[]>(Object.keys(TEAM_COLORS), "Choose one of the colours."),
  minRaces: choice(MIN_RACES_OPTIONS),
  minSpeed: choice(MIN_SPEED_OPTIONS),
  otherRequirements: plainText().max(TEAM.requirementsLength, "Please keep it to 150 characters."),
  enrollment: z.enum(ENROLLMENTS),
  autoRemove: choice(AUTO_REMOVE_OPTIONS),
  password: z.string().max(200, "That password is too long.").optional(),
});
export type TeamForm = z.infer<typeof TeamForm>;

/** Without what steers a screen instead of standing on it; lines end in one way, and between two is one empty line at most. */
function plainText(missing?: string) {
  return z
    .string(missing)
    .overwrite((text) =>
      text
        .replaceAll(/\r\n?/g, "\n")
        .replaceAll(/[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069]/gu, " ")
        .replaceAll(/\n(?:[^\S\n]*\n){2,}/g, "\n\n"),
    )
    .trim();
}

function says(problemOf: (text: string) => string | undefined) {
  return (text: string, context: z.core.$RefinementCtx): void => {
    const message = problemOf(text);
    if (message !== undefined) context.addIssue({ code: "custom", message });
  };
}

/** @source teams §5 MotD */
export const MotdForm = z.strictObject({
  message: plainText("Write a message first.").min(1, "Write a message first.").max(TEAM.motdLength, MOTD_TOO_LONG),
});

export const BoostForm = z.strictObject({
  teamMotdID: z.int(),
  boostID: boostID.nullable().meta({ description: "null takes the boost back." }),
});

/** @source rules People */
export const TeamReport = z.strictObject({
  subject: z.enum(REPORT_SUBJECTS).exclude(["player"]),
  teamMotdID: z.int().optional().meta({ description: "The message that is reported." }),
  note: z.string().trim().max(300, "Please keep it to 300 characters.").optional(),
});
export type TeamReport = z.infer<typeof TeamReport>;
