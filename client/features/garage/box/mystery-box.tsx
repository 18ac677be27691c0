import { useEffect, useRef } from "react";

import type { BoxReward } from "#shared/contracts/economy/own-rewards.ts";
import type { Self } from "#shared/contracts/self.ts";
import type { CarID } from "#shared/ids.ts";

import { celebrate, spotOn } from "../../../celebration/celebrate.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Countdown } from "../../../ui/data/countdown.tsx";
import { Callout } from "../../../ui/feedback/callout.tsx";
import { sentenceOf } from "../../../ui/form/sending.ts";
import { Card } from "../../../ui/layout/card.tsx";
import { CarThumb } from "../../../ui/pictures/car-thumb.tsx";
import { boxNote, boxTitle } from "./box-words.ts";
import { Odds } from "./odds.tsx";
import { PaperBox } from "./paper-box.tsx";
import { useBox, type Box } from "./use-box.ts";

import style from "./mystery-box.module.css";

/** The daily box: to be opened, being opened, or the wait for the next one. @source core §4, rules Daily mystery box */
export function MysteryBox({ user, id }: { readonly user: Self; readonly id: string }) {
  const box = useBox(user);
  const { state, reward, failure } = box;
  return (
    <Card title="Mystery box" tone={state === "shut" ? "hot" : "plain"}>
      <div className={style.scene} id={id}>
        <div className={style.picture}>
          <PaperBox state={state} />
        </div>
        <div className={style.words} aria-live="polite">
          {reward ? <Found reward={reward} /> : <Waiting box={box} last={user.lastMysteryBox} />}
        </div>
      </div>
      {failure !== undefined && (
        <Callout live tone="careful" title="It's still shut">
          {sentenceOf(failure)}
        </Callout>
      )}
      {reward && <Countdown until={box.nextStamp} label="Next box in" over="The next box is here" onOver={box.renew} />}
      <Odds />
    </Card>
  );
}

function Waiting({ box, last }: { readonly box: Box; readonly last: BoxReward | null }) {
  const { state, nextStamp, open, renew } = box;
  if (state === "waiting") {
    return (
      <>
        <Countdown until={nextStamp} label="Next box in" over="The next box is here" onOver={renew} />
        {last && <p className={style.note}>In the last one: {boxTitle(last)}.</p>}
      </>
    );
  }
  return (
    <>
      <p className={style.note}>Cash, nitros or even a car: one box a day, just for stopping by.</p>
      <Button kind="primary" busy={state === "opening"} onClick={() => void open()}>
        Open it
      </Button>
    </>
  );
}

/** What was in it. It takes the focus that the button had. */
function Found({ reward }: { readonly reward: BoxReward }) {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (!words.current) return;
    const over = new AbortController();
    words.current.focus({ preventScroll: true });
    const from = spotOn(words.current, 0.2, 0.5);
    // A car is celebrated over the whole page.
    if (reward.type !== "car") void celebrate({ kind: "sparkles", from }, over.signal);
    return () => over.abort();
  }, [reward]);
  return (
    <>
      {reward.type === "car" && <CarThumb carID={reward.value as CarID} width="9rem" />}
      <p ref={words} tabIndex={-1} className={style.title}>
        {boxTitle(reward)}
      </p>
      <p className={style.note}>{boxNote(reward)}</p>
    </>
  );
}
