import type { IncomingMessage, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";

import { PIT_STOP, PIT_STOP_SECONDS, REFUSALS } from "../../refusal.ts";
import { bodyOf } from "./answer-body.ts";

/** One file without script: it must work when nothing else does. It reloads by itself. */
const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="${PIT_STOP_SECONDS}">
<title>Redline</title>
<style>
html { height: 100%; background: #12131a; color: #f4f4f8; font: 1.25rem/1.5 system-ui, sans-serif }
body { min-height: 100%; margin: 0; display: grid; place-content: center; padding: 1rem; box-sizing: border-box; text-align: center }
h1 { margin: 0 0 .5rem; font-size: 2rem }
</style>
</head>
<body>
<h1>A short pit stop</h1>
<p role="status">We're almost ready. This page will open by itself.</p>
</body>
</html>
`;
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** Answers a person who opens an address while the product cannot show its page. */
export function showPitStop(res: ServerResponse): void {
  res.writeHead(REFUSALS.unavailable, {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": POLICY,
    "cache-control": "no-store",
    "retry-after": String(PIT_STOP_SECONDS),
  });
  res.end(PAGE);
}

/** Answers every request of a product that is not ready yet: it is alive, accepts nothing, and says when to ask again. */
export function answerPitStop(req: IncomingMessage, res: ServerResponse): void {
  const { url = "/", method, headers } = req;
  // The body is not read.
  res.setHeader("connection", "close");
  const [path] = url.split("?");
  if (path === "/healthz") return answer(res, 200, { status: "up" });
  if (path === "/readyz") return answer(res, REFUSALS.unavailable, { status: "not ready" });
  if (method === "GET" && headers.accept?.includes("text/html")) return showPitStop(res);
  const status = REFUSALS.unavailable;
  answer(res, status, bodyOf(url, { status, error: "unavailable", message: PIT_STOP }));
}

function answer(res: ServerResponse, status: number, words: object): void {
  res.writeHead(status, {
    "content-type": "application/json",
    "cache-control": "no-store",
    ...(status === REFUSALS.unavailable && { "retry-after": String(PIT_STOP_SECONDS) }),
  });
  res.end(JSON.stringify(words));
}

/** Refuses a socket with a proper response instead of cutting it. */
export function refuseSocket(_req: IncomingMessage, socket: Duplex): void {
  socket.on("error", () => socket.destroy());
  socket.end(
    `HTTP/1.1 503 Service Unavailable\r\nRetry-After: ${PIT_STOP_SECONDS}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
  );
}
