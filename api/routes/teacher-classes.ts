import * as hangCalls from "#shared/contracts/classes/hangs.ts";
import * as pupilCalls from "#shared/contracts/classes/pupils.ts";
import * as contracts from "#shared/contracts/classes/sections.ts";
import * as witnessCalls from "#shared/contracts/classes/witness.ts";
import type { SectionID, UserID } from "#shared/ids.ts";
import { addedCards, addPupils, refuseUnlessMade } from "#shared/server/classes/add-pupils.ts";
import { newCards, pupilCards } from "#shared/server/classes/cards.ts";
import { classFileOf } from "#shared/server/classes/class-file.ts";
import { newClassCode, postClassMessage, setClassSettings } from "#shared/server/classes/class-terms.ts";
import { addColleague, leaveColleagues, takeOverClass } from "#shared/server/classes/colleagues.ts";
import {
  admitPupils,
  bringBackPupils,
  erasePupils,
  movePupils,
  namePupil,
  removePupils,
} from "#shared/server/classes/pupils.ts";
import { releasePupil } from "#shared/server/classes/release.ts";
import { archiveClass, editClass, newClass, orderClasses, restoreClass } from "#shared/server/classes/sections.ts";
import { setNeeds } from "#shared/server/classes/set-needs.ts";
import { witnessPupil, witnessWishes } from "#shared/server/classes/witness.ts";
import { perform, type App, type Work } from "#shared/server/platform/work.ts";
import { exportOf } from "#shared/server/privacy/export.ts";
import type { Services } from "#shared/server/services.ts";

import { route } from "../route.ts";

/** Does something to a class, and answers with what it is then. */
async function done(app: App, userID: UserID, sectionID: SectionID, op: (work: Work) => Promise<unknown>) {
  await perform(app, op);
  return { class: await classFileOf(app, userID, sectionID) };
}

/** Classes and their pupils, for those who teach them. */
export const teacherClassRoutes = ({ hangs }: Pick<Services, "hangs">) => [
  route(contracts.newClass, async ({ app, identity: { userID }, body, once }) => {
    const { sectionID } = await once(async (work) => ({ sectionID: await newClass(work, app.vault, userID, body) }));
    return { class: await classFileOf(app, userID, sectionID) };
  }),
  route(contracts.orderClasses, async ({ app, identity: { userID }, body }) => {
    await perform(app, (work) => orderClasses(work, userID, body.sectionIDs));
    return {};
  }),
  route(contracts.classFile, async ({ app, identity: { userID }, params: { id } }) => ({
    class: await classFileOf(app, userID, id),
  })),
  route(contracts.editClass, ({ app, identity: { userID }, params: { id }, body }) =>
    done(app, userID, id, (work) => editClass(work, userID, id, body)),
  ),
  route(contracts.archiveClass, ({ app, identity: { userID }, params: { id } }) =>
    done(app, userID, id, (work) => archiveClass(work, userID, id)),
  ),
  route(contracts.restoreClass, ({ app, identity: { userID }, params: { id } }) =>
    done(app, userID, id, (work) => restoreClass(work, userID, id)),
  ),
  route(contracts.newClassCode, async ({ app, identity: { userID }, params: { id } }) => {
    const before = await hangs.codesOf([id]);
    const answer = await done(app, userID, id, (work) => newClassCode(work, app.vault, userID, id));
    hangs.areOld(before);
    return answer;
  }),
  route(contracts.setClassSettings, ({ app, identity: { userID }, params: { id }, body }) =>
    done(app, userID, id, (work) => setClassSettings(work, userID, id, body)),
  ),
  route(contracts.postClassMessage, ({ app, identity: { userID }, params: { id }, body }) =>
    done(app, userID, id, (work) => postClassMessage(work, userID, id, body)),
  ),
  route(contracts.addColleague, ({ app, identity: { userID }, params: { id }, body }) =>
    done(app, userID, id, (work) => addColleague(work, userID, id, body.userID)),
  ),
  route(contracts.leaveColleagues, async ({ app, identity: { userID }, params: { id } }) => {
    await perform(app, (work) => leaveColleagues(work, userID, id));
    return {};
  }),
  route(contracts.takeOverClass, ({ app, identity: { userID }, params: { id } }) =>
    done(app, userID, id, (work) => takeOverClass(work, userID, id)),
  ),
  route(pupilCalls.addPupils, async ({ app, identity: { userID }, params: { id }, body, once }) => {
    // What is kept for a repeat of the call lies open: who was added, and not their names and codes.
    const { userIDs } = await once(async (work) => ({ userIDs: await addPupils(work, app, userID, id, body) }));
    const cards = await perform(app, (work) => addedCards(work, app.vault, userID, id, userIDs));
    return { class: await classFileOf(app, userID, id), cards };
  }),
  route(pupilCalls.admitPupils, ({ app, identity: { userID }, params: { id }, body }) =>
    done(app, userID, id, (work) => admitPupils(work, userID, id, body.userIDs)),
  ),
  route(pupilCalls.removePupils, ({ app, identity: { userID }, params: { id }, body }) =>
    done(app, userID, id, (work) => removePupils(work, userID, id, body.userIDs)),
  ),
  route(pupilCalls.bringBackPupils, ({ app, identity: { userID }, params: { id }, body }) =>
    done(app, userID, id, (work) => bringBackPupils(work, userID, id, body.userIDs)),
  ),
  route(pupilCalls.movePupils, ({ app, identity: { userID }, params: { id }, body: { userIDs, sectionID: to } }) =>
    done(app, userID, id, (work) => movePupils(work, userID, { from: id, to, userIDs })),
  ),
  route(pupilCalls.namePupil, ({ app, identity: { userID }, params: { id }, body }) =>
    done(app, userID, id, (work) => namePupil(work, app.vault, userID, id, body)),
  ),
  route(pupilCalls.setNeeds, ({ app, identity: { userID }, params: { id }, body }) =>
    done(app, userID, id, (work) => setNeeds(work, userID, id, body)),
  ),
  route(pupilCalls.newCards, async ({ app, identity: { userID }, params: { id }, body }) => {
    const before = await hangs.cardsOf(id, body.userIDs);
    const cards = await perform(app, (work) => newCards(work, app.vault, userID, id, body.userIDs));
    const renewed = new Set(cards.map((card) => card.userID));
    hangs.areOld(before.filter((old) => renewed.has(old.userID)));
    return { cards };
  }),
  route(hangCalls.classHangs, async ({ identity: { userID }, params: { id } }) => ({
    hangs: await hangs.of(userID, id),
  })),
  route(hangCalls.hangSeenTo, async ({ identity: { userID }, params: { id }, body }) => {
    await hangs.seenTo(userID, id, body.kind, body.userID);
    return { hangs: await hangs.of(userID, id) };
  }),
  route(witnessCalls.witnessWishes, async ({ app, identity: { userID }, params: { id } }) => ({
    wishes: await witnessWishes(app, userID, id),
  })),
  route(witnessCalls.witnessPupil, async ({ app, identity: { userID }, params: { id }, body }) => {
    await perform(app, (work) => witnessPupil(work, userID, id, app.config.site, body));
    return { wishes: await witnessWishes(app, userID, id) };
  }),
  route(pupilCalls.pupilCards, async ({ app, identity: { userID }, params: { id }, body }) => ({
    cards: await perform(app, (work) => pupilCards(work, app.vault, userID, id, body.userIDs)),
  })),
  route(pupilCalls.releasePupil, async ({ app, identity: { userID }, params: { id }, body }) => {
    const { link } = await releasePupil(app, userID, id, body.userID);
    return { class: await classFileOf(app, userID, id), link };
  }),
  route(pupilCalls.erasePupils, ({ app, identity: { userID }, params: { id }, body }) =>
    done(app, userID, id, (work) => erasePupils(work, userID, id, body.userIDs)),
  ),
  route(pupilCalls.exportPupil, async ({ app, identity: { userID: teacherID }, params: { id, userID } }) => {
    await perform(app, (work) => refuseUnlessMade(work, teacherID, id, userID));
    return { data: await exportOf(app.db, userID, { isForTeacher: true }) };
  }),
];
