import { z } from "zod";

/** The header of calls that move money: a repeated key has no further effect. */
export const REPEAT_KEY = "idempotency-key";

export const IdempotencyKey = z.string().regex(/^[\w-]{16,64}$/);
