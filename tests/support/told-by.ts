import type { Fact } from "#shared/contracts/facts.ts";
import type { UserID } from "#shared/ids.ts";
import type { Work } from "#shared/server/platform/work.ts";

import type { Stage } from "./players.ts";

/** Of whom an operation says that which of what they have is another one. */
export async function toldBy(
  stage: Stage,
  op: (work: Work) => Promise<unknown>,
): Promise<Map<UserID, ReadonlySet<Fact>>> {
  const told = new Map<UserID, Set<Fact>>();
  const changed: Work["changed"] = (userID, ...facts) =>
    void told.set(userID, new Set([...(told.get(userID) ?? []), ...facts]));
  await stage.run((work) => op({ ...work, changed }));
  return told;
}
