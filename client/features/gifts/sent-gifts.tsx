import type { SentGift } from "#shared/contracts/economy/gifts.ts";
import { formatDay } from "#shared/format/dates.ts";

import { Badge, type Tone } from "../../ui/data/badge.tsx";
import { Rows } from "../../ui/layout/rows.tsx";
import { GiftLine } from "./gift-line.tsx";

import style from "./gifts-page.module.css";

/** Sent gifts and their outcomes. */
export function SentGifts({ sent }: { readonly sent: readonly SentGift[] }) {
  return (
    <section className={style.past} aria-labelledby="sent-gifts">
      <h2 id="sent-gifts" className={style.pastTitle}>
        From you
      </h2>
      <Rows gap="small">
        {sent.map((gift) => {
          const { words, tone } = fateOf(gift);
          return (
            <GiftLine
              key={gift.giftID}
              player={gift.to}
              amount={gift.amount}
              when={`Sent on ${formatDay(gift.sentStamp)}`}
            >
              <span className={style.fate}>
                <Badge tone={tone}>{words}</Badge>
              </span>
            </GiftLine>
          );
        })}
      </Rows>
    </section>
  );
}

function fateOf({ ending, endedStamp, returnsStamp }: SentGift): { readonly words: string; readonly tone: Tone } {
  if (ending === null || endedStamp === null)
    return { words: `Waiting until ${formatDay(returnsStamp)}`, tone: "neutral" };
  if (ending === "collected") return { words: `Collected on ${formatDay(endedStamp)}`, tone: "teal" };
  return { words: `Came back on ${formatDay(endedStamp)}`, tone: "amber" };
}
