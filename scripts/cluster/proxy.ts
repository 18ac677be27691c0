import type { Server, ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";

import { createProxyServer } from "httpxy";

import { bodyOf } from "../../shared/server/platform/answer-body.ts";
import { newServer, originForm } from "../../shared/server/platform/listen.ts";
import { refuseSocket } from "../../shared/server/platform/pit-stop.ts";
import type { Child } from "./child.ts";

/** The path under which one realtime node is reached: `/node/2`. */
const NODE_PATH = /^\/node\/([\w-]+)(\/.*)$/;
/** Served by any node: joins, and the board of all rooms. */
const TO_NODES = /^\/(matchmake|operator\/rooms)\//;
const UPGRADE_TIMEOUT_MS = 5_000;
/** As the processes behind it, it closes no connection just as a call comes in. */
const HAS_PROXY = { trustProxy: 1 } as const;

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
        unreachable(req?.url, res);
      } else res.destroy();
    });
    this.#server = newServer(HAS_PROXY, (req, res) => {
      const path = req.url ?? "/";
      const target = this.#next(TO_NODES.test(path) ? this.#targets.nodes : this.#targets.apis);
      if (target) void this.#forward.web(req, res, { target });
      else unreachable(path, res);
    });
    this.#server.on("upgrade", (req, stream, head) => {
      const socket = stream as Socket;
      this.#upgraded.add(socket);
      socket.once("close", () => this.#upgraded.delete(socket));
      const [, name, path] = NODE_PATH.exec(originForm(req.url)) ?? [];
      const node = this.#targets.nodes.find((child) => child.name === name && child.isRunning);
      if (!node || path === undefined) return refuseSocket(req, socket);
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

function unreachable(url = "/", res: Pick<ServerResponse, "writeHead" | "end" | "headersSent">): void {
  const status = 502;
  if (!res.headersSent) res.writeHead(status, { "content-type": "application/json" });
  const message = "No server answers. Please try again.";
  res.end(JSON.stringify(bodyOf(url, { status, error: "unavailable", message })));
}
