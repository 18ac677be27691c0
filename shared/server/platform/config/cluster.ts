import { hostname } from "node:os";

import { z } from "zod";

import { ABOUT, address } from "./setting.ts";

const redis = () =>
  address(/^rediss?$/).refine(
    (address) => /^\/?\d*$/.test(URL.parse(address)?.pathname ?? ""),
    "what follows its host is the number of a database",
  );

export const Cluster = z.object({
  redisUrl: redis().optional().register(ABOUT, {
    name: "REDIS_URL",
    means: "Redis; unset: a single process",
    isSecret: true,
    isFixedInContainers: true,
  }),
  queueRedisUrl: redis().optional().register(ABOUT, {
    name: "QUEUE_REDIS_URL",
    means: "a Redis of their own for jobs; unset: as `REDIS_URL`",
    isSecret: true,
    elseLike: "REDIS_URL",
    isFixedInContainers: true,
  }),
  nodeAddress: z
    .string()
    .transform((address) => address.replaceAll("{host}", hostname()))
    .optional()
    .register(ABOUT, {
      name: "NODE_ADDRESS",
      means:
        "host and path under which the proxy reaches this game-server node; `{host}` stands for the machine's own name",
      isFixedInContainers: true,
    }),
});
