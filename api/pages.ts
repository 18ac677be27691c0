import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";

import express, { type Request, type RequestHandler, type Response } from "express";

import { Refusal } from "#shared/refusal.ts";
import { pageAt } from "#shared/rules/account/access.ts";
import type { Config } from "#shared/server/platform/config.ts";

import { builtFiles, pathOf } from "./built-files.ts";
import { pageParts } from "./page-parts.ts";
import { nonceOf, ownScriptsOnly } from "./security.ts";

const CLIENT = join(import.meta.dirname, "../dist/client");
const NONCE_MARK = "__NONCE__";
/** Their names change with their content. */
const FOR_EVER = "public, max-age=31536000, immutable";
const ASK_AGAIN = "no-cache";
const SITE_MARK = "__SITE__";
/** Stands where the first page has its elements before its script is there: scripts/first-page-build.ts. */
const FIRST_PAGE_MARK = "<!--first-page-->";
/** Stand where a page has what `page-parts.ts` says. */
const FILES_MARK = "<!--page-files-->";
const OWN_PAGE_MARK = "<!--own-page-->";

const compressed = promisify(gzip);

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
  const partsAt = pageParts(index, site, NONCE_MARK);
  const sendPage: RequestHandler = async (req, res) => {
    const parts = partsAt(pathOf(req));
    const html = (req.path === "/" ? firstPage : page)
      .replace(FILES_MARK, () => parts.files)
      .replace(OWN_PAGE_MARK, () => parts.own)
      .replaceAll(NONCE_MARK, nonceOf(res))
      .replace(HEAD_MARK, () => headOf(res));
    res.set({ "cache-control": ASK_AGAIN, vary: "Accept-Encoding" }).type("html");
    if (req.acceptsEncodings("gzip") === false) return void res.send(html);
    const body = await compressed(html);
    res.set("content-encoding", "gzip").send(body);
  };
  pages.use("/assets", builtFiles(join(CLIENT, "assets"), FOR_EVER));
  pages.use("/practice", entryFiles("practice", "/"));
  pages.use("/teachers", entryFiles("teachers", /^[^.]*$/));
  pages.use("/lesson", entryFiles("lesson", "/"));
  // Except the page itself: the file in the folder has no nonce.
  pages.use(builtFiles(CLIENT, ASK_AGAIN, (name) => !name.startsWith("index.html")));
  // Without a path, so that an address with a broken escape is answered here too.
  pages.use((req, res, next) => {
    const path = pathOf(req);
    if (NO_PAGES.test(path)) throw new Refusal("notFound", "There's nothing here.");
    if (isPage(path)) return sendPage(req, res, next);
    res.status(404);
    if (!ONLY_FILES.test(path) && prefersPage(req)) return sendPage(req, res, next);
    res.set("cache-control", ASK_AGAIN).type("text").send("There's no such file.\n");
  });
  return pages;
}

/** Where calls, joins and boards are, and where only files are: what isn't there has no page that would say so. */
const NO_PAGES = /^\/(?:api|matchmake|operator)(?:\/|$)/i;
const ONLY_FILES = /^\/(?:assets|practice)(?:\/|$)|^\/(?:teachers|lesson)\/assets(?:\/|$)|\/\./i;

/** Pages that the product itself leads to, besides those that are listed. */
const OF_FAULTS = /^\/error\/[^/]+$/;

/** Nothing that a page's address names has a dot. */
const isPage = (path: string): boolean =>
  OF_FAULTS.test(path) || (!path.includes(".") && pageAt(path.toLowerCase()) !== undefined);

/** A script or a picture would make nothing of a page. */
const prefersPage = (req: Request): boolean => req.accepts(["text/plain", "text/html"]) === "text/html";

/**
 * A page of its own, with only its own files and no nonce: scripts/entry-build.ts.
 *
 * @param paths below its name at which it is
 */
function entryFiles(name: string, paths: string | RegExp): RequestHandler {
  const folder = join(CLIENT, name);
  const page = readFileSync(join(folder, `${name}.html`), "utf8");
  const router = express.Router();
  router.use("/assets", builtFiles(join(folder, "assets"), FOR_EVER));
  router.get(paths, (_req, res) => {
    const policy = String(res.getHeader("content-security-policy") ?? "");
    res
      .set({ "cache-control": ASK_AGAIN, "content-security-policy": ownScriptsOnly(policy) })
      .type("html")
      .send(page);
  });
  return router;
}
