import { Gauge } from "lucide-react";
import { Link } from "react-router-dom";

import type { OwnRace, OwnReward } from "#shared/contracts/race/own-race.ts";
import { formatMoney } from "#shared/format/figures.ts";

import { LinkButton } from "../../../ui/controls/link-button.tsx";
import { holdWords } from "./hold-words.ts";

import style from "./board-hold.module.css";

interface BoardHoldProps {
  readonly raceID: string;
  readonly reward: OwnReward;
  readonly hold: NonNullable<OwnRace["hold"]>;
}

/** What a reward waits for, where it stands: its owner's own speed, or a person. */
export function BoardHold({ raceID, reward, hold }: BoardHoldProps) {
  return (
    <div className={style.hold}>
      <p>{holdWords(hold, formatMoney(reward.cash))}</p>
      <p className={style.actions}>
        {hold.kind === "certificate" && (
          <LinkButton kind="gold" size="small" to="/certificate" icon={<Gauge aria-hidden />}>
            Show your speed
          </LinkButton>
        )}
        <LinkButton size="small" to={`/fair-play/${raceID}`}>
          See why
        </LinkButton>
        <Link to="/support/reward-on-hold">Why do rewards wait?</Link>
      </p>
    </div>
  );
}
