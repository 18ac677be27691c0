import type { ReactNode } from "react";

import type { ButtonKind } from "../../ui/controls/button.tsx";

import look from "../../ui/controls/button.module.css";
import slab from "../../ui/controls/slab.module.css";

interface SiteButtonProps {
  /** A page of the game: it is loaded anew. */
  readonly href: string;
  readonly kind?: ButtonKind;
  readonly children: ReactNode;
}

export const SiteButton = ({ href, kind = "quiet", children }: SiteButtonProps) => (
  <a className={slab.slab} href={href} data-kind={kind} data-size="medium">
    <span className={look.label}>{children}</span>
  </a>
);
