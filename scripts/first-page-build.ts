import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import react from "@vitejs/plugin-react";
import { build, type Plugin } from "vite";

import { SITES, type Site } from "../shared/content/site.ts";

const CLIENT = join(import.meta.dirname, "../client");

/**
 * Writes the first page of each site as elements, beside the built page: `index.html.type` and `index.html.math`. The
 * server puts them into the page, so that the headline and the race's link are there before the script.
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
  const { firstPage } = (await import(pathToFileURL(join(folder, "first-page.js")).href)) as {
    readonly firstPage: (site: Site) => string;
  };
  // At once: what a page loads later must not be there for the second one either.
  const pages = SITES.map((site) => ({ site, html: firstPage(site) }));
  for (const { site, html } of pages) await writeFile(join(out, `index.html.${site}`), html);
  await rm(folder, { recursive: true });
}
