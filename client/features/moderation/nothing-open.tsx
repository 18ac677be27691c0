import { Kbd } from "../../ui/controls/kbd.tsx";

import style from "./moderation-page.module.css";

/** Beside a list of which nothing is open. */
export const NothingOpen = () => (
  <p className={style.nothing}>
    Open a case to see what decides it. <Kbd>J</Kbd> and <Kbd>K</Kbd> go through the list, <Kbd>Enter</Kbd> opens,{" "}
    <Kbd>Esc</Kbd> goes back to it.
  </p>
);
