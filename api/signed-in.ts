import type { SignedIn } from "#shared/contracts/self.ts";
import { selfOf } from "#shared/server/self/parts.ts";
import type { OpenedSession } from "#shared/server/users/sessions.ts";
import type { Tokens } from "#shared/server/users/tokens.ts";
import type { App } from "#shared/server/work.ts";

/** The answer to every kind of sign-in: a token, its owner, and the server's clock. */
export const signedIn = async (app: App, tokens: Tokens, opened: OpenedSession): Promise<SignedIn> => ({
  token: await tokens.issue(opened.userID, opened.sessionID),
  user: await selfOf(app, opened.userID),
  serverStamp: app.nowStamp(),
});
