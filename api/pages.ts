import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import express, { type RequestHandler } from "express";
import sirv from "sirv";

import type { Site } from "#shared/content/pages.ts";

import { builtAssets } from "./assets.ts";
import { nonceOf } from "./security.ts";

const CLIENT = join(import.meta.dirname, "../dist/client");
const NONCE_MARK = "__NONCE__";
const SITE_MARK = "__SITE__";

/** What serves the pages: the built client, or the development server. */
export type Pages = RequestHandler;

/** The built client: hashed files for ever; the page itself never cached, with its nonce and which site it is. */
export function builtClient(site: Site): Pages {
  const index = join(CLIENT, "index.html");
  if (!existsSync(index)) throw new Error("the client is not built: run `npm run build`");
  const page = readFileSync(index, "utf8").replace(SITE_MARK, site);
  const files = sirv(CLIENT, { brotli: true, gzip: true, etag: true, setHeaders: askAgain });
  // The page itself is none of them: as it lies in the folder it has no nonce.
  const names = readdirSync(CLIENT, { recursive: true, encoding: "utf8" });
  const loose = new Set(names.filter((name) => !name.startsWith("index.html")).map((name) => `/${name}`));
  const pages = express.Router();
  pages.use((req, res, next) => {
    if (req.method === "GET" || req.method === "HEAD") next();
    else res.status(405).set("allow", "GET, HEAD").end();
  });
  const sendPage: RequestHandler = (_req, res) =>
    void res
      .set("cache-control", "no-cache")
      .type("html")
      .send(page.replaceAll(NONCE_MARK, nonceOf(res)));
  pages.use("/assets", builtAssets(join(CLIENT, "assets")));
  pages.use((req, res, next) => (loose.has(req.path) ? files(req, res, next) : next()));
  // Without a path: one with a broken escape gets its page too.
  pages.use(sendPage);
  return pages;
}

function askAgain(res: { setHeader(name: string, value: string): void }): void {
  res.setHeader("cache-control", "no-cache");
}
