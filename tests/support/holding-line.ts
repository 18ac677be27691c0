import { once } from "node:events";
import { createServer, request, type IncomingMessage } from "node:http";
import type { AddressInfo, Socket } from "node:net";

/** What becomes of a request or a socket: it goes on, is never answered, or is answered by a beginning only. */
type Fate = "pass" | "hold" | "begin";

/** A way to a product on which anything may be held up. */
export interface HoldingLine {
  readonly url: string;
  /** Decides each thing that comes from now on; sockets that are open pass nothing any more if they would not be let in. */
  decide(fateOf: (path: string, isSocket: boolean) => Fate): void;
  close(): Promise<void>;
}

/** The way of a page's network: TCP is accepted, and then some of it leads nowhere. */
export async function holdingLineTo(url: string): Promise<HoldingLine> {
  const { hostname, port } = new URL(url);
  let fateOf: Parameters<HoldingLine["decide"]>[0] = () => "pass";
  const sockets = new Map<Socket, { readonly path: string; readonly far: Socket }>();
  const open = new Set<Socket>();
  const askFar = ({ method, url: path, headers }: IncomingMessage) =>
    request({ hostname, port, method, path, headers, agent: false });

  const server = createServer((near, answer) => {
    const fate = fateOf(near.url ?? "", false);
    if (fate === "hold") return;
    if (fate === "begin") return void answer.writeHead(200, { "content-type": "application/json" }).write("{");
    const far = askFar(near);
    far.on("response", (got) => {
      answer.writeHead(got.statusCode ?? 502, got.headers);
      got.pipe(answer);
    });
    far.on("error", () => answer.destroy());
    near.pipe(far);
  });
  server.on("connection", (socket: Socket) => open.add(socket));
  server.on("upgrade", (asked: IncomingMessage, near: Socket) => {
    const path = asked.url ?? "";
    near.on("error", () => near.destroy());
    const fate = fateOf(path, true);
    if (fate === "hold") return;
    const far = askFar(asked).end();
    far.on("error", () => near.destroy());
    far.on("response", (got) => {
      near.end(`HTTP/1.1 ${got.statusCode} ${got.statusMessage}\r\nconnection: close\r\n\r\n`);
    });
    far.on("upgrade", ({ rawHeaders }, socket: Socket, head) => {
      const lines = rawHeaders.flatMap((name, nth) => (nth % 2 === 0 ? [`${name}: ${rawHeaders[nth + 1]}`] : []));
      near.write(["HTTP/1.1 101 Switching Protocols", ...lines, "", ""].join("\r\n"));
      open.add(socket);
      socket.on("error", () => near.destroy());
      if (fate === "begin") return;
      near.write(head);
      near.pipe(socket).pipe(near);
      sockets.set(near, { path, far: socket });
      near.on("close", () => sockets.delete(near));
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    decide(next) {
      fateOf = next;
      for (const [near, { path, far }] of sockets) {
        if (next(path, true) === "pass") continue;
        near.unpipe(far);
        far.unpipe(near);
        near.resume();
        far.resume();
      }
    },
    async close() {
      server.close();
      for (const socket of open) socket.destroy();
      await once(server, "close");
    },
  };
}
