import type { ReceivedGift } from "#shared/contracts/economy/gifts.ts";
import { formatDay } from "#shared/format/dates.ts";

import { Rows } from "../../ui/layout/rows.tsx";
import { GiftLine } from "./gift-line.tsx";

import style from "./gifts-page.module.css";

/** The gifts that were collected: from whom, how much, and when. */
export function ReceivedGifts({ received }: { readonly received: readonly ReceivedGift[] }) {
  return (
    <section className={style.past} aria-labelledby="received-gifts">
      <h2 id="received-gifts" className={style.pastTitle}>
        To you
      </h2>
      <Rows gap="small">
        {received.map(({ giftID, from, amount, collectedStamp }) => (
          <GiftLine key={giftID} player={from} amount={amount} when={`Collected on ${formatDay(collectedStamp)}`} />
        ))}
      </Rows>
    </section>
  );
}
