import { Crown } from "lucide-react";

import { VisuallyHidden } from "../../../ui/layout/visually-hidden.tsx";

import style from "./gold-mark.module.css";

/** For gold members only. */
export const GoldMark = () => (
  <span className={style.gold} title="For gold members">
    <Crown aria-hidden />
    <VisuallyHidden>(for gold members)</VisuallyHidden>
  </span>
);
