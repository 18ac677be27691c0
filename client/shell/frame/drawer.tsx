import { Menu, X } from "lucide-react";
import { useEffect, useRef, type ReactNode } from "react";

import { onMedia } from "../../browser/media.ts";
import { IconButton } from "../../ui/controls/icon-button.tsx";
import { Logo } from "../../ui/pictures/logo.tsx";
import { Hills } from "./hills.tsx";

import style from "./drawer.module.css";

/** From here on the header has room for its links. As in `header.module.css`. */
const WIDE = "(width >= 62rem)";

/** The header's links on narrow screens: a sheet from the side that Escape, the background, its button or a link closes. */
export function Drawer({ children }: { readonly children: ReactNode }) {
  const sheet = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = sheet.current;
    const close = (): void => dialog?.close();
    const onClick = ({ target }: Event): void => {
      const isAway = target === dialog || (target instanceof Element && target.closest("a, [data-close]") !== null);
      if (isAway) close();
    };
    const stop = onMedia(WIDE, close);
    dialog?.addEventListener("click", onClick);
    return () => {
      stop();
      dialog?.removeEventListener("click", onClick);
    };
  }, []);

  return (
    <div className={style.drawer}>
      <IconButton
        label="Menu"
        icon={Menu}
        kind="bare"
        aria-haspopup="dialog"
        onClick={() => sheet.current?.showModal()}
      />
      <dialog ref={sheet} className={style.sheet} aria-label="Menu" data-calm="">
        <div className={style.inside}>
          <div className={style.head}>
            <Logo size="1.9rem" />
            <IconButton label="Close" icon={X} kind="bare" data-close />
          </div>
          <nav className={style.links} aria-label="Main">
            {children}
          </nav>
          <div className={style.dusk}>
            <Hills />
          </div>
        </div>
      </dialog>
    </div>
  );
}
