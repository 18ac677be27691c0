import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";

import { createProxyServer } from "httpxy";

import type { Child } from "./child.ts";

/** The path under which one realtime node is reached: `/node/2`. */
const NODE_PATH = /^\/node\/([\w-]+)(\/.*)$/;
/** Served by any node: joins, and the board of all rooms. */
const TO_NODES = /^\/(matchmake|operator\/rooms)\//;
const UPGRADE_TIMEOUT_MS = 5_000;
/** Longer than clients keep an idle connection, so that none is closed just as a call comes in. */
const KEEP_ALIVE_MS = 125_000;

/** Where requests go. Processes may come and go while it runs. */
export interface Targets {
  readonly apis: readonly Child[];
  readonly nodes: readonly Child[];
  /** Receives the reason why a request got no answer. */
  readonly say: (line: string) => void;
}

/** The one address of a cluster: pages and calls to an API, joins to any node, sockets to the node they name. */
export class Proxy {
  readonly #targets: Targets;
  readonly #forward = createProxyServer({ xfwd: true, upgradeTimeout: UPGRADE_TIMEOUT_MS });
  readonly #server: Server;
  readonly #upgraded = new Set<Socket>();
  #turn = 0;

  constructor(targets: Targets) {
    this.#targets = targets;
    this.#forward.on("error", (error, req, res) => {
      if (res === undefined) return;
      if ("writeHead" in res) {
        this.#targets.say(`proxy: ${req?.method} ${req?.url}: ${String(error)}`);
        unreachable(res);
      } else res.destroy();
    });
    this.#server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (req, res) => {
      const path = req.url ?? "/";
      const target = this.#next(TO_NODES.test(path) ? this.#targets.nodes : this.#targets.apis);
      if (target) void this.#forward.web(req, res, { target });
      else unreachable(res);
    });
    this.#server.on("upgrade", (req, stream, head) => {
      const socket = stream as Socket;
      this.#upgraded.add(socket);
      socket.once("close", () => this.#upgraded.delete(socket));
      const [, name, path] = NODE_PATH.exec(req.url ?? "") ?? [];
      const node = this.#targets.nodes.find((child) => child.name === name && child.isRunning);
      if (!node || path === undefined) return void socket.destroy();
      req.url = path;
      void this.#forward.ws(req, socket, { target: addressOf(node) }, head);
    });
  }

  /** @returns the port it listens on */
  async listen(port: number, host: string): Promise<number> {
    await new Promise<void>((resolve, reject) => {
      this.#server.once("error", reject);
      this.#server.listen(port, host, resolve);
    });
    return (this.#server.address() as AddressInfo).port;
  }

  /** Cuts every open socket, as a restart of the proxy would. @returns how many there were */
  dropSockets(): number {
    const open = [...this.#upgraded];
    // With an error: only then is the other half closed too.
    for (const socket of open) socket.destroy(new Error("the proxy cut this socket"));
    return open.length;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.dropSockets();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** The running ones, in turn. */
  #next(children: readonly Child[]): string | undefined {
    const running = children.filter((child) => child.isRunning);
    const child = running[this.#turn++ % running.length];
    return child && addressOf(child);
  }
}

const addressOf = (child: Child): string => `http://127.0.0.1:${child.port}`;

function unreachable(res: Pick<ServerResponse, "writeHead" | "end" | "headersSent">): void {
  if (!res.headersSent) res.writeHead(502, { "content-type": "application/json" });
  res.end(JSON.stringify({ success: false, error: "unavailable", message: "No server answers. Please try again." }));
}
