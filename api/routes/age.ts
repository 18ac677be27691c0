import * as contracts from "#shared/contracts/account/age.ts";
import type { UserID } from "#shared/ids.ts";
import { answerAge } from "#shared/server/accounts/age/answers.ts";
import {
  askedParent,
  askParent,
  confirmParent,
  removeParent,
  withdrawParent,
} from "#shared/server/accounts/age/parent.ts";
import { perform } from "#shared/server/platform/work.ts";
import { selfPartsOf } from "#shared/server/self/parts.ts";
import type { Services } from "#shared/server/services.ts";

import { route } from "../route.ts";

/** The question for the year of birth, and the parent who says yes. */
export const ageRoutes = ({ app }: Services) => {
  const changed = (userID: UserID) => selfPartsOf(app, userID, ["account"]);

  return [
    route(contracts.answerAge, async ({ identity: { userID }, body }) => {
      await perform(app, (work) => answerAge(work, app.config, userID, body.yearOfBirth));
      return changed(userID);
    }),
    route(contracts.askParent, async ({ identity: { userID }, body }) => {
      await perform(app, (work) => askParent(work, app, userID, body.email));
      return changed(userID);
    }),
    route(contracts.removeParent, async ({ identity: { userID } }) => {
      await perform(app, (work) => removeParent(work, userID));
      return changed(userID);
    }),
    route(contracts.parentAsked, ({ body: { userID, hash } }) =>
      perform(app, (work) => askedParent(work, app.vault, userID, hash)),
    ),
    route(contracts.confirmParent, async ({ body: { userID, hash } }) => {
      await perform(app, (work) => confirmParent(work, app.vault, userID, hash));
      return {};
    }),
    route(contracts.withdrawParent, async ({ body: { userID, hash } }) => {
      await perform(app, (work) => withdrawParent(work, app.vault, userID, hash));
      return {};
    }),
  ];
};
