import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import express, { type Request, type RequestHandler, type Response } from "express";

import type { Config } from "#shared/server/platform/config.ts";

import { builtFiles } from "./built-files.ts";
import { nonceOf, ownScriptsOnly } from "./security.ts";

const CLIENT = join(import.meta.dirname, "../dist/client");
const NONCE_MARK = "__NONCE__";
/** Their names change with their content. */
const FOR_EVER = "public, max-age=31536000, immutable";
const ASK_AGAIN = "no-cache";
const SITE_MARK = "__SITE__";
/** Stands where the first page has its elements before its script is there: scripts/first-page-build.ts. */
const FIRST_PAGE_MARK = "<!--first-page-->";

/** Where a page that links show as more than an address has what they show. */
const HEAD_MARK = "<!--head-->";
/** What `HEAD_MARK` stands for in this response. */
export const shownToLinks = (res: Response, markup: string): void => void Object.assign(res.locals, { head: markup });
const headOf = (res: Response): string => (res.locals as { head?: string }).head ?? "";

/** Serves the pages: the built client, or the development server. */
export type Pages = RequestHandler;

/**
 * The built client: hashed files for ever; the page itself never cached, with its nonce and which site it is. At `/`
 * it has the headline and the race's link in itself, except while the site says farewell there.
 */
export function builtClient({ site, mathFarewell }: Pick<Config, "site" | "mathFarewell">): Pages {
  const index = join(CLIENT, "index.html");
  if (!existsSync(index)) throw new Error("the client is not built: run `npm run build`");
  const page = readFileSync(index, "utf8").replace(SITE_MARK, site);
  const hero = readFileSync(`${index}.${site}`, "utf8");
  const isFarewell = site === "math" && mathFarewell !== undefined;
  const firstPage = isFarewell ? page : page.replace(FIRST_PAGE_MARK, () => `<div data-first-page>${hero}</div>`);
  const pages = express.Router();
  pages.use((req, res, next) => {
    if (req.method === "GET" || req.method === "HEAD") next();
    else res.status(405).set("allow", "GET, HEAD").end();
  });
  const sendPage: RequestHandler = (req, res) =>
    void res
      .set("cache-control", ASK_AGAIN)
      .type("html")
      .send(
        (req.path === "/" ? firstPage : page)
          .replaceAll(NONCE_MARK, nonceOf(res))
          .replace(HEAD_MARK, () => headOf(res)),
      );
  pages.use("/assets", builtFiles(join(CLIENT, "assets"), FOR_EVER));
  pages.use("/practice", practiceFiles());
  // Except the page itself: the file in the folder has no nonce.
  pages.use(builtFiles(CLIENT, ASK_AGAIN, (name) => !name.startsWith("index.html")));
  pages.use((req, res, next) => {
    if (!isFile(req)) return next();
    res.status(404).set("cache-control", ASK_AGAIN).type("text").send("There's no such file.\n");
  });
  // Without a path, so that an address with a broken escape gets the page too.
  pages.use(sendPage);
  return pages;
}

/** What is meant as a file and isn't there is not answered with the page: a script or a picture would make nothing of it. */
function isFile(req: Request): boolean {
  if (/^\/(?:assets|practice|\.well-known)\//.test(req.path)) return true;
  if (req.path.includes(".html") || (req.get("accept") ?? "").includes("text/html")) return false;
  return /\.[a-z0-9]{1,8}$/i.test(req.path);
}

/** The practice page, which browsers cache for offline use: no nonce, only its own files. */
function practiceFiles(): RequestHandler {
  const folder = join(CLIENT, "practice");
  const page = readFileSync(join(folder, "practice.html"), "utf8");
  const router = express.Router();
  router.get("/", (_req, res) => {
    const policy = String(res.getHeader("content-security-policy") ?? "");
    res
      .set({ "cache-control": ASK_AGAIN, "content-security-policy": ownScriptsOnly(policy) })
      .type("html")
      .send(page);
  });
  router.use("/assets", builtFiles(join(folder, "assets"), FOR_EVER));
  return router;
}
