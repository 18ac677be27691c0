import type { SeasonID } from "#shared/content/seasons/calendar.ts";
import type { Self } from "#shared/contracts/self.ts";
import type { Reward } from "#shared/rules/rewards/reward.ts";

import { isPageVisible, onVisibility } from "../../browser/visibility.ts";
import { useSession } from "../../session/session.ts";
import { deed } from "../deed.ts";
import { whenDue } from "../when-due.ts";

/** A racer whom an earlier version of the page stored has no list yet. */
const waitingFirst = (): SeasonID | undefined =>
  (useSession.getState().user as Partial<Self> | undefined)?.extraUnclaimed?.[0]?.seasonID;

/**
 * Has extra levels paid as soon as the player has reached them, while a page is looked at.
 *
 * @param onPaid hears of each season's levels, one part for each
 * @returns stops it
 * @source core §4, §7 Achievements
 */
export const claimExtraLevels = (onPaid: (seasonID: SeasonID, given: readonly Reward[]) => void): (() => void) =>
  whenDue({
    due: () => (isPageVisible() ? waitingFirst() : undefined),
    async ask(id) {
      const { given } = await deed(
        "POST /achievements/extra",
        { body: { id } },
        {
          keyOf: () => id,
          facts: ["season", "wallet", "achievements"],
          show: ({ wallet, season }) => ({ parts: { wallet, season } }),
        },
      );
      onPaid(id, given);
    },
    follow: [useSession.subscribe, onVisibility],
  });
