import { existsSync } from "node:fs";
import { join } from "node:path";

import express, { type Express, type RequestHandler } from "express";
import helmet from "helmet";
import type { Redis } from "ioredis";
import sirv from "sirv";

import { Refusal } from "#shared/refusal.ts";
import type { Opened } from "#shared/server/open.ts";
import { missingMigrations } from "#shared/server/postgres/migrate.ts";

import { newIdentify } from "./auth.ts";
import { failure } from "./failure.ts";
import { newLimits } from "./limits.ts";
import type { Api } from "./route.ts";
import { authRoutes } from "./routes/auth.ts";
import { docsRoutes } from "./routes/docs.ts";
import { raceRoutes } from "./routes/race.ts";

const BODY_LIMIT = "64kb";
const CLIENT = join(import.meta.dirname, "../dist/client");

/** What serves the pages: the built client, or the development server. */
export type Pages = RequestHandler;

/** The HTTP side of the product: health, `/api/v2`, and the client for every other path. */
export function newApi(
  opened: Opened,
  redis: Redis | undefined,
  more: readonly RequestHandler[],
  pages: Pages,
): Express {
  const { app, tokens, sessions } = opened;
  const server = express();
  server.set("trust proxy", app.config.trustProxy).set("etag", false).disable("x-powered-by");
  server.use(helmet(app.config.isDevelopment ? DEVELOPMENT_HEADERS : HEADERS));
  healthRoutes(server, opened);
  server.get("/site.json", (_req, res) => void res.set("cache-control", "no-cache").json({ site: app.config.site }));
  for (const handler of more) server.use(handler);
  server.use("/api/v2", apiRouter({ app, identify: newIdentify(tokens, sessions), limits: newLimits(redis) }, opened));
  server.use(pages);
  server.use(failure(app.log));
  return server;
}

function apiRouter(api: Api, { tokens }: Opened): express.Router {
  const router = express.Router();
  router.use(express.json({ limit: BODY_LIMIT, strict: true }));
  for (const bind of [...authRoutes(tokens), ...raceRoutes]) bind(router, api);
  docsRoutes(router);
  router.use(() => {
    throw new Refusal("notFound", "There is no such call.");
  });
  return router;
}

function healthRoutes(server: Express, { app }: Opened): void {
  server.get("/healthz", (_req, res) => void res.json({ status: "up" }));
  server.get("/readyz", async (_req, res) => {
    const missing = await missingMigrations(app.db).catch((error: unknown) => {
      app.log.warn({ err: error }, "the database is not reachable");
      return undefined;
    });
    const isReady = missing?.length === 0;
    res
      .status(isReady ? 200 : 503)
      .json({ status: isReady ? "ready" : "not ready", database: missing !== undefined, missing });
  });
}

/** The built client: hashed files for ever, the page itself never cached. */
export function builtClient(): Pages {
  if (!existsSync(join(CLIENT, "index.html"))) throw new Error("the client is not built: run `npm run build`");
  return sirv(CLIENT, { single: true, brotli: true, gzip: true, etag: true, setHeaders: cacheHeaders });
}

function cacheHeaders(res: { setHeader(name: string, value: string): void }, path: string): void {
  res.setHeader("cache-control", path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache");
}

const HEADERS = {
  contentSecurityPolicy: {
    directives: {
      defaultSrc: ["'self'"],
      imgSrc: ["'self'", "data:", "blob:"],
      styleSrc: ["'self'"],
      workerSrc: ["'self'", "blob:"],
      connectSrc: ["'self'"],
      objectSrc: ["'none'"],
      upgradeInsecureRequests: null,
    },
  },
  strictTransportSecurity: false,
};
const DEVELOPMENT_HEADERS = { contentSecurityPolicy: false };
