import type { LucideIcon } from "lucide-react";
import type { ComponentPropsWithRef } from "react";

import { classes } from "../classes.ts";
import type { ButtonKind, ButtonSize } from "./button.tsx";

import style from "./icon-button.module.css";
import slab from "./slab.module.css";

type IconButtonProps = Omit<ComponentPropsWithRef<"button">, "className" | "style" | "children" | "aria-label"> & {
  /** Read aloud and shown on hover: an icon alone says too little. */
  readonly label: string;
  readonly icon: LucideIcon;
  /** `bare` has no slab until it is pointed at. */
  readonly kind?: ButtonKind | "bare";
  readonly size?: ButtonSize;
  /** Looks and acts disabled, but keeps the focus that it has. */
  readonly spent?: boolean;
};

export function IconButton(props: IconButtonProps) {
  const { label, icon: Icon, kind = "quiet", size = "medium", spent = false, onClick, ...button } = props;
  return (
    <button
      type="button"
      title={label}
      {...button}
      aria-label={label}
      className={classes(kind === "bare" ? style.bare : slab.slab, style.square)}
      data-kind={kind}
      data-size={size}
      aria-disabled={spent || undefined}
      onClick={spent ? undefined : onClick}
    >
      <Icon aria-hidden className={style.icon} />
    </button>
  );
}
