import { useEffect, useRef } from "react";

import { describeReward } from "#shared/rules/rewards/reward.ts";

import { celebrate } from "../../../celebration/celebrate.ts";
import type { DueLeague } from "../../../data/notices/use-pop-ups.ts";
import { RewardPicture } from "../../../social/reward-picture.tsx";
import { sounds } from "../../../sound/sounds.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { LinkButton } from "../../../ui/controls/link-button.tsx";
import { Modal } from "../../../ui/overlay/modal.tsx";
import { useDialog } from "../use-dialog.ts";
import { cheersOf } from "./result-cheers.ts";
import { ResultScene } from "./result-scene.tsx";
import { resultWords } from "./result-words.ts";
import { scenePlan } from "./scene-plan.ts";

import style from "./league-pop-up.module.css";

/** How a week of the leagues ended. What it brought was given as the week was closed. @source teams-shop-seasons §1, §4 */
export function LeaguePopUp({ due }: { readonly due: DueLeague | undefined }) {
  const { shown, open, onClose, onClosed } = useDialog("league", due);
  const on = useRef<HTMLButtonElement>(null);
  useCheers(open ? shown : undefined);
  if (!shown) return null;
  const { title, text } = resultWords(shown);
  return (
    <Modal
      open={open}
      onClose={onClose}
      onClosed={onClosed}
      initialFocus={on}
      title={title}
      text={text}
      tone={shown.reason === "winner" ? "gold" : shown.reason === "demote" ? "plain" : "hot"}
      footer={
        <>
          <LinkButton kind="plain" to={shown.of === "team" ? "/leagues/team" : "/leagues"} onClick={onClose}>
            View league
          </LinkButton>
          <Button ref={on} kind="primary" onClick={onClose}>
            Continue
          </Button>
        </>
      }
    >
      <ResultScene key={shown.key} plan={scenePlan(shown)} />
      {shown.prizes.length > 0 && (
        <ul className={style.prizes} aria-label="Your prizes">
          {shown.prizes.map((prize) => (
            <li key={describeReward(prize)} className={style.prize}>
              <span className={style.picture} aria-hidden>
                <RewardPicture reward={prize} />
              </span>
              <b>{describeReward(prize)}</b>
            </li>
          ))}
        </ul>
      )}
    </Modal>
  );
}

function useCheers(shown: DueLeague | undefined): void {
  const reason = shown?.reason;
  useEffect(() => {
    if (reason === undefined) return;
    const over = new AbortController();
    const { sound, celebrations } = cheersOf(reason);
    if (sound) sounds.play(sound);
    for (const each of celebrations) void celebrate(each, over.signal);
    return () => over.abort();
  }, [reason]);
}
