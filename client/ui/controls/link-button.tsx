import type { ReactNode } from "react";
import { Link, type LinkProps } from "react-router-dom";

import { classes } from "../classes.ts";
import type { ButtonKind, ButtonSize } from "./button.tsx";

import style from "./button.module.css";
import slab from "./slab.module.css";

type LinkButtonProps = Omit<LinkProps, "className" | "style"> & {
  readonly kind?: ButtonKind;
  readonly size?: ButtonSize;
  readonly icon?: ReactNode;
  readonly wide?: boolean;
};

export function LinkButton({ kind = "quiet", size = "medium", icon, wide, children, ...link }: LinkButtonProps) {
  return (
    <Link {...link} className={classes(slab.slab, wide && style.wide)} data-kind={kind} data-size={size}>
      <span className={style.label}>
        {icon}
        {children}
      </span>
    </Link>
  );
}
