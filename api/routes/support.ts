import { reportBug } from "#shared/contracts/support/report-bug.ts";
import { fileBugReport } from "#shared/server/support/file-report.ts";

import { route } from "../route.ts";

export const supportRoutes = [
  route(reportBug, async ({ app, identity: { userID, isGuest }, body: { isNamed, what, facts }, once }) => {
    let isNew = false;
    const filed = await once((work) => {
      isNew = true;
      return fileBugReport(work, { userID: isNamed && !isGuest ? userID : undefined, what, facts });
    });
    if (isNew) app.log.info(filed, "a bug was reported");
    return filed;
  }),
];
