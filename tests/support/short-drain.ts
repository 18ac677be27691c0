import { startProduct } from "../../product.ts";
import { readConfig } from "../../shared/server/platform/config.ts";
import { runProcess } from "../../shared/server/platform/process.ts";
import { seconds } from "../../shared/units.ts";

/** The product in a process that has no time for races. */
await runProcess(
  async (onClose) => {
    const { port } = await startProduct(readConfig(process.env), onClose, {
      migrates: false,
      works: false,
      drains: true,
      pages: () => (_req, res) => void res.status(404).end(),
    });
    console.log(`Redline is ready at http://localhost:${port}`);
  },
  { drainsWithin: seconds(3) },
);
