import * as contracts from "#shared/contracts/race/certificate.ts";
import { Refusal } from "#shared/refusal.ts";
import { cardOf } from "#shared/server/accounts/card.ts";
import { openTrial } from "#shared/server/certificates/open-trial.ts";
import { ownCertificates } from "#shared/server/certificates/own.ts";
import { perform } from "#shared/server/platform/work.ts";
import type { Services } from "#shared/server/services.ts";

import { route } from "../route.ts";

export const certificateRoutes = ({ tokens }: Services) => [
  route(contracts.ownCertificates, ({ app, identity: { userID } }) =>
    ownCertificates(app.db, userID, app.config.site, app.nowStamp()),
  ),
  route(contracts.openTrial, async ({ app, identity, body: { lessonID } }) => {
    const { site } = app.config;
    if ((site === "math") !== (lessonID !== null)) {
      throw new Refusal("badInput", "That isn't raced here.", { field: "lessonID" });
    }
    const { userID } = identity;
    await perform(app, (work) => openTrial(work, app.dice, { userID, site, lessonID }));
    return { ticket: tokens.issueTicket(identity, await cardOf(app, userID, site)) };
  }),
];
