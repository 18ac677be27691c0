import type { SignedIn } from "#shared/contracts/self.ts";
import type { OpenedSession } from "#shared/server/accounts/sessions/sessions.ts";
import type { Tokens } from "#shared/server/accounts/sessions/tokens.ts";
import type { App } from "#shared/server/platform/work.ts";
import { selfOf } from "#shared/server/self/parts.ts";

/** The answer to every kind of sign-in: a token, its owner, and the server's clock. */
export const signedIn = async (app: App, tokens: Tokens, services: OpenedSession): Promise<SignedIn> => ({
  token: await tokens.issue(services.userID, services.sessionID),
  user: await selfOf(app, services.userID),
  serverStamp: app.nowStamp(),
});
