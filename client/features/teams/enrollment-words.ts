import type { Enrollment } from "#shared/rules/teams/form.ts";

/** @source teams §4 Enrollment */
export const ENROLLMENT_WORDS: Readonly<Record<Enrollment, string>> = {
  auto: "Open",
  open: "Apply",
  closed: "Invite only",
};
