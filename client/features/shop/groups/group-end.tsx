import { formatDay, formatLastDay } from "#shared/format/dates.ts";
import { before, days, type Stamp } from "#shared/units.ts";

import { askShopAgain } from "../../../data/shop/use-shop.ts";
import { Countdown } from "../../../ui/data/countdown.tsx";
import { useNow } from "../../../ui/use-now.ts";

interface GroupEndProps {
  /** null: it doesn't end. */
  readonly at: Stamp | null;
  /** Before the time that is left, and before the day of what begins then: "New ones". */
  readonly label: string;
  /** Before the last day of what is over then: "In the shop", or "Only this season,". */
  readonly stays?: string;
}

/** When a group changes: the day, and on the last two the time that is left. */
export function GroupEnd({ at, label, stays }: GroupEndProps) {
  const now = useNow();
  if (at === null) return null;
  if (before(at, days(2)) > now) {
    return <>{stays === undefined ? `${label} on ${formatDay(at)}` : `${stays} until ${formatLastDay(at)}`}</>;
  }
  return <Countdown until={at} label={`${label} in`} onOver={() => void askShopAgain()} />;
}
