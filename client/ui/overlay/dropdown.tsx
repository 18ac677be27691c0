import { ChevronDown } from "lucide-react";
import { type ReactNode, useId, useRef } from "react";

import { classes } from "../classes.ts";
import { placeBeside } from "./float.ts";

import style from "./dropdown.module.css";
import paper from "./paper.module.css";

interface DropdownProps {
  readonly label: ReactNode;
  readonly align?: "start" | "end";
  readonly children: ReactNode;
}

/** A button that unfolds a panel of links or settings. Escape, a press elsewhere or a choice inside folds it again. */
export function Dropdown({ label, align = "end", children }: DropdownProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  return (
    <span className={style.dropdown}>
      <button ref={button} type="button" className={style.button} popoverTarget={id}>
        {label}
        <ChevronDown aria-hidden className={style.arrow} />
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="presentation"
        className={classes(paper.paper, style.panel)}
        onBeforeToggle={() => panel.current?.removeAttribute("data-side")}
        onToggle={(event) => {
          if (event.newState === "open" && button.current !== null && panel.current !== null) {
            placeBeside(button.current, panel.current, { side: "below", align });
          }
        }}
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest("a, button") !== null)
            panel.current?.hidePopover();
        }}
      >
        {children}
      </div>
    </span>
  );
}
