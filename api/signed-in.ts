import type { SignedIn } from "#shared/contracts/self.ts";
import type { BegunSession, OpenedSession } from "#shared/server/accounts/sessions/sessions.ts";
import type { Tokens } from "#shared/server/accounts/sessions/tokens.ts";
import type { App } from "#shared/server/platform/work.ts";
import { selfOf } from "#shared/server/self/parts.ts";

/** The answer to every kind of sign-in: a token, its owner, and the server's clock. */
export async function signedIn(
  app: App,
  tokens: Tokens,
  services: OpenedSession & Partial<BegunSession>,
): Promise<SignedIn> {
  const token = await tokens.issue(services.userID, services.sessionID, services.expiresStamp);
  // What changes from now on is told: the racer is read after it.
  const serverStamp = app.nowStamp();
  return { token, user: await selfOf(app, services.userID), serverStamp };
}
