import { PaperBox } from "./paper-box.tsx";

import style from "../around/on-floor.module.css";

/** The box on the hall's floor while it may be opened: it leads to where that is done. */
export function WaitingBox({ boxID }: { readonly boxID: string }) {
  const show = (): void => {
    const box = document.getElementById(boxID);
    box?.scrollIntoView({ block: "center" });
    box?.querySelector("button")?.focus({ preventScroll: true });
  };
  return (
    <button type="button" className={style.things} data-side="right" onClick={show}>
      <span aria-hidden className={style.box}>
        <PaperBox state="shut" />
      </span>
      <span className={style.words}>Your mystery box is here</span>
    </button>
  );
}
