import type { AchievementID } from "#shared/content/achievements/achievement.ts";
import type { Self } from "#shared/contracts/self.ts";

import { isPageVisible, onVisibility } from "../../browser/visibility.ts";
import { useSession } from "../../session/session.ts";
import { whenDue } from "../when-due.ts";
import { check } from "./check.ts";

/** What the racer has reached in the season and the event, and the server has not written yet. */
interface Reached {
  /** By what figures it was reached. */
  readonly by: string;
  readonly ids: readonly AchievementID[];
}

/** A racer whom an earlier version of the page stored has neither. */
function reached(): Reached {
  const user = useSession.getState().user as Partial<Self> | undefined;
  const [season, event] = [user?.season, user?.event];
  return {
    by: [
      user?.userID,
      user?.membership,
      season?.seasonID,
      season?.experience,
      event?.eventID,
      event?.experience,
    ].join(),
    ids: [...(season?.due ?? []), ...(event?.due ?? [])],
  };
}

/**
 * Has the rewards of the season's road and the prizes of the event written as earned as soon as they are reached, while a page
 * is looked at. The server is not asked again for what it did not find earned by the same figures.
 *
 * @returns stops it
 * @source core §4, §7 Achievements
 */
export function checkDue(): () => void {
  let asked: Reached = { by: "", ids: [] };
  return whenDue({
    due() {
      if (!isPageVisible()) return undefined;
      const { by, ids } = reached();
      const left = asked.by === by ? ids.filter((id) => !asked.ids.includes(id)) : ids;
      return left.length > 0 ? { by, ids: left } : undefined;
    },
    async ask({ by, ids }) {
      await check(ids);
      asked = { by, ids: asked.by === by ? [...asked.ids, ...ids] : ids };
    },
    follow: [useSession.subscribe, onVisibility],
  });
}
