import type { Request } from "express";

import * as contracts from "#shared/contracts/account/sign-in.ts";
import { KEPT_DAYS } from "#shared/rules/retention.ts";
import { TRUSTED_DAYS } from "#shared/server/accounts/second-factor/trusted-devices.ts";
import { crossSiteAddress, crossSiteRacer, crossSiteSignIn } from "#shared/server/accounts/sessions/cross-site.ts";
import type { SignInFrom } from "#shared/server/accounts/sign-in/known-sources.ts";
import { signIn } from "#shared/server/accounts/sign-in/sign-in.ts";
import { signUp } from "#shared/server/accounts/sign-up/sign-up.ts";
import { networkOf } from "#shared/server/platform/network.ts";
import { perform } from "#shared/server/platform/work.ts";
import type { Services } from "#shared/server/services.ts";

import { clearCookie, cookieOf, setCookie } from "../cookies.ts";
import { route } from "../route.ts";
import { signedIn } from "../signed-in.ts";

const signInFrom = (req: Request): SignInFrom => ({ browser: cookieOf(req, "browser"), network: networkOf(req) });

export const signInRoutes = ({ tokens, captcha, providers }: Services) => [
  route(contracts.signInOptions, async () => ({ providers: providers.list })),
  route(contracts.signIn, async ({ app, body, req, res, botCheck }) => {
    const given = { ...body, device: cookieOf(req, "device") };
    const entered = await signIn(app, captcha, given, signInFrom(req), await botCheck());
    setCookie(req, res, "browser", entered.browser, KEPT_DAYS.knownBrowser * 86_400);
    if (entered.newDevice !== undefined) setCookie(req, res, "device", entered.newDevice, TRUSTED_DAYS * 86_400);
    return signedIn(app, tokens, entered);
  }),
  route(contracts.signUp, async ({ app, body, req, res, visitor, botCheck }) => {
    const guestID = visitor?.isGuest === true ? visitor.userID : undefined;
    const { browser, ...services } = await signUp(app, captcha, guestID, body, signInFrom(req), await botCheck());
    setCookie(req, res, "browser", browser, KEPT_DAYS.knownBrowser * 86_400);
    if (guestID !== undefined) clearCookie(req, res, "guest");
    return signedIn(app, tokens, services);
  }),
  route(contracts.crossSite, async ({ app, identity, params, query }) => ({
    redirect: await perform(app, (work) => crossSiteAddress(work, app.config, identity, params.app, query.redirect)),
  })),
  route(contracts.crossSiteRacer, ({ app, body }) => perform(app, (work) => crossSiteRacer(work, body.token))),
  route(contracts.crossSiteSignIn, async ({ app, body }) =>
    signedIn(app, tokens, await perform(app, (work) => crossSiteSignIn(work, body.token))),
  ),
];
