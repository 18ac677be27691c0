import * as contracts from "#shared/contracts/account/bots.ts";
import { tellOwner } from "#shared/server/accounts/recovery/account-undo.ts";
import { asOwner } from "#shared/server/accounts/recovery/owner.ts";
import { declareBot, renewBotToken, signInBot, type BotAccess } from "#shared/server/bots/declare.ts";
import { ladderOf } from "#shared/server/bots/ladder.ts";
import { perform } from "#shared/server/platform/work.ts";
import type { Services } from "#shared/server/services.ts";

import { route } from "../route.ts";
import { signedIn } from "../signed-in.ts";

export const botRoutes = ({ app, tokens, revocations }: Services) => {
  const withToken = async ({ botToken, ...opened }: BotAccess) => {
    await revocations.look();
    return { ...(await signedIn(app, tokens, opened)), botToken };
  };
  return [
    route(contracts.botLadder, async () => ({ bots: await ladderOf(app) })),
    route(contracts.declareBot, async ({ identity }) =>
      withToken(
        await asOwner(app, identity, async (work) => {
          await tellOwner(work, app, identity.userID, "bot-declared");
          return declareBot(work, identity.userID);
        }),
      ),
    ),
    route(contracts.renewBotToken, async ({ identity }) =>
      withToken(
        await asOwner(app, identity, async (work) => {
          await tellOwner(work, app, identity.userID, "bot-token");
          return renewBotToken(work, identity.userID);
        }),
      ),
    ),
    route(contracts.signInBot, async ({ body }) =>
      signedIn(app, tokens, await perform(app, (work) => signInBot(work, body.token))),
    ),
  ];
};
