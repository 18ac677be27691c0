import { hash, verify } from "@node-rs/argon2";

/** 19 MiB, two passes: about 14 ms of one core. */
const COST = { memoryCost: 19 * 1_024, timeCost: 2, parallelism: 1 } as const;

/** Compared with when there is no account, so that an unknown name takes as long as a known one. */
const NOBODY = await hash("nobody has this password", COST);

export const hashPassword = (password: string): Promise<string> => hash(password, COST);

/** @param stored null for no account, or one without a password: takes as long, and is never right */
export async function isPassword(stored: string | null, password: string): Promise<boolean> {
  const isRight = await verify(stored ?? NOBODY, password);
  return stored !== null && isRight;
}
