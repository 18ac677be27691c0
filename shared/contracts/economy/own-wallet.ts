import { z } from "zod";

const count = z.int().min(0);

/** What the racer can spend. */
export const Wallet = z.object({ money: count, nitros: count, nitrosUsed: count });
export type Wallet = z.infer<typeof Wallet>;
