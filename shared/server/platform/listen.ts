import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";

import { seconds } from "../../units.ts";
import { StartProblem, type Config } from "./config.ts";
import { pause } from "./pause.ts";
import { answerPitStop, refuseSocket } from "./pit-stop.ts";
import type { OnClose } from "./process.ts";
import type { Readiness } from "./readiness.ts";
import { RunningRequests } from "./running-requests.ts";

/** The kernel's keep-alive detects vanished machines, at no cost for an idle connection. */
const PROBED = { keepAlive: true, keepAliveInitialDelay: 30_000 } as const;
/**
 * Longer than a proxy keeps an idle connection (Caddy: 120 s), so that the proxy closes it: a request that arrives just
 * as this side closes is lost.
 */
const OUTLASTS_PROXY = { keepAliveTimeout: 125_000 } as const;

/** Longer than a proxy takes to ask again and to give up waiting for the answer (Caddyfile: 2 s each). */
const PROXY_KNOWS = seconds(5);
/** Requests that run have so long when a process ends: less than anything that closes. */
const ANSWERED_WITHIN = seconds(8);

/**
 * Clients may offer other protocols than WebSocket, as those of HTTP/2 do, or several: an offer may be ignored, and their
 * request is answered as if they had made none. @source RFC 9110 §7.8
 */
const isForSocket = ({ method, headers, httpVersion }: IncomingMessage): boolean =>
  method === "GET" && httpVersion !== "1.0" && headers.upgrade?.toLowerCase() === "websocket";

/** A server that opens sockets where somebody listens for them. */
export function newServer({ trustProxy }: Pick<Config, "trustProxy">, handler: RequestListener): Server {
  const shouldUpgradeCallback = (req: IncomingMessage): boolean =>
    isForSocket(req) && server.listenerCount("upgrade") > 0;
  const options = { ...PROBED, ...(trustProxy > 0 && OUTLASTS_PROXY), shouldUpgradeCallback };
  const server = createServer(options, (req, res) => {
    req.url = originForm(req.url);
    handler(req, res);
  });
  return server;
}

/** The path of an address that a client asks a proxy for, with everything that it is at. @source RFC 9112 §3.2.2 */
export function originForm(url = "/"): string {
  const rest = /^https?:\/\/[^/?#]*(.*)$/i.exec(url)?.[1];
  if (rest === undefined) return url;
  return rest.startsWith("/") ? rest : `/${rest}`;
}

/** A port that answers from the start. */
export interface OpenPort {
  readonly server: Server;
  readonly port: number;
  /** Sets the handler; until then all requests get 503. From the moment on at which it leaves, no connection is kept. */
  readonly ready: (handler: RequestListener, readiness: Readiness) => void;
  /** Takes nothing new, and waits for the requests that run: to be registered once everything is open that they need. */
  readonly finish: () => Promise<void>;
}

interface PortOptions {
  /** A proxy asks this process whether it is ready: it serves until the proxy knows that it is about to end. */
  readonly isWatched?: boolean;
}

/**
 * Takes the configured port before anything else starts. Until the product is ready, however long a first start or a
 * migration takes, each request is answered with 503 and Retry-After, and no socket opens.
 *
 * @throws StartProblem when the port is not available
 */
export async function openPort(
  config: Config,
  onClose: OnClose,
  { isWatched = false }: PortOptions = {},
): Promise<OpenPort> {
  let handle: RequestListener = answerPitStop;
  const running = new RunningRequests();
  const server = newServer(config, (req, res) => {
    running.add(res);
    handle(req, res);
  });
  server.on("upgrade", refuseSocket);
  const port = await listen(server, config.port, config.host, onClose);
  const leaving = new AbortController();
  return {
    server,
    port,
    ready(handler, readiness) {
      server.off("upgrade", refuseSocket);
      handle = handler;
      const leave = async (): Promise<void> => {
        readiness.leave();
        running.leave();
        if (isWatched && config.trustProxy > 0) await pause(PROXY_KNOWS, leaving.signal);
      };
      onClose(leave, { hurry: () => leaving.abort() });
    },
    async finish() {
      handle = answerPitStop;
      server.close();
      await running.ended(ANSWERED_WITHIN);
    },
  };
}

/**
 * Takes the port before anything else starts, so that a port in use costs nothing.
 *
 * @returns the actual port, which differs from the requested one if that was 0
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
