import { Check } from "lucide-react";

import { ClaimAll } from "../../../celebration/claim-all.tsx";
import { ClaimButton } from "../../../celebration/claim-button.tsx";
import { ClaimTrouble } from "../../../celebration/claim-trouble.tsx";
import { useClaims } from "../../../celebration/use-claims.ts";
import type { SeasonMemories } from "../../../data/seasons/use-season.ts";
import { RewardPicture } from "../../../social/reward-picture.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { Medal } from "../../../ui/pictures/medal/medal.tsx";

import style from "./memories.module.css";

/** What the season gave, and what of it still waits. */
export function Earned({ memories: { season, earned } }: { readonly memories: SeasonMemories }) {
  const claims = useClaims(`season-${season.key}`);
  const waiting = earned.filter(({ isClaimed }) => !isClaimed);
  return (
    <Card title="What you earned" aside={<ClaimAll waiting={waiting} claims={claims} />}>
      <ClaimTrouble trouble={claims.trouble} />
      {earned.length === 0 ? (
        <p className={style.none}>Nothing this time. The next season is a fresh road.</p>
      ) : (
        <ul className={style.earned} aria-label="What you earned">
          {earned.map((each) => (
            <li key={each.achievementID} className={style.thing} data-waiting={!each.isClaimed || undefined}>
              <span className={style.picture}>
                {each.reward ? <RewardPicture reward={each.reward} /> : <Medal slug="seasons" metal="gold" />}
              </span>
              <b className={style.name}>{each.name}</b>
              {each.isClaimed ? (
                <span className={style.claimed}>
                  <Check aria-hidden />
                  Claimed
                </span>
              ) : (
                <ClaimButton reward={each} claims={claims} label={`Claim ${each.name}`} />
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
