import * as contracts from "#shared/contracts/classes/class-login.ts";
import * as pages from "#shared/contracts/classes/class-page.ts";
import type { BotCheck, Captcha } from "#shared/server/accounts/sign-in/captcha.ts";
import { classOfCode } from "#shared/server/classes/class-of-code.ts";
import { classPage } from "#shared/server/classes/class-page.ts";
import { leaveClass } from "#shared/server/classes/leave.ts";
import { logInToClass } from "#shared/server/classes/log-in.ts";
import { networkOf } from "#shared/server/platform/network.ts";
import { perform, type App } from "#shared/server/platform/work.ts";
import type { Services } from "#shared/server/services.ts";

import { route } from "../route.ts";
import { signedIn } from "../signed-in.ts";

/** A check is spent whatever the code turns out to be: each guess costs one. */
async function met(app: App, captcha: Captcha, check: BotCheck): Promise<void> {
  if (check.isDue || check.token !== undefined) await perform(app, (work) => captcha.meet(work, check));
}

export const classLoginRoutes = ({ tokens, hangs, newcomers, captcha }: Services) => [
  route(contracts.classOfCode, async ({ app, body: { code, language }, req, botCheck }) => {
    const network = networkOf(req);
    await met(app, captcha, await botCheck());
    try {
      const found = await classOfCode(app, code, language ?? "english");
      hangs.came(network, found.sectionID);
      return found;
    } catch (error) {
      hangs.refused(error, network, code);
      throw error;
    }
  }),
  route(contracts.classLogin, async ({ app, params: { sectionID }, body, visitor, req, botCheck }) => {
    const account = visitor?.isGuest === false ? visitor : undefined;
    const network = networkOf(req);
    const { captchaToken, ...given } = body;
    await met(app, captcha, await botCheck());
    const isCrowd = captchaToken === undefined && (await newcomers.areMany(sectionID));
    try {
      const { cardCode, ...session } = await logInToClass(app, account, { ...given, sectionID, isCrowd });
      if (cardCode !== null) newcomers.came(sectionID);
      hangs.came(network, sectionID, session.userID);
      return { ...(await signedIn(app, tokens, session)), cardCode };
    } catch (error) {
      hangs.refused(error, network, body.code);
      throw error;
    }
  }),
  route(pages.ownClass, ({ app, identity, query }) => classPage(app, identity.userID, query.sectionID)),
  route(pages.leaveClass, async ({ app, identity }) => {
    await perform(app, (work) => leaveClass(work, identity.userID));
    return {};
  }),
];
