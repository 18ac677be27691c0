import type { PagePath } from "#shared/content/pages.ts";

import { ACCOUNT } from "./account.ts";
import { DRIVING } from "./driving.ts";
import type { PageEntry } from "./entry.ts";
import { MEETING } from "./meeting.ts";

/** The races and the first page are in `routes.tsx`. */
export type PathElsewhere = "/" | "/race" | "/race/:username" | "/play" | "/play/:username";

/** The page at each path of `PAGES`, or a placeholder. */
export const ENTRIES: Readonly<Record<Exclude<PagePath, PathElsewhere>, PageEntry>> = {
  ...DRIVING,
  ...MEETING,
  ...ACCOUNT,
};
