import express, { type Express, type RequestHandler } from "express";
import helmet from "helmet";

import { Refusal } from "#shared/refusal.ts";
import { hasMailbox } from "#shared/server/mail/send.ts";
import { hasTestCheckout } from "#shared/server/payments/payments.ts";
import { failure } from "#shared/server/platform/failure.ts";
import { noteUncountedProxy } from "#shared/server/platform/network.ts";
import { answerMetrics } from "#shared/server/platform/operators.ts";
import type { Services } from "#shared/server/services.ts";

import { newIdentify } from "./auth.ts";
import { callEdge, refuseOtherMethods } from "./edge.ts";
import { JOB_BOARD, jobBoard } from "./job-board.ts";
import { LEAGUE_BOARD, leagueBoard } from "./league-board.ts";
import { newLimits } from "./limits.ts";
import type { Pages } from "./pages.ts";
import type { Api } from "./route.ts";
import { allRoutes } from "./routes/all.ts";
import { docsRoutes } from "./routes/docs.ts";
import { mailboxPage } from "./routes/mailbox.ts";
import { paymentWebhook } from "./routes/payment-events.ts";
import { testCheckoutPage } from "./routes/test-checkout.ts";
import { securityHeaders } from "./security.ts";
import { newsShareRoutes } from "./share/news-share.ts";
import { teamShareRoutes } from "./share/team-share.ts";
import { siteFile } from "./site.ts";

/** The HTTP side of the product: health, `/api/v2`, and the client for every other path. */
export function newApi(services: Services, more: readonly RequestHandler[], pages: Pages): Express {
  const { app, tokens, sessions, redis } = services;
  const limits = newLimits(redis);
  const server = express();
  server.set("trust proxy", app.config.trustProxy).set("etag", false).disable("x-powered-by");
  server.use(noteUncountedProxy(app));
  for (const handler of more) server.use(handler);
  server.use(JOB_BOARD, jobBoard(services));
  server.use(app.config.isDevelopment ? helmet(DEVELOPMENT_HEADERS) : securityHeaders(app.config));
  server.get(LEAGUE_BOARD, leagueBoard(services));
  healthRoutes(server, services);
  server.get("/site.json", siteFile(services));
  if (hasMailbox(app.config)) mailboxPage(server, app);
  if (hasTestCheckout(app.config)) testCheckoutPage(server, app);
  paymentWebhook(server, services);
  server.use("/api/v2", apiRouter({ app, identify: newIdentify(tokens, sessions), limits }, services));
  teamShareRoutes(server, app, limits);
  newsShareRoutes(server, services, limits);
  server.use(pages);
  server.use(failure(app.log));
  return server;
}

function apiRouter(api: Api, services: Services): express.Router {
  const router = express.Router();
  router.use(...callEdge(services.app));
  for (const bind of allRoutes(services)) bind(router, api);
  docsRoutes(router);
  refuseOtherMethods(router);
  router.use(() => {
    throw new Refusal("notFound", "There's no such call.");
  });
  return router;
}

function healthRoutes(server: Express, services: Services): void {
  server.get("/metrics", (req, res) => answerMetrics(services, req, res));
  server.use((req, res, next) => {
    if (!services.readiness.answer(req, res)) next();
  });
}

const DEVELOPMENT_HEADERS = { contentSecurityPolicy: false };
