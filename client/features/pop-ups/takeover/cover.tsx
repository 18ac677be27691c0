import { Dialog } from "@base-ui/react/dialog";
import { useEffect, useState, type CSSProperties, type ReactNode, type RefObject } from "react";

import type { PopUp } from "#shared/rules/popups.ts";

import { usePopUp } from "../../../session/dialogs/pop-ups.ts";
import { useWayBack } from "../../../ui/overlay/way-back.ts";
import type { Tier } from "./steps.ts";

import style from "./cover.module.css";

/** Once it is closed, it is gone for sure after this, however slowly it fades. @source teams-shop-seasons §9 Takeover removal */
const GONE_MS = 3_000;

interface CoverProps {
  readonly popUp: PopUp;
  readonly tier: Tier;
  /** Colours of its own, as custom properties. */
  readonly colours?: CSSProperties | undefined;
  readonly isClosed: boolean;
  /** Escape: closes all. */
  readonly onClose: () => void;
  /** It has faded. */
  readonly onGone: () => void;
  /** Gets the focus. */
  readonly on: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

/** Covers the whole page in its turn, and fades when it is closed. @source teams-shop-seasons §4 Pop-up groups, Events */
export function Cover({ popUp, tier, colours, isClosed, onClose, onGone, on, children }: CoverProps) {
  const [isGone, setGone] = useState(false);
  const open = usePopUp(popUp, !isGone) && !isClosed;
  useWayBack(open);
  useEffect(() => {
    if (isGone) return onGone();
    if (!isClosed) return;
    const timer = window.setTimeout(() => setGone(true), GONE_MS);
    return () => window.clearTimeout(timer);
  }, [isClosed, isGone, onGone]);
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      onOpenChangeComplete={(next) => {
        if (!next && isClosed) setGone(true);
      }}
    >
      <Dialog.Portal>
        <Dialog.Popup
          className={style.cover}
          style={colours}
          data-calm=""
          data-tier={tier}
          data-coloured={colours && ""}
          initialFocus={on}
          finalFocus={false}
        >
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
