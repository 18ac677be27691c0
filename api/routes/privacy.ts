import * as contracts from "#shared/contracts/privacy.ts";
import type { UserID } from "#shared/ids.ts";
import type { Opened } from "#shared/server/open.ts";
import { selfPartsOf } from "#shared/server/self/parts.ts";
import { tellOwner } from "#shared/server/users/account-undo.ts";
import { confirmOwner } from "#shared/server/users/owner.ts";
import { askForErasure, keepAccount } from "#shared/server/users/privacy/erasure.ts";
import { exportOf } from "#shared/server/users/privacy/export.ts";
import { perform } from "#shared/server/work.ts";

import { route } from "../route.ts";

/** A person's own data: export and erasure. @source rules Privacy */
export const privacyRoutes = ({ app }: Opened) => {
  const changed = (userID: UserID) => selfPartsOf(app, userID, ["account"]);

  return [
    route(contracts.exportData, async ({ identity, body }) => {
      const { userID } = identity;
      await confirmOwner(app, identity, body);
      await perform(app, (work) => tellOwner(work, app, userID, "exported"));
      return { export: await exportOf(app.db, userID) };
    }),
    route(contracts.eraseAccount, async ({ identity, body }) => {
      await confirmOwner(app, identity, body);
      await perform(app, (work) => askForErasure(work, app, identity.userID));
      return changed(identity.userID);
    }),
    route(contracts.keepAccount, async ({ identity: { userID } }) => {
      await perform(app, (work) => keepAccount(work, userID));
      return changed(userID);
    }),
  ];
};
