import { connect } from "node:net";

/** Sends lines as they are, with an empty one at the end. @returns all that is heard until the connection closes */
export const rawRequest = (url: string, lines: readonly string[], body = ""): Promise<string> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname, () => socket.write([...lines, "", body].join("\r\n")));
    let heard = "";
    socket.on("data", (chunk) => (heard += chunk.toString()));
    socket.on("close", () => resolve(heard)).on("error", reject);
  });
