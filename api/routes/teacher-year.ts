import * as contracts from "#shared/contracts/classes/year.ts";
import { changeYear } from "#shared/server/classes/year-change.ts";
import { classesOfChange, yearChangesOf } from "#shared/server/classes/year-changes.ts";
import { undoYear } from "#shared/server/classes/year-undo.ts";
import type { Services } from "#shared/server/services.ts";

import { route } from "../route.ts";

/** A year's change of classes, for those who teach them. */
export const teacherYearRoutes = ({ hangs }: Pick<Services, "hangs">) => [
  route(contracts.yearChanges, async ({ app, identity: { userID } }) => ({
    changes: await yearChangesOf(app.db, userID, app.nowStamp()),
  })),
  route(contracts.changeYear, async ({ app, identity: { userID }, body, once }) => {
    const ups = body.steps.flatMap(({ deed, sectionID }) => (deed === "up" ? [sectionID] : []));
    const before = await hangs.codesOf(ups);
    const answer = await once(async (work) => ({ change: await changeYear(work, app.vault, userID, body) }));
    hangs.areOld(before);
    return answer;
  }),
  route(contracts.undoYear, async ({ app, identity: { userID }, params: { id }, once }) => {
    const before = await hangs.codesOf(await classesOfChange(app.db, id));
    const answer = await once((work) => undoYear(work, app.vault, userID, id));
    hangs.areOld(before);
    return answer;
  }),
];
