import { readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";

import type { RequestHandler } from "express";

/** The encodings in which the build also writes each file, smallest first, with their file extensions. */
const ENDINGS = { br: ".br", gzip: ".gz" } as const;

interface Asset {
  readonly type: string;
  readonly plain: Buffer;
  readonly twins: ReadonlyMap<string, Buffer>;
}

/**
 * The hashed files of the built client. They never change, so they are cached in memory: a page asks for up to eighty
 * of them, and serving one from memory costs a third of opening and reading it.
 */
export function builtAssets(folder: string): RequestHandler {
  const names = new Set(readdirSync(folder));
  const read = (name: string): Buffer => readFileSync(join(folder, name));
  const endings = Object.entries(ENDINGS);
  const assets = new Map<string, Asset>();
  for (const name of names) {
    if (endings.some(([, ending]) => name.endsWith(ending))) continue;
    const own = endings.filter(([, ending]) => names.has(name + ending));
    const twins = new Map(own.map(([encoding, ending]) => [encoding, read(name + ending)]));
    assets.set(`/${name}`, { type: extname(name), plain: read(name), twins });
  }
  return (req, res, next) => {
    const asset = req.method === "GET" || req.method === "HEAD" ? assets.get(req.path) : undefined;
    if (!asset) return next();
    const { type, plain, twins } = asset;
    const encoding = [...twins.keys()].find((each) => req.acceptsEncodings(each));
    const body = encoding === undefined ? plain : (twins.get(encoding) ?? plain);
    if (encoding !== undefined) res.set("content-encoding", encoding);
    res
      .type(type)
      .set("cache-control", "public, max-age=31536000, immutable")
      .set({ vary: "Accept-Encoding", "content-length": String(body.length) })
      .end(body);
  };
}
