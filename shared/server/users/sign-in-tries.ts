import { before, minutes } from "../../units.ts";
import type { Work } from "../work.ts";

type Kind = "password" | "code" | "done";

const WINDOW = { password: minutes(15), code: minutes(15), done: minutes(10) } as const;

/** Wrong passwords and sign-ins within their window ask for a bot check; wrong codes close the door. @source rules Bot check */
export const SIGN_IN_TRIES = { wrongPasswords: 3, wrongCodes: 5, signIns: 5 } as const;

/** A name as it is counted, whether or not somebody has it. */
export const nameKey = (username: string): string => username.trim().toLowerCase();

/** Who comes by a provider, as it is counted: no username holds a colon. */
export const providerKey = (provider: string, subject: string): string => `${provider}:${subject}`;

export async function noteTry({ trx, now }: Work, key: string, kind: Kind): Promise<void> {
  await trx.insertInto("sign_in_tries").values({ name_key: key, stamp: now, kind }).execute();
}

/** How many tries of a kind a name has had within the kind's window. */
export async function countTries({ trx, now }: Pick<Work, "trx" | "now">, key: string, kind: Kind): Promise<number> {
  const { count } = await trx
    .selectFrom("sign_in_tries")
    .select((eb) => eb.fn.countAll().as("count"))
    .where("name_key", "=", key)
    .where("kind", "=", kind)
    .where("stamp", ">", before(now, WINDOW[kind]))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function forgiveTries({ trx }: Work, key: string, kind: Kind): Promise<void> {
  await trx.deleteFrom("sign_in_tries").where("name_key", "=", key).where("kind", "=", kind).execute();
}
