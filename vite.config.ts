import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

import { breakpoints } from "./scripts/breakpoints.ts";
import { groupsOf } from "./scripts/chunks.ts";
import { buildEntry } from "./scripts/entry-build.ts";
import { buildFirstPages, NONCE_MARK } from "./scripts/first-page-build.ts";
import { iconImports } from "./scripts/icon-imports.ts";
import { writePageFiles } from "./scripts/page-files.ts";
import { buildPractice } from "./scripts/practice-build.ts";

/** Stands where the page says when its client was built: shared/server/platform/client-version.ts, client/session/device/old-page.ts. */
const VERSION_MARK = "__VERSION__";
const OUT = join(import.meta.dirname, "dist/client");
const COMPRESSED = /\.(js|css|html|svg|json)$/;

/** Which script each source became a part of. */
const scriptOf = new Map<string, string>();

/** Builds the practice page, the teachers' portal, the lesson without data and the elements of the first page beside the client, then writes a brotli and a gzip twin beside every text file, for the server to send as they are. */
const practiceAndTwins: Plugin = {
  name: "practice-and-twins",
  apply: "build",
  generateBundle(_options, bundle) {
    for (const part of Object.values(bundle)) {
      if (part.type === "chunk") for (const id of part.moduleIds) scriptOf.set(id, part.fileName);
    }
  },
  async closeBundle(problem?: Error) {
    if (problem) return;
    await buildPractice(OUT, [withoutUnused, breakpoints]);
    await buildEntry(OUT, "teachers", [iconImports(), withoutUnused, noCodeFromText, breakpoints]);
    await buildEntry(OUT, "lesson", [iconImports(), withoutUnused, noCodeFromText, breakpoints]);
    await buildFirstPages(OUT, [breakpoints]);
    await writePageFiles(OUT, scriptOf);
    const names = await readdir(OUT, { recursive: true });
    for (const name of names.filter((each) => COMPRESSED.test(each))) {
      const source = await readFile(join(OUT, name));
      await writeFile(join(OUT, `${name}.br`), brotliCompressSync(source));
      await writeFile(join(OUT, `${name}.gz`), gzipSync(source));
    }
  },
};

/** Parts of Pixi that register themselves and that no scene here uses: sheets of sprites from files, masks, films, particles elsewhere than in WebGL. */
const UNUSED_PIXI = /pixi\.js\/lib\/(spritesheet|rendering|scene\/particle-container)\/init\.mjs$/;

/** Parts that others name and nothing here calls: masks of pictures by pictures, what only WebGPU needs, colours by their English names, pictures taken of a scene, compressed textures, sockets over HTTP/3, a storage, and inputs that are guessed ahead. */
const STAND_INS: readonly (readonly [path: string, code: string])[] = [
  [
    "pixi.js/lib/rendering/mask/alpha/AlphaMaskPipe.mjs",
    'export class AlphaMaskPipe {}; AlphaMaskPipe.extension = { type: [], name: "alphaMask" };',
  ],
  ["pixi.js/lib/rendering/renderers/gpu/GpuUboSystem.mjs", "export class GpuUboSystem {}"],
  ["@pixi/colord/plugins/names.mjs", "export default () => {};"],
  [
    "pixi.js/lib/rendering/renderers/shared/extract/ExtractSystem.mjs",
    'export class ExtractSystem {}; ExtractSystem.extension = { type: [], name: "extract" };',
  ],
  [
    "pixi.js/lib/rendering/renderers/gl/texture/uploaders/glUploadCompressedTextureResource.mjs",
    "export const glUploadCompressedTextureResource = undefined;",
  ],
  ["@colyseus/sdk/build/transport/H3Transport.mjs", "export class H3TransportTransport {}"],
  // It would keep tokens of its own in whatever storage there is, and takes none that refuses.
  [
    "@colyseus/sdk/build/Storage.mjs",
    "export const setItem = () => {}; export const removeItem = () => {}; export const getItem = (_key, hear) => hear(null);",
  ],
  [
    "@colyseus/sdk/build/input/RoomInput.mjs",
    "export class RoomInput { applyReflection() {} applyOptions() {} ackInput() { return -1; } reset() {} }",
  ],
];

/** Leaves them out: the race must load quickly. */
const withoutUnused: Plugin = {
  name: "without-unused",
  apply: "build",
  enforce: "pre",
  load: (id) => (UNUSED_PIXI.test(id) ? "" : (STAND_INS.find(([path]) => id.endsWith(path))?.[1] ?? null)),
};

/** Zod tries whether text may become code. It never may here, and the try alone would be a breach of the pages' policy. */
const noCodeFromText: Plugin = {
  name: "no-code-from-text",
  apply: "build",
  transform: (code, id) =>
    id.endsWith("zod/v4/core/util.js") ? code.replace("if (globalConfig.jitless)", "if (true)") : null,
};

const pageVersion: Plugin = {
  name: "page-version",
  apply: "build",
  transformIndexHtml: (page) => page.replace(VERSION_MARK, String(Math.floor(Date.now() / 1_000))),
};

/** While one develops: every address of the portal is its page, and the lesson without data has its own. */
const portalInDevelopment: Plugin = {
  name: "portal-in-development",
  apply: "serve",
  configureServer({ middlewares }) {
    middlewares.use((req, _res, next) => {
      if (/^\/teachers(?:[/?#][^.]*)?$/.test(req.url ?? "")) req.url = "/teachers.html";
      if (/^\/lesson\/?(?:[?#].*)?$/.test(req.url ?? "")) req.url = "/lesson.html";
      next();
    });
  },
};

const SMALL_PARTS_OF_RACES =
  /(shared\/rules\/race\/(judge|numbers|speed)|client\/(race\/session\/start-lights|scene\/(loop|stage)))\.ts$/;
const ROUTER = join(import.meta.dirname, "node_modules/react-router/dist/production");
const QUIET_ROUTER: Readonly<Record<string, string>> = {
  "react-router": "index.mjs",
  "react-router/dom": "dom-export.mjs",
};
/** The router comes without its warnings for developers in a build of its own, which its package doesn't name. */
const quietRouter: Plugin = {
  name: "quiet-router",
  apply: "build",
  enforce: "pre",
  resolveId: (id) => (id in QUIET_ROUTER ? join(ROUTER, QUIET_ROUTER[id] ?? "") : undefined),
};

const SMALL_PARTS_OF_SCENES = /client\/scene\/(runner|car-positions|home-call)\.ts$/;

export default defineConfig({
  root: "client",
  plugins: [
    iconImports(),
    quietRouter,
    react(),
    breakpoints,
    withoutUnused,
    noCodeFromText,
    pageVersion,
    practiceAndTwins,
    portalInDevelopment,
  ],
  html: { cspNonce: NONCE_MARK },
  build: {
    outDir: OUT,
    emptyOutDir: true,
    manifest: true,
    chunkImportMap: true,
    modulePreload: { polyfill: false },
    // What every page begins with comes in one file, and so do the small parts of all races: on a slow line each request more is a wait more.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            ...groupsOf(import.meta.dirname),
            { name: "race", test: SMALL_PARTS_OF_RACES },
            { name: "scene", test: SMALL_PARTS_OF_SCENES },
          ],
        },
      },
    },
    assetsInlineLimit: 0,
  },
});
