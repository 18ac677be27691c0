import type { Client } from "@colyseus/core";
import type { z } from "zod";

import { CLOSE_CODES } from "#shared/contracts/realtime/close-codes.ts";
import { isClean } from "#shared/server/platform/clean-text.ts";

/**
 * Parses a client's message by its contract. An invalid one closes that client's connection and affects nobody else.
 */
export function parseOrClose<T extends z.ZodType>(
  shape: T,
  message: unknown,
  client: Client,
  take: (value: z.output<T>) => void,
): void {
  const read = shape.safeParse(message);
  if (read.success && isClean(read.data)) take(read.data);
  else client.leave(CLOSE_CODES.badMessage.code);
}
