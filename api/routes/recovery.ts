import * as contracts from "#shared/contracts/account/recovery.ts";
import { undoChange } from "#shared/server/accounts/recovery/account-undo.ts";
import { resetPassword } from "#shared/server/accounts/recovery/password-reset.ts";
import { mustMatch } from "#shared/server/accounts/recovery/secrets.ts";
import { verifyEmail } from "#shared/server/accounts/sign-up/email.ts";
import { loggedReport } from "#shared/server/platform/client-report.ts";
import { perform } from "#shared/server/platform/work.ts";
import type { Services } from "#shared/server/services.ts";
import { passCaptcha } from "#shared/server/settlement/pass-captcha.ts";

import { route } from "../route.ts";

export const recoveryRoutes = ({ captcha }: Services) => [
  route(contracts.resetPassword, async ({ app, body, botCheck }) => {
    const check = await botCheck();
    await perform(app, async (work) => {
      await captcha.meet(work, check);
      work.job("send-reset-emails", { email: body.email });
    });
    return {};
  }),
  route(contracts.changeForgottenPassword, async ({ app, body }) => {
    mustMatch("newPassword2", body.newPassword, body.newPassword2);
    await resetPassword(app, body);
    return {};
  }),
  route(contracts.undoChange, ({ app, body }) => perform(app, (work) => undoChange(work, app, body.userID, body.hash))),
  route(contracts.validateEmail, async ({ app, body }) => {
    await perform(app, (work) => verifyEmail(work, body.userID, body.hash));
    return {};
  }),
  route(contracts.captchaChallenge, async ({ app, query }) => {
    const { parameters, ...challenge } = await captcha.challenge(app.nowStamp(), query.weight);
    return { ...challenge, parameters: { ...parameters } };
  }),
  route(contracts.validateCaptcha, async ({ app, body, visitor }) => ({
    captchaStatus: await perform(app, (work) => passCaptcha(work, captcha, visitor?.userID, body.token)),
  })),
  route(contracts.clientError, async ({ app, body, visitor }) => {
    app.log.warn({ client: loggedReport(body), userID: visitor?.userID }, "the client crashed");
    return {};
  }),
];
