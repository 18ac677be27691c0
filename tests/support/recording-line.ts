import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";

/** A way to a product on which every byte that the product sends is kept. */
export interface RecordingLine {
  readonly url: string;
  /** All that came, each connection by itself. Frames of sockets are as they were sent: a server masks nothing. */
  heard(): readonly Buffer[];
  close(): Promise<void>;
}

export async function recordingLineTo(url: string): Promise<RecordingLine> {
  const { hostname, port } = new URL(url);
  const open = new Set<Socket>();
  const heard: Buffer[][] = [];
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    const chunks: Buffer[] = [];
    heard.push(chunks);
    far.on("data", (chunk: Buffer) => void chunks.push(chunk));
    near.pipe(far).pipe(near);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(socket);
      socket.on("error", () => socket.destroy());
      socket.on("close", () => other.destroy());
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard: () => heard.map((chunks) => Buffer.concat(chunks)),
    async close() {
      server.close();
      for (const socket of open) socket.destroy();
      await once(server, "close");
    },
  };
}
