import { Medal } from "lucide-react";

import { VisuallyHidden } from "../layout/visually-hidden.tsx";
import { Tooltip } from "../overlay/tooltip.tsx";

import style from "./founder-mark.module.css";

const WORDS = "Founder: one of the very first racers";

/** Says beside a name that this racer was among the first. Plain, it takes no focus: inside a link or a button. */
export const FounderMark = ({ plain = false }: { readonly plain?: boolean }) =>
  plain ? (
    <span className={style.founder} title={WORDS}>
      <Medal aria-hidden />
      <VisuallyHidden>Founder</VisuallyHidden>
    </span>
  ) : (
    <Tooltip text={WORDS}>
      <button type="button" className={style.founder} aria-label="Founder">
        <Medal aria-hidden />
      </button>
    </Tooltip>
  );
