import type { ComponentProps, CSSProperties } from "react";

import { classes } from "../classes.ts";

import style from "./rows.module.css";

interface RowsProps extends Omit<ComponentProps<"ul">, "className" | "style"> {
  /** As many stand beside each other as are at least so wide; without it one does. */
  readonly least?: `${number}rem`;
  readonly gap?: "small" | "large";
}

/** A list of rows. */
export const Rows = ({ least, gap, ...list }: RowsProps) => (
  <ul
    {...list}
    className={style.rows}
    data-beside={least && true}
    data-gap={gap}
    style={least && ({ "--least": least } as CSSProperties)}
  />
);

interface SheetRowProps extends ComponentProps<"li"> {
  /** With a corner cut off. */
  readonly isCut?: boolean;
}

/** A row that is a sheet of paper. */
export const SheetRow = ({ isCut, className, ...row }: SheetRowProps) => (
  <li {...row} className={classes(style.sheet, className)} data-cut={isCut || undefined} />
);
