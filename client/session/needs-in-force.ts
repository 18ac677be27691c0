import type { Self } from "#shared/contracts/self.ts";
import { NO_NEEDS } from "#shared/rules/classes/needs.ts";

import { useNeeds } from "./device/needs.ts";
import { useSession } from "./session.ts";

/** Puts in force what the racer's teacher set, now and whenever it changes. */
export function followNeeds(): void {
  follow(useSession.getState().user);
  useSession.subscribe(({ user }) => follow(user));
}

/** A racer who was kept by a page of before has none yet. */
function follow(user: Partial<Self> | undefined): void {
  const needs = user?.needs ?? NO_NEEDS;
  if (JSON.stringify(needs) !== JSON.stringify(useNeeds.getState())) useNeeds.setState(needs, true);
}
