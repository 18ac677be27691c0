import { TEAM_COLORS } from "#shared/content/team-looks.ts";
import type { TeamForm } from "#shared/contracts/teams/team-shapes.ts";
import { ENROLLMENTS, tagOf, type Enrollment } from "#shared/rules/teams/form.ts";

import type { TeamInfo } from "../../../data/teams/use-team.ts";

/** The form of a team as its fields hold it: all texts. @source teams §3 Team creation and edit fields */
export interface TeamValues {
  readonly tag: string;
  readonly name: string;
  readonly tagColor: string;
  readonly minRaces: string;
  readonly minSpeed: string;
  readonly otherRequirements: string;
  readonly enrollment: string;
  readonly autoRemove: string;
  readonly password: string;
}

const [firstColor = ""] = Object.keys(TEAM_COLORS);

export const newTeamValues: TeamValues = {
  tag: "",
  name: "",
  tagColor: firstColor,
  minRaces: "0",
  minSpeed: "0",
  otherRequirements: "",
  enrollment: "open",
  autoRemove: "0",
  password: "",
};

export const valuesOf = (team: TeamInfo): TeamValues => ({
  tag: team.tag,
  name: team.name,
  tagColor: team.tagColor,
  minRaces: String(team.minRaces),
  minSpeed: String(team.minSpeed),
  otherRequirements: team.otherRequirements,
  enrollment: team.enrollment,
  autoRemove: String(team.autoRemove ?? 0),
  password: "",
});

const isEnrollment = (word: string): word is Enrollment => (ENROLLMENTS as readonly string[]).includes(word);

/** @param hasPassword false for accounts of a provider */
export const bodyOf = (values: TeamValues, hasPassword: boolean): TeamForm => ({
  tag: tagOf(values.tag),
  name: values.name,
  tagColor: values.tagColor,
  minRaces: Number(values.minRaces),
  minSpeed: Number(values.minSpeed),
  otherRequirements: values.otherRequirements,
  enrollment: isEnrollment(values.enrollment) ? values.enrollment : "open",
  autoRemove: Number(values.autoRemove),
  ...(hasPassword && { password: values.password }),
});
