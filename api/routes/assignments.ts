import * as contracts from "#shared/contracts/classes/assignments.ts";
import { assignmentsOf, progressOf } from "#shared/server/classes/assignments/list.ts";
import { makeAssignment } from "#shared/server/classes/assignments/make.ts";
import { ownAssignments } from "#shared/server/classes/assignments/own.ts";
import { changeUntil, removeAssignment, restoreAssignment } from "#shared/server/classes/assignments/terms.ts";
import { perform } from "#shared/server/platform/work.ts";

import { route } from "../route.ts";

/** What classes have to do: for those who teach them, and for their pupils. */
export const assignmentRoutes = [
  route(contracts.ownAssignments, async ({ app, identity: { userID } }) => ({
    assignments: await ownAssignments(app, userID),
  })),
  route(contracts.classAssignments, ({ app, identity: { userID }, params: { id } }) => assignmentsOf(app, userID, id)),
  route(
    contracts.assignmentProgress,
    async ({ app, identity: { userID }, params: { id: sectionID, assignmentID } }) => ({
      pupils: await progressOf(app.db, userID, { sectionID, assignmentID }),
    }),
  ),
  route(contracts.makeAssignment, async ({ app, identity: { userID }, params: { id }, body, once }) => {
    const { site } = app.config;
    await once(async (work) => ({ assignmentID: await makeAssignment(work, userID, id, { site, ...body }) }));
    return assignmentsOf(app, userID, id);
  }),
  route(contracts.changeAssignment, async ({ app, identity: { userID }, params: { id, assignmentID }, body }) => {
    const [key, { site }] = [{ sectionID: id, assignmentID }, app.config];
    await perform(app, (work) => changeUntil(work, userID, key, { site, ...body }));
    return assignmentsOf(app, userID, id);
  }),
  route(contracts.removeAssignment, async ({ app, identity: { userID }, params: { id, assignmentID } }) => {
    await perform(app, (work) => removeAssignment(work, userID, { sectionID: id, assignmentID }));
    return assignmentsOf(app, userID, id);
  }),
  route(contracts.restoreAssignment, async ({ app, identity: { userID }, params: { id, assignmentID } }) => {
    const key = { sectionID: id, assignmentID };
    await perform(app, (work) => restoreAssignment(work, userID, key, app.config.site));
    return assignmentsOf(app, userID, id);
  }),
];
