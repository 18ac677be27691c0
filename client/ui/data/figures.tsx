import { VisuallyHidden } from "../layout/visually-hidden.tsx";

import style from "./figures.module.css";

/** A number in the heading face whose digits stand in equal cells, so that nothing shakes while it counts. */
export function Figures({ children }: { readonly children: string }) {
  return (
    <span className={style.figures}>
      <VisuallyHidden>{children}</VisuallyHidden>
      <span aria-hidden>
        {[...children].map((sign, place) => (
          <span key={`${children.length - place}`} className={/\d/.test(sign) ? style.digit : undefined}>
            {sign}
          </span>
        ))}
      </span>
    </span>
  );
}
