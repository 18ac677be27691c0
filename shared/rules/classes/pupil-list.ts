import { CLASSES } from "./numbers.ts";
import type { Found, WhyLeftOut } from "./pupil-list/found.ts";
import { isUsersFile, saysRoles, usersNames } from "./pupil-list/one-roster.ts";
import { pastedNames } from "./pupil-list/pasted.ts";
import { tableOf } from "./pupil-list/rows.ts";

/** So many names are read from one list: a big school. */
export const MOST_LISTED = 2_500;

interface LeftOut {
  /** From 1. */
  readonly line: number;
  readonly why: WhyLeftOut;
}

/** What was read of a list: names only. Whatever else stood there is forgotten. */
export interface PupilList {
  readonly kind: "list" | "oneroster";
  readonly pupils: readonly { readonly name: string }[];
  readonly leftOut: readonly LeftOut[];
  /** `roles-elsewhere`: the file doesn't say who is a pupil, so there may be adults among them. */
  readonly problem?: "nobody" | "roles-elsewhere";
}

const whyNot = (found: Found): WhyLeftOut | undefined => {
  if ("why" in found) return found.why;
  if (found.name === "") return "no-name";
  return found.name.length > CLASSES.realNameMax ? "too-long" : undefined;
};

function listed(kind: PupilList["kind"], all: readonly Found[]): PupilList {
  const pupils: { readonly name: string }[] = [];
  const leftOut: LeftOut[] = [];
  for (const found of all) {
    const why = whyNot(found) ?? (pupils.length < MOST_LISTED ? undefined : "too-many");
    if (why === undefined && "name" in found) pupils.push({ name: found.name });
    else if (why !== undefined) leftOut.push({ line: found.line, why });
  }
  return pupils.length === 0 ? { kind, pupils, leftOut, problem: "nobody" } : { kind, pupils, leftOut };
}

/**
 * The pupils of a list that a teacher pastes or drops: names line by line, a table, or a OneRoster `users.csv`. Never
 * throws. Two pupils of one name are two.
 */
export function pupilsIn(text: string): PupilList {
  const table = tableOf(text);
  const [top] = table.rows;
  if (top === undefined || !isUsersFile(top)) return listed("list", pastedNames(table));
  const list = listed("oneroster", usersNames(table.rows));
  return list.problem === undefined && !saysRoles(top) ? { ...list, problem: "roles-elsewhere" } : list;
}
