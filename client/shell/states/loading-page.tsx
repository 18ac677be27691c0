import { Spinner } from "../../ui/feedback/spinner.tsx";

import style from "./note.module.css";

/** Shown while a page's code loads. */
export function LoadingPage() {
  return (
    <main id="main" className={style.note}>
      <Spinner label="Loading" />
    </main>
  );
}
