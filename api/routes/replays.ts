import { sharedReplay, shareRace } from "#shared/contracts/race/replays.ts";
import { perform } from "#shared/server/platform/work.ts";
import { endShare, sharedRecordOf, shareRace as share } from "#shared/server/replays/share.ts";

import { route } from "../route.ts";

export const replayRoutes = [
  route(shareRace, async ({ app, params, body, identity }) => ({
    shareCode: await perform(app, (work) =>
      body.isShared ? share(work, params.id, identity.userID) : endShare(work, params.id, identity.userID),
    ),
  })),
  route(sharedReplay, async ({ app, params }) => ({ race: await sharedRecordOf(app.db, params.shareCode) })),
];
