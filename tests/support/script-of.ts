import { join } from "node:path";

import react from "@vitejs/plugin-react";
import { build } from "vite";

/** A part of the client that `tests/support` puts together, as one script that a blank page can run. */
export async function scriptOf(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "silent",
    plugins: [react()],
    define: { "process.env.NODE_ENV": JSON.stringify(process.env.NODE_ENV) },
    build: { write: false, lib: { entry: join(import.meta.dirname, `./${entry}`), formats: ["iife"], name: "part" } },
  });
  const outputs = Array.isArray(built) ? built : [built];
  const [first] = outputs.flatMap((each) => ("output" in each ? each.output : []));
  if (first?.type !== "chunk") throw new Error("nothing was built");
  return first.code;
}
