import * as contracts from "#shared/contracts/classes/class-login.ts";
import * as pages from "#shared/contracts/classes/class-page.ts";
import { classOfCode } from "#shared/server/classes/class-of-code.ts";
import { classPage } from "#shared/server/classes/class-page.ts";
import { leaveClass } from "#shared/server/classes/leave.ts";
import { logInToClass } from "#shared/server/classes/log-in.ts";
import { networkOf } from "#shared/server/platform/network.ts";
import { perform } from "#shared/server/platform/work.ts";
import type { Services } from "#shared/server/services.ts";

import { route } from "../route.ts";
import { signedIn } from "../signed-in.ts";

export const classLoginRoutes = ({ tokens, hangs }: Services) => [
  route(contracts.classOfCode, async ({ app, body: { code, language }, req }) => {
    const network = networkOf(req);
    try {
      const found = await classOfCode(app, code, language ?? "english");
      hangs.came(network, found.sectionID);
      return found;
    } catch (error) {
      hangs.refused(error, network, code);
      throw error;
    }
  }),
  route(contracts.classLogin, async ({ app, params: { sectionID }, body, visitor, req }) => {
    const account = visitor?.isGuest === false ? visitor : undefined;
    const network = networkOf(req);
    try {
      const { cardCode, ...session } = await logInToClass(app, account, { ...body, sectionID });
      hangs.came(network, sectionID, session.userID);
      return { ...(await signedIn(app, tokens, session)), cardCode };
    } catch (error) {
      hangs.refused(error, network, body.code);
      throw error;
    }
  }),
  route(pages.ownClass, ({ app, identity, query }) => classPage(app, identity.userID, query.sectionID)),
  route(pages.leaveClass, async ({ app, identity }) => {
    await perform(app, (work) => leaveClass(work, identity.userID));
    return {};
  }),
];
