import { type KeyboardEvent, type ReactElement, cloneElement, useEffect, useId, useRef } from "react";

import { placeBeside } from "./float.ts";

import style from "./tooltip.module.css";

interface TooltipProps {
  readonly text: string;
  /** One element that can take focus. */
  readonly children: ReactElement<{ readonly "aria-describedby"?: string }>;
}

const DELAY_MS = 250;

/** A short note on hover and focus. Touch rarely sees it: nothing that is needed may live only here. */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const root = useRef<HTMLSpanElement>(null);
  const note = useRef<HTMLSpanElement>(null);
  const timer = useRef(0);

  const hide = (): void => {
    clearTimeout(timer.current);
    if (note.current?.matches(":popover-open")) note.current.hidePopover();
  };
  const show = (): void => {
    const anchor = root.current?.firstElementChild;
    if (!anchor || note.current === null || note.current.matches(":popover-open")) return;
    note.current.showPopover();
    placeBeside(anchor, note.current, { side: "above", align: "centre" });
  };
  const showSoon = (): void => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(show, DELAY_MS);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  return (
    // The element inside takes the focus; this wrapper only listens.
    <span
      ref={root}
      role="presentation"
      className={style.anchor}
      onPointerEnter={showSoon}
      onPointerLeave={hide}
      onFocus={show}
      onBlur={hide}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === "Escape") hide();
      }}
    >
      {cloneElement(children, { "aria-describedby": id })}
      <span ref={note} id={id} role="tooltip" popover="manual" className={style.note}>
        {text}
      </span>
    </span>
  );
}
