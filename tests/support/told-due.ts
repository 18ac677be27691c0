import type { Page } from "playwright";

import type { DuePopUps } from "#shared/contracts/goals/pop-ups.ts";

const NOTHING: DuePopUps = {
  season: [],
  event: [],
  achievements: [],
  challenges: [],
  league: [],
  class: [],
  announcements: [],
  promotions: [],
  teasers: [],
};

/** A page is told that only this pops up, whatever does; by itself nothing. */
export const tellDue = (page: Page, due: Partial<DuePopUps> = {}): Promise<unknown> =>
  page.route("**/api/v2/pop-ups", (route) => route.fulfill({ json: { ...NOTHING, ...due } }));
