import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";

import { StartProblem, type Config } from "./config.ts";
import { answerPitStop, refuseSocket } from "./pit-stop.ts";
import type { OnClose } from "./process.ts";

/** A machine that went away without a word is noticed by the kernel, which costs an idle line nothing. */
const PROBED = { keepAlive: true, keepAliveInitialDelay: 30_000 } as const;
/**
 * Longer than a proxy keeps a connection that nothing uses (Caddy: 120 s), so that the proxy is the one to end it: a
 * request that comes in just as this side ends it is lost.
 */
const OUTLASTS_PROXY = { keepAliveTimeout: 125_000 } as const;

export const newServer = ({ trustProxy }: Pick<Config, "trustProxy">, handler?: RequestListener): Server =>
  createServer({ ...PROBED, ...(trustProxy > 0 && OUTLASTS_PROXY) }, handler);

/** A port that answers from its first moment. */
export interface OpenPort {
  readonly server: Server;
  readonly port: number;
  /** What answers from now on; until then everybody is asked to come again. */
  readonly ready: (handler: RequestListener) => void;
}

/**
 * Takes the port of the settings before anything else starts. Until the product is ready, however long a first start or a
 * migration takes, each request is answered with 503 and when to ask again, and no socket opens.
 *
 * @throws StartProblem when the port cannot be had
 */
export async function openPort(config: Config, onClose: OnClose): Promise<OpenPort> {
  let handle: RequestListener = answerPitStop;
  const server = newServer(config, (req, res) => handle(req, res));
  server.on("upgrade", refuseSocket);
  const port = await listen(server, config.port, config.host, onClose);
  const ready = (handler: RequestListener): void => {
    server.off("upgrade", refuseSocket);
    handle = handler;
  };
  return { server, port, ready };
}

/**
 * Takes the port before anything else starts, so that a port in use costs nothing.
 *
 * @returns the port, which is another one than asked for when that was 0
 * @throws StartProblem when it cannot be had
 */
export function listen(server: Server, port: number, host: string, onClose: OnClose): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => reject(new StartProblem(sentenceFor(error, port, host))));
    server.listen(port, host, () => {
      server.removeAllListeners("error");
      onClose(() => closeServer(server));
      resolve((server.address() as AddressInfo).port);
    });
  });
}

const closeServer = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

function sentenceFor(error: NodeJS.ErrnoException, port: number, host: string): string {
  if (error.code === "EADDRINUSE") return `Port ${port} is in use: stop what uses it, or set PORT to another one.`;
  if (error.code === "EACCES") return `Port ${port} needs more rights than this user has: set PORT to one above 1023.`;
  return `Cannot listen on ${host}:${port}: ${error.message}.`;
}
