import { lazy, Suspense, useState } from "react";
import { useLocation } from "react-router-dom";

import type { PopUp } from "#shared/rules/popups.ts";

import { useBotCheckWish } from "../../session/bot-check/bot-check-count.ts";
import { dueStatusOf } from "../../session/bot-check/bot-check-words.ts";
import { usePopUp } from "../../session/dialogs/pop-ups.ts";
import { useSession } from "../../session/session.ts";

const BotCheckModal = lazy(async () => ({ default: (await import("./bot-check-modal.tsx")).BotCheckModal }));

const CAPTCHA: PopUp = { key: "captcha", group: "captcha" };
/** Races go on, and who wants to read about the check can. */
const QUIET_PAGES = /^\/(race|play|class\/race|support)(\/|$)/;

/**
 * Asks for the bot check when one is due. If closed, it reopens with the next page or on request. On race pages the
 * result board asks, and for a held reward the page of that race: over those and the pages of support it opens only on
 * request.
 *
 * @source teams-shop-seasons §2 Bot-check modal, §4 Pop-up groups
 */
export function BotCheck() {
  const status = useSession(({ user }) => dueStatusOf(user));
  const wishes = useBotCheckWish((wish) => wish.count);
  const { pathname } = useLocation();
  // A closed dialog stays mounted, with its reason, until it has faded out.
  const [last, setLast] = useState(status);
  if (status !== undefined && status !== last) setLast(status);
  const isQuiet = last === "held" || QUIET_PAGES.test(pathname);
  const [closedAt, setClosedAt] = useState<string>();
  const [metWishes, setMetWishes] = useState(wishes);
  const [isAnswered, setAnswered] = useState(false);
  const isDue = status !== undefined && (wishes !== metWishes || (!isQuiet && closedAt !== pathname));
  // The server says at once that the check is passed: the dialog shows its own success before it closes.
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
