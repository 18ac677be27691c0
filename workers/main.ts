import { readConfig } from "#shared/server/config.ts";
import { openPort } from "#shared/server/listen.ts";
import { open } from "#shared/server/open.ts";
import { answerMetrics } from "#shared/server/operators.ts";
import { runProcess } from "#shared/server/process.ts";

import { startWorkers } from "./start.ts";

/** The background jobs of a cluster. */
await runProcess(async (onClose) => {
  const config = readConfig(process.env);
  const { port, ready } = await openPort(config, onClose);
  const opened = await open(config, onClose, { migrates: false, waits: true });
  await startWorkers(opened, onClose);
  ready((req, res) => {
    if (req.method === "GET" && req.url === "/healthz") res.end('{"status":"up"}');
    else if (req.method === "GET" && req.url === "/readyz") res.end('{"status":"ready"}');
    else if (req.method === "GET" && req.url === "/metrics") void answerMetrics(opened, req, res);
    else res.writeHead(404).end();
  });
  console.log(`Redline workers are ready on port ${port}`);
});
