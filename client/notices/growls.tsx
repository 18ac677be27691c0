import { GROWLS } from "#shared/rules/growls/groups.ts";
import {
  held,
  readUpTo,
  withGrowl,
  withoutCalls,
  withoutGroup,
  withoutGrowl,
  withoutOver,
  type GrowlQueue,
} from "#shared/rules/growls/queue.ts";
import { isShown, type PopUp } from "#shared/rules/popups.ts";
import { after } from "#shared/units.ts";

import { matches } from "../browser/media.ts";
import { overNotices } from "../data/notices/use-notices.ts";
import { serverNow } from "../net/server-time.ts";
import { useSite } from "../net/site.ts";
import { askToPopUp, endPopUp, usePopUps } from "../session/dialogs/pop-ups.ts";
import { useSession } from "../session/session.ts";
import { sounds } from "../sound/sounds.ts";
import { closeToast, toast } from "../ui/overlay/toasts.ts";
import { GrowlActions } from "./growl-actions.tsx";
import { GrowlArt } from "./growl-art.tsx";
import { GrowlBell } from "./growl-bell.tsx";
import { isRaceInvite, wordsOf, type GrowlOf } from "./growl.ts";
import { kindOf } from "./kinds/all.ts";

/** Where several would lie over the whole page, there is room for one. */
const SMALL = "(width <= 37.5rem), (height < 36rem)";

const LAYER: PopUp = { key: "growls", group: "growl" };

/** Shows growls in their turn: the last group of pop-ups. @source core §9 Growls shown */
export class Growls {
  #queue: GrowlQueue<GrowlOf> = {
    shown: [],
    waiting: [],
    isHeld: true,
    ...(matches(SMALL) && { most: 1 }),
  };
  #lastID = useSession.getState().notifications.lastID;
  readonly #unhear = usePopUps.subscribe((popUps) => void this.#hold(!isShown(popUps, LAYER)));

  take(growl: GrowlOf): void {
    this.#become(withGrowl(this.#queue, growl));
  }

  /** The page is a friend race: calls to races are dropped. */
  arriveAtRace(): void {
    this.#become(withoutCalls(this.#queue));
  }

  /** Everything up to this number has arrived. */
  readUpTo(lastID: number): void {
    this.#lastID = lastID;
    this.#keepMark();
  }

  stop(): void {
    this.#unhear();
    endPopUp(LAYER.key);
    for (const { key } of this.#queue.shown) closeToast(key);
  }

  /** Holds all back, or shows what is still news: an invite to a race may have waited until the race is over. */
  async #hold(isHeld: boolean): Promise<void> {
    if (isHeld === this.#queue.isHeld) return;
    if (!isHeld && this.#queue.waiting.some(isRaceInvite)) {
      const over = await overNotices();
      if (!isShown(usePopUps.getState(), LAYER)) return;
      this.#become(withoutOver(this.#queue, over));
    }
    this.#become(held(this.#queue, isHeld));
  }

  #mute({ group }: GrowlOf): void {
    useSession.setState(({ notifications }) => {
      const muted = { ...notifications.muted, [group]: after(serverNow(), GROWLS.muteForMs) };
      return { notifications: { ...notifications, muted } };
    });
    this.#become(withoutGroup(this.#queue, group));
  }

  #become(next: GrowlQueue<GrowlOf>): void {
    const { shown } = this.#queue;
    if (next === this.#queue) return;
    this.#queue = next;
    for (const { key } of shown) if (!next.shown.some((growl) => growl.key === key)) closeToast(key);
    for (const growl of next.shown) if (!shown.includes(growl)) this.#show(growl);
    this.#keepMark();
    if (next.shown.length + next.waiting.length > 0) askToPopUp(LAYER);
    else endPopUp(LAYER.key);
  }

  #show(growl: GrowlOf): void {
    const { key, kind, group, notification } = growl;
    const { title, text, tone, link } = wordsOf(growl, useSite.getState().site ?? "type");
    const close = (): void => closeToast(key);
    const hasActions = link !== undefined || kind === "friend-requests";
    sounds.play("growl");
    toast({
      id: key,
      title,
      text,
      tone,
      art: <GrowlArt growl={growl} />,
      ...(hasActions && { actions: <GrowlActions growl={growl} link={link} close={close} /> }),
      corner: <GrowlBell group={group} onMute={() => this.#mute(growl)} />,
      timeoutMs: kindOf(notification.kind).showForMs ?? GROWLS.showForMs,
      onClose: () => this.#become(withoutGrowl(this.#queue, key)),
    });
  }

  /** Waiting and shown growls return with the next visit. @source core §4 Notifications */
  #keepMark(): void {
    const { notifications } = useSession.getState();
    const lastID = readUpTo(this.#queue, this.#lastID);
    if (lastID !== notifications.lastID) useSession.setState({ notifications: { ...notifications, lastID } });
  }
}
