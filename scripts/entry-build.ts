import { join } from "node:path";

import react from "@vitejs/plugin-react";
import { build, type Plugin } from "vite";

export const CLIENT = join(import.meta.dirname, "../client");

/**
 * Builds a page of its own, `client/<name>.html`, into a folder that shares no file with the other pages.
 *
 * @param out where the client is built to
 * @returns the folder
 */
export async function buildEntry(out: string, name: string, plugins: readonly Plugin[]): Promise<string> {
  const folder = join(out, name);
  await build({
    configFile: false,
    root: CLIENT,
    base: `/${name}/`,
    publicDir: false,
    logLevel: "warn",
    plugins: [react(), ...plugins],
    build: {
      outDir: folder,
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      rolldownOptions: { input: join(CLIENT, `${name}.html`) },
    },
  });
  return folder;
}
