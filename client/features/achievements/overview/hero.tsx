import { GUEST_CAR } from "#shared/content/cars/catalog.ts";
import { formatNumber } from "#shared/format/figures.ts";

import { useSession } from "../../../session/session.ts";
import { Rising } from "../../../shell/racer/rising.tsx";
import { ProgressBar } from "../../../ui/feedback/progress-bar.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { CarThumb } from "../../../ui/pictures/car-thumb.tsx";
import { Horizon } from "../../../ui/pictures/horizon.tsx";
import type { Entry, Score } from "../entries.ts";
import { EntryMedal } from "../entry-medal.tsx";

import style from "./hero.module.css";

interface HeroProps {
  /** Undefined until it is loaded. */
  readonly score: Score | undefined;
  /** Hung up beside the player's car. */
  readonly best: readonly Entry[];
}

/** All points at once, and the player's car under its rarest medals. */
export const Hero = ({ score, best }: HeroProps) => (
  <header className={style.hero}>
    <div className={style.sheet}>
      <h1 className={style.title}>Achievements</h1>
      {score ? (
        <>
          <p className={style.points}>
            <strong>
              <Rising value={score.points} format={formatNumber} />
            </strong>
            <span>of {formatNumber(score.mostPoints)} points</span>
          </p>
          <ProgressBar
            label="Earned"
            value={score.earned}
            max={score.total}
            words={`${formatNumber(score.earned)} of ${formatNumber(score.total)}`}
            tone="gold"
          />
        </>
      ) : (
        <Skeleton height="2.5rem" lines={2} />
      )}
    </div>
    <Road best={best} />
  </header>
);

function Road({ best }: Pick<HeroProps, "best">) {
  const user = useSession((session) => session.user);
  return (
    <div className={style.art} aria-hidden>
      <Horizon height="100%">
        <div className={style.medals}>
          {best.map((entry) => (
            <span key={entry.achievement.achievementID} className={style.medal}>
              <EntryMedal entry={entry} />
            </span>
          ))}
        </div>
        <div className={style.car}>
          <CarThumb carID={user?.carID ?? GUEST_CAR} hueAngle={user?.carHueAngle ?? 0} look={user?.look} width="100%" />
        </div>
      </Horizon>
    </div>
  );
}
