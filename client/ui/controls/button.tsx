import type { ComponentPropsWithRef, ReactNode } from "react";

import { classes } from "../classes.ts";
import { Spinner } from "../feedback/spinner.tsx";

import style from "./button.module.css";
import slab from "./slab.module.css";

export type ButtonKind = "primary" | "quiet" | "plain" | "danger" | "gold";
export type ButtonSize = "small" | "medium" | "large";

type ButtonProps = Omit<ComponentPropsWithRef<"button">, "className" | "style"> & {
  readonly kind?: ButtonKind;
  readonly size?: ButtonSize;
  /** Keeps size and focus, shows the needle, ignores presses. */
  readonly busy?: boolean;
  /** What is going on while busy, for those who cannot see the needle. */
  readonly busyLabel?: string;
  /** Looks and acts disabled, but keeps the focus that it has: what it says now is an answer. */
  readonly spent?: boolean;
  /** Can't be done yet: it looks disabled, but a press is remembered. */
  readonly early?: boolean;
  readonly icon?: ReactNode;
  readonly wide?: boolean;
};

export function Button(props: ButtonProps) {
  const { kind = "quiet", size = "medium", busy = false, busyLabel = "Please wait", icon, wide, ...more } = props;
  const { spent = false, early = false, children, disabled, onClick, type = "button", ...rest } = more;
  const isStill = busy || spent;
  return (
    <button
      {...rest}
      type={isStill ? "button" : type}
      className={classes(slab.slab, wide && style.wide)}
      data-kind={kind}
      data-size={size}
      data-busy={busy || undefined}
      aria-busy={busy || undefined}
      aria-disabled={isStill || early || undefined}
      disabled={disabled}
      onClick={isStill ? undefined : onClick}
    >
      <span className={style.label}>
        {icon}
        {children}
      </span>
      {busy && (
        <span className={style.busy}>
          <Spinner label={busyLabel} size="1.4em" />
        </span>
      )}
    </button>
  );
}
