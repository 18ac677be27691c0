import type { ReactNode } from "react";

import { classes } from "../classes.ts";

import style from "../controls/button.module.css";
import slab from "../controls/slab.module.css";

interface AddressButtonProps {
  readonly href: string;
  readonly icon?: ReactNode;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** A link that leaves the app: the browser itself opens the address. */
export function AddressButton({ href, icon, wide, children }: AddressButtonProps) {
  return (
    <a href={href} className={classes(slab.slab, wide && style.wide)} data-kind="quiet" data-size="medium">
      <span className={style.label}>
        {icon}
        {children}
      </span>
    </a>
  );
}
