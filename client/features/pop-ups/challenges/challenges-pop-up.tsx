import { useEffect, useEffectEvent, useRef, type RefObject } from "react";

import { formatThousands } from "#shared/format/figures.ts";
import { inOrder, isNewlyComplete } from "#shared/rules/pop-ups/challenges.ts";
import { dayOf } from "#shared/units.ts";

import { celebrate, spotOn } from "../../../celebration/celebrate.ts";
import type { DueChallenges } from "../../../data/notices/use-pop-ups.ts";
import { sounds } from "../../../sound/sounds.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Rows } from "../../../ui/layout/rows.tsx";
import { Modal } from "../../../ui/overlay/modal.tsx";
import { useNow } from "../../../ui/use-now.ts";
import { useDialog } from "../use-dialog.ts";
import { ChallengeRow } from "./challenge-row.tsx";
import { dayWords, headingFor } from "./challenge-words.ts";
import { useReveal } from "./use-reveal.ts";

import style from "./challenges-pop-up.module.css";

/**
 * The day's challenges after one was completed: revealed one by one, with what moved. Their experience is paid already;
 * the button says thanks for it.
 *
 * @source teams-shop-seasons §2, §4, §9 Daily challenges
 */
export function ChallengesPopUp({ due }: { readonly due: DueChallenges | undefined }) {
  const { shown, ...dialog } = useDialog("challenge", due);
  return shown && <DayDialog key={shown.key} shown={shown} {...dialog} />;
}

type DayDialogProps = Omit<ReturnType<typeof useDialog>, "shown"> & { readonly shown: DueChallenges };

function DayDialog({ shown, open, onClose, onClosed }: DayDialogProps) {
  const today = dayOf(useNow());
  const rows = inOrder(shown.challenges);
  const fresh = rows.filter(isNewlyComplete);
  const completed = rows.filter(({ completeStamp }) => completeStamp !== null).length;
  const isAll = completed === rows.length;
  const revealed = useReveal(rows.length, open);
  const list = useRef<HTMLUListElement>(null);
  useEnter(open, onClose);
  useCheers(list, open, revealed, fresh.length, isAll);
  const bonus = fresh.reduce((sum, { reward }) => sum + reward, 0);
  return (
    <Modal
      open={open}
      onClose={onClose}
      onClosed={onClosed}
      title={headingFor(completed)}
      text={dayWords(shown.day === today, completed, rows.length)}
      tone={isAll ? "gold" : "hot"}
      footer={
        <>
          {bonus > 0 && (
            <p className={style.bonus}>
              <b>+{formatThousands(bonus)} XP</b> bonus
            </p>
          )}
          <Button kind={isAll ? "gold" : "primary"} size="large" onClick={onClose}>
            {fresh.length > 0 ? "Claim Bonus XP" : "Continue"}
          </Button>
        </>
      }
    >
      <Rows ref={list}>
        {rows.map((row, nth) => (
          <ChallengeRow key={row.challengeID} challenge={row} isRevealed={nth < revealed} />
        ))}
      </Rows>
    </Modal>
  );
}

/** Enter closes, wherever the focus is, but for a link or button that has it. */
function useEnter(isOn: boolean, onEnter: () => void): void {
  const enter = useEffectEvent(onEnter);
  useEffect(() => {
    if (!isOn) return;
    const onKey = ({ key, repeat, defaultPrevented, target }: KeyboardEvent): void => {
      const isOwn = target instanceof Element && target.closest("a, button") !== null;
      if (key === "Enter" && !repeat && !defaultPrevented && !isOwn) enter();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [isOn]);
}

/** A coin for each new one as it is revealed, confetti when the whole day is done. */
function useCheers(
  list: RefObject<HTMLUListElement | null>,
  isOn: boolean,
  revealed: number,
  fresh: number,
  isAll: boolean,
): void {
  useEffect(() => {
    if (isOn && revealed > 0 && revealed <= fresh) sounds.play("coin");
  }, [isOn, revealed, fresh]);
  const isCheering = isOn && fresh > 0 && revealed >= fresh;
  useEffect(() => {
    if (!isCheering || !list.current) return;
    const over = new AbortController();
    const from = spotOn(list.current, 0.5, 0.15);
    void celebrate(isAll ? { kind: "confetti", size: 6 } : { kind: "sparkles", from }, over.signal);
    if (isAll) sounds.play("win");
    return () => over.abort();
  }, [isCheering, isAll, list]);
}
