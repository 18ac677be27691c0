import { Redis } from "ioredis";

import { StartProblem } from "../config.ts";

const ANSWER_MS = 2_000;
/** A wrong or missing password or name, and a database that it doesn't have: waiting does not help. */
const WRONG_SETTING = /WRONGPASS|NOAUTH|invalid password|DB index is out of range/;

/**
 * Asks a Redis whether the settings are right. One that is away is waited for by whoever uses it.
 *
 * @param variable the setting that names it
 * @throws StartProblem when it rejects them
 */
export async function refuseRejected(url: string, variable: string): Promise<void> {
  const said: string[] = [];
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: ANSWER_MS,
    commandTimeout: ANSWER_MS,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  });
  const hear = (error: Error): void => void said.push(error.message);
  redis.on("error", hear);
  await redis.ping().catch(hear);
  redis.disconnect();
  const wrong = said.find((message) => WRONG_SETTING.test(message));
  if (wrong !== undefined)
    throw new StartProblem(`Redis does not let us in: ${wrong.replace(/\.$/, "")}. Check ${variable}.`);
}
