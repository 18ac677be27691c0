import { ChevronLeft, ChevronRight } from "lucide-react";

import { formatCount } from "#shared/format/figures.ts";

import { ClaimAll } from "../../../celebration/claim-all.tsx";
import { claimableOf } from "../../../celebration/claim-reward.ts";
import { ClaimTrouble } from "../../../celebration/claim-trouble.tsx";
import { useClaims } from "../../../celebration/use-claims.ts";
import type { SeasonPage } from "../../../data/seasons/use-season.ts";
import { isToldOfGold } from "../../../shell/links/open-feature.ts";
import { useViewer } from "../../../shell/links/viewer.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { IconButton } from "../../../ui/controls/icon-button.tsx";
import { ProgressBar } from "../../../ui/feedback/progress-bar.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { placeOn, waitingOf } from "../prizes.ts";
import { RoadCar } from "./road-car.tsx";
import { Start, Stop } from "./stop.tsx";
import { useScroll } from "./use-scroll.ts";

import style from "./road.module.css";

interface RoadProps {
  readonly page: SeasonPage;
  readonly season: NonNullable<SeasonPage["season"]>;
}

/** All rewards of the season along its road, which is scrolled to where the player is. @source teams-shop-seasons §4 Seasons */
export function Road({ page, season }: RoadProps) {
  const { rewards } = page;
  const isTold = isToldOfGold(useViewer());
  const claims = useClaims(`season-${season.key}`);
  const place = placeOn(rewards, page);
  const { road, toPlace, step } = useScroll(place.stop);
  const car = <RoadCar share={place.share} />;
  return (
    <Card
      title="The road"
      aside={<ClaimAll waiting={waitingOf(rewards).map(claimableOf)} claims={claims} one="Claim it" />}
    >
      {claims.run && (
        <div className={style.run}>
          <ProgressBar
            label="Claiming"
            value={claims.run.done}
            max={claims.run.total}
            words={`${claims.run.done} of ${claims.run.total}`}
            tone="teal"
          />
        </div>
      )}
      <ClaimTrouble trouble={claims.trouble} />
      <div className={style.tools}>
        <p className={style.legend}>
          {season.isActive && "Every race takes you further. "}
          {formatCount(
            rewards.filter(({ free, extraTier, hidden }) => free && !extraTier && !hidden).length,
            "reward",
          )}{" "}
          for everyone{isTold && ", more for gold members,"} and some surprises.
        </p>
        <span className={style.moves}>
          <IconButton size="small" label="Back along the road" icon={ChevronLeft} onClick={() => step(-1)} />
          <Button size="small" onClick={toPlace}>
            Where I am
          </Button>
          <IconButton size="small" label="Along the road" icon={ChevronRight} onClick={() => step(1)} />
        </span>
      </div>
      {/* A region that scrolls takes the focus, so that arrow keys move it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section ref={road} className={style.road} aria-label="Rewards of the road" tabIndex={0}>
        <ol className={style.stops}>
          <Start isPassed={place.stop > 0}>{place.stop === 0 && car}</Start>
          {rewards.map((reward, nth) => (
            <Stop
              key={reward.achievementID}
              reward={reward}
              page={page}
              isPassed={nth + 1 < place.stop}
              isReached={nth + 1 <= place.stop}
              claims={claims}
            >
              {place.stop === nth + 1 && car}
            </Stop>
          ))}
        </ol>
      </section>
    </Card>
  );
}
