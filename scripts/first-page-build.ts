import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import react from "@vitejs/plugin-react";
import { build, type Plugin } from "vite";

import { SITES, type Site } from "../shared/content/site.ts";

/** Stands in the built page where each answer puts its own nonce: api/pages.ts. */
export const NONCE_MARK = "__NONCE__";
const CLIENT = join(import.meta.dirname, "../client");

/** What `api/pages.ts` puts into the page for racers with an account. */
export interface OwnPage {
  /** The frame of the page, with marks for what only the browser knows. */
  readonly frame: string;
  /** What draws it from what the browser keeps, as a script of a page. */
  readonly script: string;
}

/**
 * Writes the first page of each site as elements, beside the built page: `index.html.type` and `index.html.math`. The
 * server puts them into the page, so that the headline and the race's link are there before the script. Beside them
 * `index.html.type.own.json` and `index.html.math.own.json` have the same for racers with an account.
 *
 * @param out where the client is built to
 */
export async function buildFirstPages(out: string, plugins: readonly Plugin[]): Promise<void> {
  const folder = join(out, "../first-page");
  await build({
    configFile: false,
    root: CLIENT,
    publicDir: false,
    logLevel: "warn",
    plugins: [react(), ...plugins],
    build: { ssr: join(CLIENT, "first-page.tsx"), outDir: folder, emptyOutDir: true },
  });
  const { firstPage, ownPage } = (await import(pathToFileURL(join(folder, "first-page.js")).href)) as {
    readonly firstPage: (site: Site) => string;
    readonly ownPage: (site: Site) => Promise<string>;
  };
  // At once: what a page loads later must not be there for the second one either.
  const pages = SITES.map((site) => ({ site, html: firstPage(site) }));
  for (const { site, html } of pages) await writeFile(join(out, `index.html.${site}`), styledByRules(html));
  const script = await ownScript();
  for (const site of SITES) {
    const own: OwnPage = { frame: styledByRules(await ownPage(site)), script };
    await writeFile(join(out, `index.html.${site}.own.json`), JSON.stringify(own));
  }
  await rm(folder, { recursive: true });
}

/** The pages' policy allows no style in an element: each becomes a rule of its own. */
function styledByRules(html: string): string {
  const styles: string[] = [];
  const elements = html.replaceAll(/ style="([^"]*)"/g, (_all, style: string) => {
    if (!styles.includes(style)) styles.push(style);
    return ` data-style="${styles.indexOf(style)}"`;
  });
  const rules = styles.map((style, nth) => `[data-style="${nth}"]{${style}}`).join("");
  return `<style nonce="${NONCE_MARK}">${rules}</style>${elements}`;
}

async function ownScript(): Promise<string> {
  const built = await build({
    configFile: false,
    root: CLIENT,
    publicDir: false,
    logLevel: "warn",
    build: { write: false, lib: { entry: join(CLIENT, "own-page.ts"), formats: ["iife"], name: "ownPage" } },
  });
  const chunks = [built].flat().flatMap((each) => ("output" in each ? each.output : []));
  return chunks.map((chunk) => (chunk.type === "chunk" ? chunk.code : "")).join("");
}
