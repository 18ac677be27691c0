import type { RequestHandler } from "express";
import { createServer } from "vite";

const HOT_RELOAD_PORT = 24_678;

/** The client from its sources, with hot reload. */
export async function devPages(): Promise<RequestHandler> {
  const vite = await createServer({
    appType: "spa",
    server: { middlewareMode: true, hmr: { port: HOT_RELOAD_PORT } },
  });
  return vite.middlewares;
}
