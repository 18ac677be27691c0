import { readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";

import type { Request, RequestHandler } from "express";

import { entityTag, isKnown } from "./entity-tag.ts";

/** The encodings in which the build also writes each file, smallest first, with their file extensions. */
const ENDINGS = { br: ".br", gzip: ".gz" } as const;
const PLAIN = "identity";

interface Sent {
  readonly body: Buffer;
  readonly tag: string;
}

interface BuiltFile {
  readonly type: string;
  readonly plain: Sent;
  readonly twins: ReadonlyMap<string, Sent>;
}

/**
 * The files of a folder of the built client, as they are now: a page asks for some twenty of them, and serving one from
 * memory costs a third of opening and reading it. They come as a whole: parts of them are of no use to anybody.
 */
export function builtFiles(folder: string, cacheControl: string, isOurs = (_name: string) => true): RequestHandler {
  const files = readFiles(folder, isOurs);
  return (req, res, next) => {
    const file = req.method === "GET" || req.method === "HEAD" ? files.get(pathOf(req)) : undefined;
    if (!file) return next();
    const { type, plain, twins } = file;
    const encoding = [...twins.keys()].find((each) => req.acceptsEncodings(each)) ?? PLAIN;
    const { body, tag } = twins.get(encoding) ?? plain;
    res.set({ "cache-control": cacheControl, vary: "Accept-Encoding", etag: tag });
    if (isKnown(req, tag)) return void res.status(304).end();
    if (encoding !== PLAIN) res.set("content-encoding", encoding);
    res.type(type).set("content-length", String(body.length)).end(body);
  };
}

/** The path of a request without escapes, or as it is where they are broken. */
export function pathOf({ path }: Pick<Request, "path">): string {
  try {
    return decodeURI(path);
  } catch (error) {
    if (error instanceof URIError) return path;
    throw error;
  }
}

function readFiles(folder: string, isOurs: (name: string) => boolean): ReadonlyMap<string, BuiltFile> {
  const entries = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  const names = new Set(entries.map(({ name }) => name).filter(isOurs));
  const endings = Object.entries(ENDINGS);
  const read = (name: string): Sent => {
    const body = readFileSync(join(folder, name));
    return { body, tag: entityTag(body) };
  };
  const files = new Map<string, BuiltFile>();
  for (const name of names) {
    if (endings.some(([, ending]) => name.endsWith(ending))) continue;
    const own = endings.filter(([, ending]) => names.has(name + ending));
    const twins = new Map(own.map(([encoding, ending]) => [encoding, read(name + ending)]));
    files.set(`/${name}`, { type: extname(name), plain: read(name), twins });
  }
  return files;
}
