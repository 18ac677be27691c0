import type { Request } from "express";

import { beginProvider, finishProvider, signInByProvider } from "#shared/contracts/account/sign-in.ts";
import { Refusal } from "#shared/refusal.ts";
import {
  CODE_LIFE,
  enterByProvider,
  keepArrival,
  linkArrival,
} from "#shared/server/accounts/providers/provider-links.ts";
import { codeSpent } from "#shared/server/accounts/recovery/codes.ts";
import { confirmArrival } from "#shared/server/accounts/recovery/owner.ts";
import { TRUSTED_DAYS } from "#shared/server/accounts/second-factor/trusted-devices.ts";
import { TRIP_LIFE } from "#shared/server/accounts/sessions/tokens.ts";
import { teachByProvider } from "#shared/server/classes/teacher-by-provider.ts";
import { networkOf } from "#shared/server/platform/network.ts";
import { newTurns } from "#shared/server/platform/turns.ts";
import { perform } from "#shared/server/platform/work.ts";
import type { Services } from "#shared/server/services.ts";

import { clearCookie, cookieOf, emptySlot, fillSlot, setCookie, slotOf, slotsOf } from "../cookies.ts";
import { route } from "../route.ts";
import { signedIn } from "../signed-in.ts";

/** So many of one address are asked about at a provider at a time; the others wait, and nobody is sent away. */
const ASKED_AT_ONCE = 8;

/** Sign-in by OpenID Connect: there, back, and the session. @source core §2 Other paths */
export const providerRoutes = ({ app: { config, log }, tokens, providers }: Services) => {
  const site = (req: Request): string => config.publicUrl ?? `${req.protocol}://${req.get("host") ?? ""}`;
  const inTurn = newTurns(ASKED_AT_ONCE);
  const callback = (req: Request, provider: string): string => `${site(req)}/api/v2/auth/callback/${provider}`;

  return [
    route(beginProvider, async ({ params, query, req, res }) => {
      try {
        const { address, trip } = await providers.begin(params.provider, callback(req, params.provider), {
          loginHint: query.login_hint,
          link: query.link,
          confirm: query.confirm,
          redirect: query.redirect,
        });
        fillSlot(req, res, "trip", trip.state, await tokens.issueTrip(trip), TRIP_LIFE / 1_000);
        res.redirect(address.href);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        res.redirect(`${troubleAt(query)}${error.code}`);
      }
      return {};
    }),
    route(finishProvider, async ({ app, params, query, req, res }) => {
      const state = query.state ?? "";
      const trip = await tokens.readTrip(slotOf(req, "trip", state) ?? "");
      if (trip) emptySlot(req, res, "trip", state);
      const asked = trip?.link ?? trip?.confirm;
      const wish = asked === undefined ? undefined : slotOf(req, "link", asked);
      if (asked !== undefined) emptySlot(req, res, "link", asked);
      try {
        if (trip?.provider !== params.provider || (asked !== undefined && asked !== wish)) throw codeSpent();
        const cameBackTo = new URL(req.originalUrl, site(req));
        const person = await inTurn(networkOf(req), () => providers.finish(trip, cameBackTo));
        const { confirm, link, redirect } = trip;
        if (confirm !== undefined) {
          res.redirect(await perform(app, (work) => confirmArrival(work, person, confirm)));
        } else if (link === undefined) {
          const code = await perform(app, (work) => keepArrival(work, person, redirect));
          fillSlot(req, res, "arrival", code, `${params.provider}.${code}`, CODE_LIFE / 1_000);
          res.redirect(`/login#provider=${params.provider}`);
        } else {
          await perform(app, (work) => linkArrival(work, app, person, link));
          res.redirect("/profile#providers");
        }
      } catch (error) {
        if (!(error instanceof Refusal))
          log.warn({ err: error, provider: params.provider }, "a provider sign-in failed");
        res.redirect(`${troubleAt(trip)}${error instanceof Refusal ? error.code : "failed"}`);
      }
      return {};
    }),
    route(signInByProvider, async ({ app, params, body, req, res, visitor }) => {
      const code = arrivalFrom(params.provider, slotsOf(req, "arrival"));
      const guestID = visitor?.isGuest === true ? visitor.userID : undefined;
      const given = { ...body, device: cookieOf(req, "device") };
      const entered = await perform(app, async (work) => {
        const found = await enterByProvider(work, app.vault, params.provider, code, guestID, given);
        if (!(found instanceof Refusal)) await teachByProvider(work, params.provider, found);
        return found;
      });
      emptySlot(req, res, "arrival", code);
      if (entered.userID === guestID) clearCookie(req, res, "guest");
      if (entered.newDevice !== undefined) setCookie(req, res, "device", entered.newDevice, TRUSTED_DAYS * 86_400);
      return { ...(await signedIn(app, tokens, entered)), redirect: entered.redirect ?? null };
    }),
  ];
};

/** Where somebody hears that a trip came to nothing, up to the code that says why. */
function troubleAt({ link, confirm }: { readonly link?: string; readonly confirm?: string } = {}): string {
  if (confirm !== undefined) return "/profile#confirm-";
  return link === undefined ? "/login#provider-" : "/profile#provider-";
}

/** The code of the last arrival from a provider; none is as good as a spent one. */
const arrivalFrom = (provider: string, arrivals: readonly string[]): string =>
  arrivals.findLast((arrival) => arrival.startsWith(`${provider}.`))?.slice(provider.length + 1) ?? "";
