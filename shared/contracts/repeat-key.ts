import { z } from "zod";

/** The header of calls that move money: the same key again does nothing more. */
export const REPEAT_KEY = "idempotency-key";

export const RepeatKey = z.string().regex(/^[\w-]{16,64}$/);
