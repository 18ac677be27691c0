import { lazy, Suspense } from "react";
import { Link } from "react-router-dom";

import { AsIs } from "../../../ui/data/as-is.tsx";
import { Badge } from "../../../ui/data/badge.tsx";
import { GoldMark } from "../../../ui/data/gold-mark.tsx";
import { RacerTitle } from "../../../ui/data/racer-title.tsx";
import { TagBefore } from "../../../ui/data/team-tag.tsx";
import { CarThumb } from "../../../ui/pictures/car-thumb.tsx";
import { useRace } from "../../session/race-store.ts";
import { BotBadge } from "../goals/bot-badge.tsx";
import { useIsGuest, useOpponent } from "./company.ts";
import type { ResultTableLine } from "./result-table-line.ts";

import style from "./racer-name.module.css";

const LateActions = lazy(async () => ({
  default: (await import("../../../social/relation-actions.tsx")).RelationActions,
}));
const LateFounderMark = lazy(async () => ({
  default: (await import("../../../ui/data/founder-mark.tsx")).FounderMark,
}));
const LateGuestLink = lazy(async () => ({ default: (await import("../../../social/guest-link.tsx")).GuestLink }));

interface RacerNameProps {
  readonly racer: Pick<
    ResultTableLine,
    "slot" | "displayName" | "tag" | "tagColor" | "carID" | "carHueAngle" | "look" | "isGold" | "isBot"
  >;
  readonly isOwn: boolean;
}

/** A racer on the board: a person's name leads to their page, and asks them to be friends; a guest gets a link for it. */
export function RacerName({
  racer: { slot, displayName, tag, tagColor, carID, carHueAngle, look, isGold, isBot },
  isOwn,
}: RacerNameProps) {
  const raceID = useRace((race) => race.raceID);
  const opponent = useOpponent(raceID, slot);
  const isGuest = useIsGuest(raceID, slot);
  return (
    <span className={style.racer}>
      <CarThumb carID={carID} hueAngle={carHueAngle} look={look} width="3rem" />
      <span className={style.name}>
        <TagBefore tag={tag} tagColor={tagColor} />
        <AsIs>
          {opponent ? <Link to={`/racer/${encodeURIComponent(opponent.username)}`}>{displayName}</Link> : displayName}
        </AsIs>
        {opponent?.isFounder && (
          <Suspense>
            <LateFounderMark />
          </Suspense>
        )}
        {isGold && <GoldMark />}
        {isOwn && <Badge tone="hot">You</Badge>}
        {isBot && <BotBadge name={displayName} />}
        {opponent && (
          <Suspense>
            <LateActions player={opponent} relation={opponent.relation} />
          </Suspense>
        )}
        {isGuest && (
          <>
            <Badge>Guest</Badge>
            <Suspense>
              <LateGuestLink displayName={displayName} />
            </Suspense>
          </>
        )}
        <RacerTitle look={look} className={style.title} />
      </span>
    </span>
  );
}
