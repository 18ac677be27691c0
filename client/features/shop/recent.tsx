import { RETURN_MINUTES } from "#shared/content/shop.ts";
import { formatMoney } from "#shared/format/figures.ts";
import { before, minutes, type Stamp } from "#shared/units.ts";

import { Rows } from "../../ui/layout/rows.tsx";
import { useNow } from "../../ui/use-now.ts";
import { GiveBack, type Purchase } from "./buying/give-back.tsx";
import { Group } from "./group.tsx";
import { ItemPicture } from "./item-picture.tsx";

import style from "./recent.module.css";

interface RecentProps {
  readonly purchases: readonly Purchase[];
  readonly name: string;
}

/** What was bought in the last hour. */
export const boughtLately = (purchases: readonly Purchase[], now: Stamp): readonly Purchase[] =>
  purchases.filter(({ stamp }) => stamp > before(now, minutes(RETURN_MINUTES)));

/** What was bought in the last hour, each with the way to give it back; nothing when nothing was. */
export function Recent({ purchases, name }: RecentProps) {
  const now = useNow();
  const lately = boughtLately(purchases, now);
  if (lately.length === 0) return null;
  return (
    <Group id="bought" title="Just bought" aside="Unused, each of them can go back within an hour.">
      <Rows least="29rem">
        {lately.map((purchase) => (
          <li key={purchase.purchaseID} className={style.line}>
            <span className={style.picture}>
              <ItemPicture item={purchase} name={name} />
            </span>
            <span className={style.words}>
              <b>{purchase.name}</b>
              <span>{formatMoney(purchase.price)}</span>
            </span>
            {purchase.returnableUntil === null ? (
              <span className={style.state}>{stateWords(purchase)}</span>
            ) : (
              <GiveBack purchase={purchase} />
            )}
          </li>
        ))}
      </Rows>
    </Group>
  );
}

function stateWords({ state, type }: Purchase): string {
  if (state === "returned") return "Given back";
  return type === "nitros" ? "Nitros are yours to keep" : "In use, so it's yours to keep";
}
