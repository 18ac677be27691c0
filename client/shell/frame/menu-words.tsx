import { VisuallyHidden } from "../../ui/layout/visually-hidden.tsx";

import style from "./menu-words.module.css";

interface MenuWordsProps {
  readonly label: string;
  /** Whether the page has something that the viewer hasn't seen. */
  readonly isNew: boolean;
}

/** The words of a link in a menu, with a mark while something new is behind it. */
export const MenuWords = ({ label, isNew }: MenuWordsProps) => (
  <span className={style.words}>
    {label}
    {isNew && (
      <span className={style.mark} title="Something new">
        <VisuallyHidden>(new)</VisuallyHidden>
      </span>
    )}
  </span>
);
