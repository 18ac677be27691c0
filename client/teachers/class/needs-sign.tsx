import { Accessibility } from "lucide-react";

import { VisuallyHidden } from "../../ui/layout/visually-hidden.tsx";

import style from "./needs-sign.module.css";

/** Says beside a name that somebody needs something in races; only for teachers of the class. */
export const NeedsSign = ({ words }: { readonly words: string }) => (
  <span className={style.sign} title={words}>
    <Accessibility aria-hidden />
    <VisuallyHidden>{`Needs: ${words}`}</VisuallyHidden>
  </span>
);
