import * as contracts from "#shared/contracts/privacy.ts";
import type { UserID } from "#shared/ids.ts";
import type { Opened } from "#shared/server/open.ts";
import { askForErasure, keepAccount } from "#shared/server/users/erasure.ts";
import { exportOf } from "#shared/server/users/export.ts";
import { confirmPassword } from "#shared/server/users/own-password.ts";
import { selfOf } from "#shared/server/users/self.ts";
import { perform } from "#shared/server/work.ts";

import { route } from "../route.ts";

/** One's own data: taken along, or taken away. @source rules Privacy */
export const privacyRoutes = ({ app }: Opened) => {
  const changed = async (userID: UserID) => ({ user: await selfOf(app, userID) });

  return [
    route(contracts.exportData, async ({ identity: { userID }, body }) => {
      await confirmPassword(app, userID, body.password);
      return { export: await exportOf(app.db, userID) };
    }),
    route(contracts.eraseAccount, async ({ identity: { userID }, body }) => {
      await confirmPassword(app, userID, body.password);
      await perform(app, (work) => askForErasure(work, userID));
      return changed(userID);
    }),
    route(contracts.keepAccount, async ({ identity: { userID } }) => {
      await perform(app, (work) => keepAccount(work, userID));
      return changed(userID);
    }),
  ];
};
