import { readConfig } from "#shared/server/platform/config.ts";
import { openPort } from "#shared/server/platform/listen.ts";
import { answerMetrics } from "#shared/server/platform/operators.ts";
import { runProcess } from "#shared/server/platform/process.ts";
import { open } from "#shared/server/services.ts";

import { startWorkers } from "./start.ts";

/** The background jobs of a cluster. */
await runProcess(async (onClose) => {
  const config = readConfig(process.env);
  const { port, ready, finish } = await openPort(config, onClose);
  const services = await open(config, onClose, { migrates: false, waits: true });
  await startWorkers(services, onClose);
  onClose(finish);
  ready((req, res) => {
    if (services.readiness.answer(req, res)) return;
    if (req.method === "GET" && req.url === "/metrics") void answerMetrics(services, req, res);
    else res.writeHead(404).end();
  }, services.readiness);
  console.log(`Redline workers are ready on port ${port}`);
});
