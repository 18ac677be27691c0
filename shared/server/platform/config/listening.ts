import { z } from "zod";

import { ABOUT, web } from "./setting.ts";

const port = z.coerce.number().int().min(0).max(65_535);

export const Listening = z.object({
  port: port
    .default(3000)
    .register(ABOUT, { name: "PORT", means: "where the game listens", isFixedInContainers: true }),
  host: z.string().default("0.0.0.0").register(ABOUT, {
    name: "HOST",
    means: "the address to listen on; `127.0.0.1` keeps everyone else out",
    isFixedInContainers: true,
  }),
  publicUrl: web()
    .transform((address) => new URL(address).origin)
    .optional()
    .register(ABOUT, {
      name: "PUBLIC_URL",
      means: "the address players use, for proxies that change `Host`; the only other origin that may connect",
    }),
  trustProxy: z.coerce
    .number()
    .int()
    .min(0)
    .default(0)
    .register(ABOUT, { name: "TRUST_PROXY", means: "how many proxies stand in front" }),
  logLevel: z
    .enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"])
    .default("info")
    .register(ABOUT, { name: "LOG_LEVEL", means: "how much is logged, as lines of JSON on standard error" }),
  isDevelopment: z
    .enum(["production", "development", "test"])
    .default("production")
    .transform((kind) => kind === "development")
    .register(ABOUT, { name: "NODE_ENV", means: "`development` builds pages as they are asked for" }),
});
