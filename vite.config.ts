import { brotliCompressSync, gzipSync } from "node:zlib";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

const COMPRESSED = /\.(js|css|html|svg|json)$/;

/** Writes a brotli and a gzip twin beside every text file of the build, for the server to send as they are. */
const twins: Plugin = {
  name: "compressed-twins",
  apply: "build",
  enforce: "post",
  generateBundle(_options, bundle) {
    for (const [fileName, file] of Object.entries(bundle)) {
      if (!COMPRESSED.test(fileName)) continue;
      const source = Buffer.from(file.type === "chunk" ? file.code : file.source);
      this.emitFile({ type: "asset", fileName: `${fileName}.br`, source: brotliCompressSync(source) });
      this.emitFile({ type: "asset", fileName: `${fileName}.gz`, source: gzipSync(source) });
    }
  },
};

export default defineConfig({
  root: "client",
  plugins: [react(), twins],
  build: {
    outDir: "../dist/client",
    emptyOutDir: true,
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
});
