import * as play from "#shared/contracts/account/play-settings.ts";
import * as ways from "#shared/contracts/account/provider-settings.ts";
import * as contracts from "#shared/contracts/account/settings.ts";
import type { UserID } from "#shared/ids.ts";
import { Refusal } from "#shared/refusal.ts";
import {
  CODE_LIFE,
  linkCode,
  removeProviders,
  sendRemovalCode,
} from "#shared/server/accounts/providers/provider-links.ts";
import { confirmPassword } from "#shared/server/accounts/recovery/own-password.ts";
import { asOwner, confirmationCode } from "#shared/server/accounts/recovery/owner.ts";
import {
  changePassword,
  disable2FA,
  enable2FA,
  prepare2FA,
  mustMatch,
} from "#shared/server/accounts/recovery/secrets.ts";
import { settingsOf } from "#shared/server/accounts/settings/settings-page.ts";
import { change, changeAccount, changeProfile, verifyAgain } from "#shared/server/accounts/settings/settings.ts";
import { perform, type Work } from "#shared/server/platform/work.ts";
import { selfPartsOf } from "#shared/server/self/parts.ts";
import type { Services } from "#shared/server/services.ts";

import { fillSlot } from "../cookies.ts";
import { route } from "../route.ts";
import { signedIn } from "../signed-in.ts";

/** Every change answers with what it changed. @source core §7 Settings */
export const settingsRoutes = ({ app, tokens, providers }: Services) => {
  const changed = (userID: UserID) => selfPartsOf(app, userID, ["account"]);

  const save = (userID: UserID, values: Parameters<typeof change>[2]) =>
    perform(app, (work) => change(work, userID, values));

  const knownProvider = ({ provider }: { readonly provider: string }): void => {
    if (!providers.list.some(({ id }) => id === provider)) {
      throw new Refusal("providerUnknown", "This site doesn't offer that login.");
    }
  };

  return [
    route(contracts.settings, ({ identity }) => settingsOf(app.db, identity, providers.list, app.nowStamp())),
    route(contracts.changeProfile, async ({ identity, body }) => {
      const { userID } = identity;
      const op = (work: Work) => changeProfile(work, userID, body);
      if (body.username === undefined) await perform(app, op);
      else {
        await confirmPassword(app, identity, body.password);
        await asOwner(app, identity, op, "exclusive");
      }
      return changed(userID);
    }),
    route(contracts.changeAccount, async ({ identity, body }) => {
      const { userID } = identity;
      await asOwner(app, identity, (work) => changeAccount(work, app, userID, body));
      return changed(userID);
    }),
    route(contracts.changeWorld, async ({ identity: { userID }, body }) => {
      await save(userID, { world_id: body.worldID });
      return changed(userID);
    }),
    route(contracts.changeHands, async ({ identity: { userID }, body: { hands } }) => {
      await save(userID, { hands });
      return { hands };
    }),
    route(contracts.changeSocial, async ({ identity: { userID }, body }) => {
      await save(userID, {
        last_seen_stamp: app.nowStamp(),
        ...(body.offline !== undefined && { offline: body.offline === 1 }),
        ...(body.allowFriendRequests !== undefined && { allow_friend_requests: body.allowFriendRequests === 1 }),
        ...(body.lookingForTeam !== undefined && { looking_for_team: body.lookingForTeam === 1 }),
      });
      return changed(userID);
    }),
    route(play.changeLesson, async ({ identity: { userID }, body }) => {
      await save(userID, { lesson_id: body.lessonID });
      return changed(userID);
    }),
    route(play.changeRaceView, async ({ identity: { userID }, body }) => {
      await save(userID, {
        last_seen_stamp: app.nowStamp(),
        ...(body.lineType !== undefined && { line_type: body.lineType }),
        ...(body.fullScreenMode !== undefined && { full_screen_mode: body.fullScreenMode }),
      });
      return changed(userID);
    }),
    route(play.changeSounds, async ({ identity: { userID }, body }) => {
      await save(userID, { race_sounds: body.value });
      return changed(userID);
    }),
    route(contracts.changePassword, async ({ identity, body }) => {
      return signedIn(app, tokens, await changePassword(app, identity, body.newPassword));
    }),
    route(contracts.prepare2FA, ({ identity: { userID } }) =>
      perform(app, (work) => prepare2FA(work, app.vault, userID)),
    ),
    route(contracts.enable2FA, async ({ identity, body }) => {
      const { backupCodes, ...services } = await asOwner(app, identity, (work) =>
        enable2FA(work, app, identity.userID, body.code),
      );
      return { ...(await signedIn(app, tokens, services)), use2FA: true, backupCodes };
    }),
    route(contracts.disable2FA, async ({ identity, body }) => {
      const { userID } = identity;
      return signedIn(app, tokens, await asOwner(app, identity, (work) => disable2FA(work, app, userID, body.code)));
    }),
    route(contracts.sendVerificationEmail, async ({ identity: { userID } }) => {
      await perform(app, (work) => verifyAgain(work, app, userID));
      return {};
    }),
    route(
      ways.linkProvider,
      async ({ identity, body, req, res }) => {
        const code = await asOwner(app, identity, (work) => linkCode(work, identity, body.provider));
        fillSlot(req, res, "link", code, code, CODE_LIFE / 1_000);
        return { redirect: `/api/v2/auth/redirect/${body.provider}?link=${code}` };
      },
      knownProvider,
    ),
    route(
      ways.confirmByProvider,
      async ({ identity, body, req, res }) => {
        const code = await perform(app, (work) => confirmationCode(work, identity, body.provider, body));
        fillSlot(req, res, "link", code, code, CODE_LIFE / 1_000);
        return { redirect: `/api/v2/auth/redirect/${body.provider}?confirm=${code}` };
      },
      knownProvider,
    ),
    route(ways.removeProviderCode, async ({ identity }) => {
      await asOwner(app, identity, (work) => sendRemovalCode(work, app.vault, identity.userID));
      return {};
    }),
    route(ways.removeProvider, async ({ identity, body }) => {
      mustMatch("password2", body.password, body.password2);
      return signedIn(app, tokens, await removeProviders(app, identity, body));
    }),
  ];
};
