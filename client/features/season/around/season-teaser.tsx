import { Crown, X } from "lucide-react";

import { formatCount } from "#shared/format/figures.ts";

import { see, useTeaser } from "../../../data/notices/use-pop-ups.ts";
import type { SeasonReward } from "../../../data/seasons/use-season.ts";
import { useSession } from "../../../session/session.ts";
import { IconButton } from "../../../ui/controls/icon-button.tsx";
import { LinkButton } from "../../../ui/controls/link-button.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { reachedLockedOf } from "../prizes.ts";

import style from "./season-teaser.module.css";

/**
 * That rewards which were reached wait for gold, until it is closed for a while. Nobody of a class sees it.
 *
 * @source teams-shop-seasons §6 Basic member
 */
export function SeasonTeaser({ rewards }: { readonly rewards: readonly SeasonReward[] }) {
  const key = useTeaser("season");
  const isGold = useSession(({ user }) => user?.membership === "gold");
  const count = reachedLockedOf(rewards).length;
  if (key === undefined || isGold || count === 0) return null;
  return (
    <Card
      title="The gold road"
      tone="gold"
      aside={
        <IconButton
          label="Close: the gold road"
          icon={X}
          kind="bare"
          size="small"
          onClick={() => void see([key]).catch(reportError)}
        />
      }
    >
      <div className={style.teaser}>
        <p>
          {formatCount(count, "reward")} that you&apos;ve reached {count === 1 ? "is" : "are"} for gold members.{" "}
          {count === 1 ? "It waits" : "They wait"} for you until the season ends.
        </p>
        <LinkButton kind="gold" to="/store/gold" icon={<Crown aria-hidden />}>
          Upgrade to Nitro Gold to Unlock!
        </LinkButton>
      </div>
    </Card>
  );
}
