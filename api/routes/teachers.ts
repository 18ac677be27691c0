import * as contracts from "#shared/contracts/classes/teachers.ts";
import { editSchool, newSchoolCode } from "#shared/server/classes/school-edit.ts";
import { letColleagueGo } from "#shared/server/classes/school-let-go.ts";
import { joinSchool, leaveSchool } from "#shared/server/classes/school-moves.ts";
import { schoolOf } from "#shared/server/classes/school-of.ts";
import { schoolViewOf } from "#shared/server/classes/school-view.ts";
import { askToTeach } from "#shared/server/classes/teacher-ask.ts";
import { teacherStandingOf } from "#shared/server/classes/teacher-standing.ts";
import { perform } from "#shared/server/platform/work.ts";

import { route } from "../route.ts";

/** The way to be a teacher, and a teacher's school. */
export const teacherRoutes = [
  route(contracts.teacherStanding, ({ app, identity: { userID } }) => teacherStandingOf(app, userID)),
  route(contracts.askToTeach, ({ app, identity: { userID }, body }) =>
    perform(app, (work) => askToTeach(work, userID, body)),
  ),
  route(contracts.school, async ({ app, identity: { userID } }) => {
    await perform(app, (work) => schoolOf(work, app.vault, userID));
    return schoolViewOf(app, userID);
  }),
  route(contracts.editSchool, async ({ app, identity: { userID }, body }) => {
    await perform(app, (work) => editSchool(work, app.vault, userID, body));
    return {};
  }),
  route(contracts.joinSchool, async ({ app, identity: { userID }, body }) => {
    await perform(app, (work) => joinSchool(work, app.vault, userID, body.code));
    return {};
  }),
  route(contracts.newSchoolCode, ({ app, identity: { userID } }) =>
    perform(app, (work) => newSchoolCode(work, app.vault, userID)),
  ),
  route(contracts.leaveSchool, async ({ app, identity: { userID } }) => {
    await perform(app, (work) => leaveSchool(work, app.vault, userID));
    return {};
  }),
  route(contracts.letColleagueGo, async ({ app, identity: { userID }, body }) => {
    await perform(app, (work) => letColleagueGo(work, app, userID, body.userID));
    return {};
  }),
];
