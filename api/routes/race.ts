import { raceRecord } from "#shared/contracts/race.ts";
import { raceRecordOf } from "#shared/server/race/record.ts";

import { route } from "../route.ts";

export const raceRoutes = [
  route(raceRecord, async ({ app, params }) => ({ race: await raceRecordOf(app.db, params.id) })),
];
