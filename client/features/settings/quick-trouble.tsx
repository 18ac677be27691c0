import { Callout } from "../../ui/feedback/callout.tsx";

import style from "./settings.module.css";

/** Why a setting without a button was reverted. */
export function QuickTrouble({ words }: { readonly words: string | undefined }) {
  return (
    <div className={style.live} aria-live="assertive">
      {words !== undefined && <Callout tone="wrong">{words}</Callout>}
    </div>
  );
}
