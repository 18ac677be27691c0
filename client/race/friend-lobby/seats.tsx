import { Check, Crown } from "lucide-react";

import type { FriendSeat, LobbyView } from "#shared/contracts/realtime/friend-lobby.ts";

import { AsIs } from "../../ui/data/as-is.tsx";
import { Badge } from "../../ui/data/badge.tsx";
import { GoldMark } from "../../ui/data/gold-mark.tsx";
import { RacerTitle } from "../../ui/data/racer-title.tsx";
import { TagBefore } from "../../ui/data/team-tag.tsx";
import { VisuallyHidden } from "../../ui/layout/visually-hidden.tsx";
import { CarThumb } from "../../ui/pictures/car-thumb.tsx";
import { averageText } from "../screen/average-speeds.ts";
import type { FriendConnection } from "./friend-connection.ts";
import { useFriends } from "./friend-store.ts";
import { Invite } from "./invite.tsx";

import style from "./seats.module.css";

const HOST_SLOT = 0;
const SLOTS = [0, 1, 2, 3, 4] as const;

interface SeatsProps {
  readonly line: FriendConnection;
  readonly table: LobbyView;
  /** The unit of average speeds. */
  readonly unit: string;
}

/** The five seats, at the first table the host's first. The first free one has the link to share. */
export function Seats({ line, table, unit }: SeatsProps) {
  const taken = new Map(table.seats.map((seat) => [seat.slot, seat]));
  const hasHostLeft = useFriends((friends) => friends.hasHostLeft);
  const hostSlot = table.tableNumber === 1 ? HOST_SLOT : undefined;
  const firstFree = SLOTS.find((slot) => slot !== hostSlot && !taken.has(slot));
  return (
    <ol className={style.seats}>
      {SLOTS.map((slot) => {
        const seat = taken.get(slot);
        return (
          <li
            key={slot}
            className={style.seat}
            data-taken={seat !== undefined || undefined}
            data-spare={(!seat && slot !== firstFree && slot !== hostSlot) || undefined}
          >
            {seat && <Taken seat={seat} isOwn={slot === table.ownSlot} unit={unit} />}
            {!seat && slot === hostSlot && (
              <span className={style.free}>
                <HostMark /> <AsIs>{table.host.displayName}</AsIs> {hasHostLeft ? "has left" : "isn't here yet"}
              </span>
            )}
            {!seat && slot === firstFree && <Invite line={line} table={table} />}
            {!seat && slot !== hostSlot && slot !== firstFree && <span className={style.free}>Open seat</span>}
          </li>
        );
      })}
    </ol>
  );
}

interface TakenProps extends Pick<SeatsProps, "unit"> {
  readonly seat: FriendSeat;
  readonly isOwn: boolean;
}

function Taken({ seat, isOwn, unit }: TakenProps) {
  const { carID, carHueAngle, look, displayName, avgSpeed, isHost, isHere } = seat;
  return (
    <>
      <span className={style.car} data-away={!isHere || undefined}>
        <CarThumb carID={carID} hueAngle={carHueAngle} look={look} width="5rem" />
      </span>
      <span className={style.name}>
        {isHost && <HostMark />} <TagBefore {...seat} />
        <AsIs>{displayName}</AsIs>
        {seat.isGold && <GoldMark />}
      </span>
      <RacerTitle look={look} className={style.worn} />
      <span className={style.state}>
        {isOwn && <Badge tone="hot">You</Badge>}
        <State {...seat} />
        <span className={style.speed}>{averageText(avgSpeed, unit)}</span>
      </span>
    </>
  );
}

const HostMark = () => (
  <span className={style.crown} title="Host">
    <Crown aria-hidden />
    <VisuallyHidden>Host:</VisuallyHidden>
  </span>
);

function State({ isHere, isRacing, isAtResults }: FriendSeat) {
  if (!isHere) return <span>Coming back…</span>;
  if (isRacing) return <span>Racing</span>;
  if (isAtResults) return <span>At the results</span>;
  return (
    <span className={style.ready}>
      <Check aria-hidden /> Ready
    </span>
  );
}
