import { createPortal } from "react-dom";

import type { PopUp } from "#shared/rules/popups.ts";

import { see, type DueAchievement } from "../../../data/notices/use-pop-ups.ts";
import { usePopUp } from "../../../session/dialogs/pop-ups.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { keepFocus } from "../../../ui/keep-focus.ts";
import { useNoticePlace } from "../../../ui/overlay/notice-place.ts";
import { AchievementCard } from "./achievement-card.tsx";
import { useCards } from "./use-cards.ts";
import { useClaim } from "./use-claim.ts";
import { useHeld } from "./use-held.ts";

import style from "./achievement-cards.module.css";

const LAYER: PopUp = { key: "achievements", group: "growl" };

/** Cards of new achievements, in one low row at the end of the page: they move nothing, and take no focus. @source core §9 Achievement popup */
export function AchievementCards({ due }: { readonly due: readonly DueAchievement[] }) {
  const { cards, onGone } = useCards(due);
  const isShown = usePopUp(LAYER, cards.length > 0);
  const [section, isHeld] = useHeld();
  const here = cards.filter(({ isLeaving }) => !isLeaving).length;
  const more = due.length - here;
  const rewarded = due.filter(({ reward }) => reward !== null);
  const { isBusy, claim } = useClaim(rewarded);
  const place = useNoticePlace((notices) => notices.place);
  const close = (...keys: readonly string[]): void => {
    const mend = keepFocus();
    void see(keys).then(mend, reportError);
  };
  if (!place) return null;
  return createPortal(
    <div aria-live="polite">
      {isShown && (
        <section aria-label="New achievements" ref={section} className={style.cards} data-dock>
          {cards.map(({ achievement, isLeaving }) => (
            <AchievementCard
              key={achievement.key}
              achievement={achievement}
              isLeaving={isLeaving}
              isHeld={isHeld}
              onClose={() => close(achievement.key)}
              onGone={onGone}
            />
          ))}
          {due.length > 1 && (
            <p className={style.more}>
              {more > 0 && <span>{more} more</span>}
              {rewarded.length > 1 && (
                <Button
                  size="small"
                  kind="primary"
                  busy={isBusy}
                  busyLabel="Claiming"
                  onClick={(event) => void claim(event.currentTarget)}
                >
                  Claim all
                </Button>
              )}
              <Button size="small" onClick={() => close(...due.map(({ key }) => key))}>
                Close all
              </Button>
            </p>
          )}
        </section>
      )}
    </div>,
    place,
  );
}
