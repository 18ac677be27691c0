import * as contracts from "#shared/contracts/account/privacy.ts";
import type { UserID } from "#shared/ids.ts";
import { tellOwner } from "#shared/server/accounts/recovery/account-undo.ts";
import { asOwner } from "#shared/server/accounts/recovery/owner.ts";
import { perform } from "#shared/server/platform/work.ts";
import { askForErasure, keepAccount } from "#shared/server/privacy/erasure.ts";
import { exportOf } from "#shared/server/privacy/export.ts";
import { selfPartsOf } from "#shared/server/self/parts.ts";
import type { Services } from "#shared/server/services.ts";

import { route } from "../route.ts";

/** A person's own data: export and erasure. @source rules Privacy */
export const privacyRoutes = ({ app }: Services) => {
  const changed = (userID: UserID) => selfPartsOf(app, userID, ["account"]);

  return [
    route(contracts.exportData, async ({ identity }) => {
      const { userID } = identity;
      await asOwner(app, identity, (work) => tellOwner(work, app, userID, "exported"));
      return { export: await exportOf(app.db, userID) };
    }),
    route(contracts.eraseAccount, async ({ identity }) => {
      await asOwner(app, identity, (work) => askForErasure(work, app, identity.userID));
      return changed(identity.userID);
    }),
    route(contracts.keepAccount, async ({ identity: { userID } }) => {
      await perform(app, (work) => keepAccount(work, app, userID));
      return changed(userID);
    }),
  ];
};
