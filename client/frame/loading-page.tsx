import { Spinner } from "../ui/spinner.tsx";

import style from "./note.module.css";

/** While a page's code is on its way. */
export function LoadingPage() {
  return (
    <main id="main" className={style.note}>
      <Spinner label="Loading the page" />
    </main>
  );
}
