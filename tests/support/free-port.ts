import { createServer, type AddressInfo } from "node:net";

/** A port that nobody listens on, for a product whose letters must name its own address. */
export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
