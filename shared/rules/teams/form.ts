import { displayNameOf, displayNameProblems } from "../account/display-name.ts";
import { isStaffTeam } from "../account/reserved.ts";
import { asWritten } from "../written.ts";
import { TEAM } from "./numbers.ts";

/** auto, shown as 'Open': joins at once; open, shown as 'Apply': asks; closed: by invite only. @source teams §4 */
export const ENROLLMENTS = ["auto", "open", "closed"] as const;
export type Enrollment = (typeof ENROLLMENTS)[number];

/** Pages below `/team`, and calls below `/teams`, that a tag must not hide. */
const OWN_PATHS: ReadonlySet<string> = new Set(["CREATE", "EDIT", "MOTDS"]);

export const tagOf = (text: string): string => asWritten(text).trim().toUpperCase();

/** Whether a text, as it stands, may be a team's tag. */
export const isTag = (text: string): boolean => /^[A-Z0-9]{2,6}$/.test(text);

const RESERVED_TAG = "That tag is reserved. Try another one!";

/** What is wrong with a tag, as a sentence. @source teams §5 Team form, rules Teams */
export function tagProblem(text: string): string | undefined {
  const tag = tagOf(text);
  if (tag === "") return "You must enter a team tag";
  if (!isTag(tag)) return `Use ${TEAM.tagMin} to ${TEAM.tagLength} letters or digits.`;
  return OWN_PATHS.has(tag) ? RESERVED_TAG : undefined;
}

/** The same of a tag that the team doesn't have yet. */
export const newTagProblem = (text: string): string | undefined =>
  tagProblem(text) ?? (isStaffTeam(tagOf(text)) ? RESERVED_TAG : undefined);

export const teamNameOf = displayNameOf;

/** What is wrong with a team's name, as a sentence. @source teams §5 Team form */
export function teamNameProblem(text: string): string | undefined {
  if (teamNameOf(text) === "") return "You must enter a team name";
  return displayNameProblems(text).find(({ code }) => code !== "reserved")?.sentence;
}

/** The same of a name that the team doesn't have yet. */
export const newTeamNameProblem = (text: string): string | undefined =>
  teamNameProblem(text) ?? (isStaffTeam(teamNameOf(text)) ? "That name is reserved. Try another one!" : undefined);
