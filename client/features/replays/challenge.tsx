import { formatWholeSpeed } from "#shared/format/figures.ts";

import { raceLink, useSite } from "../../net/site.ts";
import type { SpeedUnit, StoredRacer } from "../../race/playback/stored-race.ts";
import { LinkButton } from "../../ui/controls/link-button.tsx";
import { AsIs } from "../../ui/data/as-is.tsx";

import style from "./challenge.module.css";

interface ChallengeProps {
  /** The racer who shared the race. */
  readonly racer: Pick<StoredRacer, "displayName" | "wpm" | "standing"> | undefined;
  readonly unit: SpeedUnit;
}

/** Invites whoever watches a shared race to a race of their own. */
export function Challenge({ racer, unit }: ChallengeProps) {
  const { label, to } = raceLink(useSite((answer) => answer.site));
  return (
    <div className={style.challenge}>
      {racer?.standing === "finished" && (
        <p className={style.words}>
          Can you beat <AsIs>{racer.displayName}</AsIs>'s {formatWholeSpeed(racer.wpm)} {unit}?
        </p>
      )}
      <LinkButton kind="primary" to={to}>
        {label}
      </LinkButton>
    </div>
  );
}
