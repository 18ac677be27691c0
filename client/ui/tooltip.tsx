import { Tooltip as Base } from "@base-ui/react/tooltip";
import type { ReactElement } from "react";

import style from "./tooltip.module.css";

type TooltipProps = {
  readonly text: string;
  /** One element that can take focus and passes its props on. */
  readonly children: ReactElement;
};

/** A short note on hover and focus. Touch never sees it: nothing that is needed may live only here. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <Base.Root>
      <Base.Trigger delay={250} render={children} aria-description={text} />
      <Base.Portal>
        <Base.Positioner sideOffset={8}>
          <Base.Popup aria-hidden className={style.note}>
            <Base.Arrow className={style.arrow} />
            {text}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
