import type { NewToken } from "#shared/contracts/realtime/presence.ts";
import { TOKEN_RENEWAL } from "#shared/rules/presence/times.ts";
import type { Tokens } from "#shared/server/accounts/sessions/tokens.ts";

import { clockMs } from "../cluster/node-context.ts";
import type { PresenceClient } from "./present-player.ts";

/**
 * An open connection refreshes its session's token now and then. It was opened with a token of that session and ends
 * with the session, so nobody gains access they did not have. A session that ends before a token would needs none.
 *
 * @source core §7 Received: auth
 */
export async function renewToken(tokens: Tokens, client: PresenceClient): Promise<void> {
  const { auth, userData } = client;
  if (!auth || auth.until !== undefined || !userData || clockMs() - userData.tokenMs < TOKEN_RENEWAL) return;
  userData.tokenMs = clockMs();
  const token = await tokens.issue(auth.userID, auth.sessionID);
  client.send("auth", { token } satisfies NewToken);
}
