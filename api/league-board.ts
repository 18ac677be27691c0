import type { RequestHandler } from "express";

import { leagueStatus } from "#shared/server/leagues/status.ts";
import { meetOperator } from "#shared/server/platform/operators.ts";
import type { Services } from "#shared/server/services.ts";

export const LEAGUE_BOARD = "/operator/leagues";

/** The weeks of the leagues in words, for operators. */
export const leagueBoard =
  ({ app }: Services): RequestHandler =>
  async (req, res) => {
    if (!(await meetOperator(app.config, req, res))) return;
    res
      .set("cache-control", "no-store")
      .type("text/plain")
      .send(await leagueStatus(app.db, app.nowStamp()));
  };
