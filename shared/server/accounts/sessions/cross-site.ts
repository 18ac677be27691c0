import { Refusal } from "../../../refusal.ts";
import { seconds } from "../../../units.ts";
import type { Config } from "../../platform/config.ts";
import type { Work } from "../../platform/work.ts";
import { codeSpent, issueCode, peekCode, spendCode } from "../recovery/codes.ts";
import { openSession, type OpenedSession } from "./sessions.ts";

const CODE_LIFE = seconds(60);

/**
 * The address of a sister site with a one-use code for this racer, good while the session is open. Only exact entries of
 * the list are ever sent to. Refuses: notFound.
 *
 * @param path what to open there, once signed in
 * @source core §2 Cross-site sign-in path
 */
export async function crossSiteAddress(
  work: Work,
  { sisterSites }: Config,
  { userID, sessionID }: OpenedSession,
  site: string,
  path?: string,
): Promise<string> {
  const target = Object.hasOwn(sisterSites, site) ? sisterSites[site] : undefined;
  if (target === undefined) throw new Refusal("notFound", "There's no such site.");
  const code = await issueCode(work, { kind: "cross-site", userID, lifeMs: CODE_LIFE, sessionID });
  const address = new URL(target);
  address.hash = new URLSearchParams({ token: code, ...(path !== undefined && { redirect: path }) }).toString();
  return address.href;
}

/** Whom a code would sign in; it stays good. Refuses: codeSpent. */
export async function crossSiteRacer(
  work: Work,
  code: string,
): Promise<{ readonly username: string | null; readonly displayName: string }> {
  const { user_id } = await peekCode(work, "cross-site", code);
  const racer =
    user_id === null
      ? undefined
      : await work.trx
          .selectFrom("users")
          .select(["username", "display_name as displayName"])
          .where("user_id", "=", user_id)
          .executeTakeFirst();
  if (!racer) throw codeSpent();
  return racer;
}

/** Refuses: codeSpent. */
export async function crossSiteSignIn(work: Work, code: string): Promise<OpenedSession> {
  const { userID } = await spendCode(work, "cross-site", code);
  if (userID === null) throw codeSpent();
  return openSession(work, userID);
}
