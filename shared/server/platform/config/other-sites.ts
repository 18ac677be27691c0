import { z } from "zod";

import { ABOUT, json, web } from "./setting.ts";

export const OtherSites = z.object({
  /** Site name → the only address its visitors are sent to. */
  sisterSites: json(z.record(z.string(), web())).register(ABOUT, {
    name: "SISTER_SITES",
    means: "sites that a signed-in racer may be sent to: a JSON object of app name and exact address",
  }),
  teachersUrl: web()
    .optional()
    .register(ABOUT, { name: "TEACHERS_URL", means: "a Teacher Portal elsewhere; unset: the own one at `/teachers`" }),
  sourceUrl: web().optional().register(ABOUT, {
    name: "SOURCE_URL",
    means: "where the source of this server can be read, for the pages of teams",
  }),
  merchUrl: web().optional().register(ABOUT, {
    name: "MERCH_URL",
    means: "a store elsewhere that sells things of this game for real money; unset: the shop shows none",
  }),
});
