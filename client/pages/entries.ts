import type { PagePath } from "#shared/content/pages.ts";

import { ACCOUNT } from "./account.ts";
import { DRIVING } from "./driving.ts";
import type { PageEntry } from "./entry.ts";
import { MEETING } from "./meeting.ts";

/** The races and the first page are in `routes.tsx`. */
export type PathElsewhere = "/" | "/race" | "/race/:username" | "/play" | "/play/:username";

/** What stands at each path of `PAGES`: a page, or the word of what it will be. */
export const ENTRIES: Readonly<Record<Exclude<PagePath, PathElsewhere>, PageEntry>> = {
  ...DRIVING,
  ...MEETING,
  ...ACCOUNT,
};
