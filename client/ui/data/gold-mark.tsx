import { Crown } from "lucide-react";

import { VisuallyHidden } from "../layout/visually-hidden.tsx";

import style from "./player-name.module.css";

/** Beside the name of a gold member. */
export const GoldMark = () => (
  <span className={style.crown} title="Gold member">
    <Crown aria-hidden />
    <VisuallyHidden>Gold member</VisuallyHidden>
  </span>
);
