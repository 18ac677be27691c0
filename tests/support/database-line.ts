import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Server, type Socket } from "node:net";

/** The way to a database, which can be cut and mended. */
export interface DatabaseLine {
  readonly databaseUrl: string;
  /** Breaks every connection and lets no other one through. */
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

export async function lineTo(databaseUrl: string): Promise<DatabaseLine> {
  const { hostname, port } = new URL(databaseUrl);
  const open = new Set<Socket>();
  let isCut = false;
  const server: Server = createServer((near) => {
    if (isCut) return void near.destroy();
    const far = connect(Number(port), hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.on("error", () => other.destroy());
      one.on("close", () => {
        open.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const cut = (): void => {
    isCut = true;
    for (const socket of open) socket.destroy();
  };
  return {
    databaseUrl: url.href,
    cut,
    mend: () => void (isCut = false),
    async close() {
      cut();
      server.close();
      await once(server, "close");
    },
  };
}
