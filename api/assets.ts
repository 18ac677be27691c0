import { readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";

import express, { type RequestHandler, type Response } from "express";

/** What the build writes a file's twins as. */
const TWINS = { br: ".br", gzip: ".gz" } as const;
/** The smallest first. */
const ENCODINGS = ["br", "gzip"] as const;
type Encoding = (typeof ENCODINGS)[number] | "identity";

interface Asset {
  readonly type: string;
  readonly bodies: Readonly<Partial<Record<Encoding, Buffer>>>;
}

/**
 * The hashed files of the built client, for ever the same and so kept in memory: a page asks for up to eighty of them, and
 * each costs a third of one that is opened and read.
 */
export function builtAssets(folder: string): RequestHandler {
  const names = new Set(readdirSync(folder));
  const read = (name: string): Buffer | undefined => (names.has(name) ? readFileSync(join(folder, name)) : undefined);
  const assets = new Map<string, Asset>();
  for (const name of names) {
    if (Object.values<string>(TWINS).includes(extname(name))) continue;
    const bodies = { br: read(name + TWINS.br), gzip: read(name + TWINS.gzip), identity: read(name) };
    assets.set(`/${name}`, { type: extname(name), bodies: present(bodies) });
  }
  const router = express.Router();
  router.get("/{*path}", (req, res, next) => {
    const asset = assets.get(req.path);
    const isTaken = (encoding: Encoding): boolean =>
      asset?.bodies[encoding] !== undefined && !!req.acceptsEncodings(encoding);
    if (asset) send(asset, ENCODINGS.find(isTaken) ?? "identity", res);
    else next();
  });
  return router;
}

const present = (bodies: Record<Encoding, Buffer | undefined>): Asset["bodies"] =>
  Object.fromEntries(Object.entries(bodies).filter(([, body]) => body !== undefined));

function send({ type, bodies }: Asset, encoding: Encoding, res: Response): void {
  const body = bodies[encoding] ?? Buffer.alloc(0);
  res
    .type(type)
    .set({ "cache-control": "public, max-age=31536000, immutable", vary: "Accept-Encoding" })
    .set({ "content-length": String(body.length), ...(encoding !== "identity" && { "content-encoding": encoding }) })
    .end(body);
}
