import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

/** Stands in the built page where each answer puts its own nonce: api/pages.ts. */
const NONCE_MARK = "__NONCE__";
const OUT = join(import.meta.dirname, "dist/client");
const COMPRESSED = /\.(js|css|html|svg|json)$/;

/** Writes a brotli and a gzip twin beside every text file of the build, for the server to send as they are. */
const twins: Plugin = {
  name: "compressed-twins",
  apply: "build",
  async closeBundle() {
    const names = await readdir(OUT, { recursive: true });
    for (const name of names.filter((each) => COMPRESSED.test(each))) {
      const source = await readFile(join(OUT, name));
      await writeFile(join(OUT, `${name}.br`), brotliCompressSync(source));
      await writeFile(join(OUT, `${name}.gz`), gzipSync(source));
    }
  },
};

export default defineConfig({
  root: "client",
  plugins: [react(), twins],
  html: { cspNonce: NONCE_MARK },
  build: {
    outDir: OUT,
    emptyOutDir: true,
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
});
