import { lazy, Suspense, useState } from "react";
import { useLocation } from "react-router-dom";

import type { PopUp } from "#shared/rules/popups.ts";

import { useBotCheckWish } from "../../session/bot-check-count.ts";
import { dueStatusOf } from "../../session/bot-check-words.ts";
import { usePopUp } from "../../session/pop-ups.ts";
import { useSession } from "../../session/session.ts";

const BotCheckModal = lazy(async () => ({ default: (await import("./bot-check-modal.tsx")).BotCheckModal }));

const CAPTCHA: PopUp = { key: "captcha", group: "captcha" };
const RACE_PAGES = /^\/(race|play)(\/|$)/;

/**
 * Asks for the bot check when one is due. Closed, it comes back with the next page, or on a wish. On the pages of a race the
 * result board asks, and where it is about a held reward the page of that race does: over those it opens on a wish only.
 *
 * @source teams-shop-seasons §2 Bot-check modal, §4 Pop-up groups
 */
export function BotCheck() {
  const status = useSession(({ user }) => dueStatusOf(user));
  const wishes = useBotCheckWish((wish) => wish.count);
  const { pathname } = useLocation();
  // What was closed stays mounted until it has gone, with the reason it came for.
  const [last, setLast] = useState(status);
  if (status !== undefined && status !== last) setLast(status);
  const isQuiet = last === "held" || RACE_PAGES.test(pathname);
  const [closedAt, setClosedAt] = useState<string>();
  const [metWishes, setMetWishes] = useState(wishes);
  const [isAnswered, setAnswered] = useState(false);
  const isDue = status !== undefined && (wishes !== metWishes || (!isQuiet && closedAt !== pathname));
  // That it is passed comes from the server at once: what was answered here says so before it goes.
  const isWanted = isDue || isAnswered;
  const isOpen = usePopUp(CAPTCHA, isWanted);
  const onClose = (): void => {
    setAnswered(false);
    setMetWishes(wishes);
    setClosedAt(pathname);
  };
  if (last === undefined) return null;
  return (
    <Suspense fallback={null}>
      <BotCheckModal status={last} open={isOpen} reloads={!isQuiet} onAnswered={setAnswered} onClose={onClose} />
    </Suspense>
  );
}
