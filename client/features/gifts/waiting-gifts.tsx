import { useState } from "react";

import { formatCount, formatMoney } from "#shared/format/figures.ts";

import { raceLink, useSite } from "../../net/site.ts";
import { collect, sumOf, type Collected } from "../../social/gifts.ts";
import { Button } from "../../ui/controls/button.tsx";
import { LinkButton } from "../../ui/controls/link-button.tsx";
import { CountUp } from "../../ui/data/count-up.tsx";
import { Callout } from "../../ui/feedback/callout.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { sentenceOf } from "../../ui/form/sending.ts";
import { Rows } from "../../ui/layout/rows.tsx";
import { GiftRow } from "./gift-row.tsx";
import { Pile } from "./pile.tsx";

import style from "./gifts-page.module.css";

interface WaitingGiftsProps {
  readonly waiting: Collected["waiting"];
  readonly money: number;
}

/** The result of collecting: cash, or a sentence about why not. */
type Result = { readonly cash: number } | { readonly trouble: string };

/** The list of gifts, collected one by one or all at once. */
export function WaitingGifts({ waiting: { gifts, total }, money }: WaitingGiftsProps) {
  const site = useSite((answer) => answer.site);
  /** The gift that is being collected, or all. */
  const [busy, setBusy] = useState<number | "all">();
  const [result, setResult] = useState<Result>();
  const take = async (which: number | "all"): Promise<void> => {
    setBusy(which);
    setResult(undefined);
    try {
      const answer = await collect(which === "all" ? undefined : [which]);
      setResult({ cash: sumOf(answer.collected) });
    } catch (problem) {
      setResult({ trouble: sentenceOf(problem) });
    }
    setBusy(undefined);
  };
  const race = raceLink(site);
  return (
    <>
      <div aria-live="polite" className={style.live}>
        {result && <ResultNote result={result} money={money} />}
      </div>
      {gifts.length === 0 ? (
        <EmptyState
          level={2}
          scene="garage"
          title={result ? "That's everything" : "No gifts are waiting"}
          text="When someone gives you cash, we'll tell you, and it waits here for 30 days."
          action={
            <LinkButton kind="primary" to={race.to}>
              {race.label}
            </LinkButton>
          }
        />
      ) : (
        <>
          <Pile gifts={gifts} />
          <div className={style.head}>
            <p>
              {formatCount(total.count, "gift")}, together <strong>{formatMoney(total.amount)}</strong>
            </p>
            <Button
              kind="gold"
              busy={busy === "all"}
              disabled={busy !== undefined && busy !== "all"}
              busyLabel="Collecting"
              onClick={() => void take("all")}
            >
              Collect {gifts.length === 1 ? "it" : "all"}
            </Button>
          </div>
          <Rows gap="small">
            {gifts.map((gift) => (
              <GiftRow
                key={gift.giftID}
                gift={gift}
                isAlone={gifts.length === 1}
                isBusy={busy === gift.giftID}
                isWaiting={busy !== undefined && busy !== gift.giftID}
                onCollect={() => void take(gift.giftID)}
              />
            ))}
          </Rows>
        </>
      )}
    </>
  );
}

function ResultNote({ result, money }: { readonly result: Result; readonly money: number }) {
  if ("trouble" in result) return <Callout tone="wrong">{result.trouble}</Callout>;
  if (result.cash === 0) return <Callout>You've already collected that.</Callout>;
  return (
    <Callout tone="good" title={`${formatMoney(result.cash)} is yours`}>
      You have <CountUp from={money - result.cash} to={money} format={formatMoney} /> now.
    </Callout>
  );
}
