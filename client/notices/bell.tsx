import { Bell as BellIcon } from "lucide-react";
import { lazy, Suspense, useEffect, useId, useRef, useState } from "react";
import { useLocation } from "react-router-dom";

import { bellCount } from "#shared/rules/growls/bell.ts";

import { classes } from "../ui/classes.ts";
import { IconButton } from "../ui/controls/icon-button.tsx";
import { Spinner } from "../ui/feedback/spinner.tsx";
import { placeBeside } from "../ui/overlay/float.ts";

import paper from "../ui/overlay/paper.module.css";
import style from "./bell.module.css";

const BellList = lazy(async () => ({ default: (await import("./bell-list.tsx")).BellList }));

/** Unfolds the last notifications, with the number of those that came since the last look. */
export function Bell({ unseen }: { readonly unseen: number }) {
  const id = useId();
  const place = useRef<HTMLSpanElement>(null);
  const panel = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const { key } = useLocation();
  useEffect(() => {
    const list = panel.current;
    return () => list?.hidePopover();
  }, [key]);
  const isNews = unseen > 0;
  return (
    <span ref={place} className={style.bell}>
      <IconButton
        label={isNews ? `Notifications, ${bellCount(unseen)} new` : "Notifications"}
        icon={BellIcon}
        kind="bare"
        aria-haspopup="dialog"
        popoverTarget={id}
      />
      {isNews && (
        <span aria-hidden className={style.count}>
          {bellCount(unseen)}
        </span>
      )}
      <dialog
        ref={panel}
        id={id}
        popover="auto"
        aria-label="Notifications"
        tabIndex={-1}
        className={classes(paper.paper, style.panel)}
        onBeforeToggle={() => panel.current?.removeAttribute("data-side")}
        onToggle={({ newState }) => {
          setIsOpen(newState === "open");
          if (newState !== "open" || place.current === null || panel.current === null) return;
          placeBeside(place.current, panel.current, { side: "below", align: "end" });
          panel.current.focus();
        }}
      >
        <h2 className={style.head}>Notifications</h2>
        {isOpen && (
          <Suspense fallback={<Spinner label="Loading your notifications" />}>
            <BellList />
          </Suspense>
        )}
      </dialog>
    </span>
  );
}
