import { createAuthContext, matchMaker, ServerError } from "@colyseus/core";
import express, { Router, type Request } from "express";
import { z } from "zod";

import type { Config } from "#shared/server/config.ts";

import { isAllowedOrigin } from "./origins.ts";

const BODY_LIMIT = "4kb";

/** The only two ways in: a room whose id is known, and a seat one already had. */
const Method = z.enum(["joinById", "reconnect"]);

/** The HTTP half of joining: `POST /matchmake/{method}/{roomID}`, as the SDK calls it. */
export function matchmakeRoutes(config: Config): Router {
  const router = Router();
  router.post("/matchmake/:method/:roomID", express.json({ limit: BODY_LIMIT }), async (req, res) => {
    const headers = headersOf(req);
    const method = Method.safeParse(req.params.method);
    try {
      if (!isAllowedOrigin(headers, config.publicUrl)) throw new ServerError(403, "This origin may not connect.");
      if (!method.success) throw new ServerError(403, "Rooms are joined by their id.");
      const context = createAuthContext({ headers, ...(req.ip && { remoteAddress: req.ip }) });
      const options = z.record(z.string(), z.unknown()).catch({}).parse(req.body);
      res.json(await matchMaker.controller.invokeMethod(method.data, req.params.roomID, options, context));
    } catch (error) {
      if (!(error instanceof ServerError)) throw error;
      const status = error.code >= 400 && error.code < 500 ? error.code : 503;
      res.status(status).json({ code: error.code, error: error.message });
    }
  });
  return router;
}

function headersOf(req: Request): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(req.headers)) {
    if (typeof value === "string" && name !== "x-real-ip" && name !== "x-forwarded-for") headers.set(name, value);
  }
  return headers;
}
