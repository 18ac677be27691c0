import { cleanName } from "./clean-name.ts";
import type { Found } from "./found.ts";
import { titleOf, type Row } from "./rows.ts";

/** Columns of `users.csv` that are read; no other leaves a row. */
const COLUMNS = [
  "sourcedId",
  "status",
  "enabledUser",
  "role",
  "roles",
  "givenName",
  "familyName",
  "preferredGivenName",
  "preferredFamilyName",
] as const;
type Column = (typeof COLUMNS)[number];

const titlesOf = ({ cells }: Row): readonly string[] => cells.map(titleOf);
const has = (titles: readonly string[], column: Column): boolean => titles.includes(titleOf(column));

/** Whether a row has the titles of a OneRoster `users.csv`. */
export const isUsersFile = (top: Row): boolean => {
  const titles = titlesOf(top);
  return has(titles, "sourcedId") && has(titles, "givenName") && has(titles, "familyName");
};

/** OneRoster 1.2 keeps roles in a file of their own, so that adults stand among the pupils. */
export const saysRoles = (top: Row): boolean => has(titlesOf(top), "role") || has(titlesOf(top), "roles");

/** The pupils of a OneRoster 1.1 or 1.2 `users.csv`, whole or as a list of changes. */
export function usersNames([top, ...rest]: readonly Row[]): readonly Found[] {
  if (top === undefined) return [];
  const titles = titlesOf(top);
  const known = new Set<string>();
  return rest.map(({ line, cells }): Found => {
    const said = (column: Column): string => cells[titles.indexOf(titleOf(column))]?.trim() ?? "";
    const roles = `${said("role")},${said("roles")}`.toLowerCase().split(/[^a-z]+/);
    if (saysRoles(top) && !roles.includes("student")) return { line, why: "not-a-pupil" };
    const isActive = ["", "active"].includes(said("status").toLowerCase());
    if (!isActive || said("enabledUser").toLowerCase() === "false") return { line, why: "left" };
    const same = JSON.stringify(cells);
    if (said("sourcedId") !== "" && known.has(same)) return { line, why: "twice" };
    known.add(same);
    const given = said("preferredGivenName") || said("givenName");
    const family = said("preferredFamilyName") || said("familyName");
    return { line, name: cleanName(`${given} ${family}`) };
  });
}
