import { CircleAlert } from "lucide-react";
import { type ReactNode, useId } from "react";

import { Words } from "../data/as-is.tsx";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";

import style from "./field.module.css";

/** One error or a list of which the first is shown. @source teams-shop-seasons §5 */
export type Errors = string | readonly string[] | undefined;

export interface FieldText {
  readonly label: string;
  readonly mark?: "required" | "optional";
  readonly hint?: ReactNode;
  readonly errors?: Errors;
}

interface Wiring {
  readonly id: string;
  readonly "aria-describedby": string;
  readonly "aria-invalid": boolean | undefined;
  readonly "aria-required": boolean | undefined;
}

type FieldProps = FieldText & {
  readonly count?: { readonly used: number; readonly most: number };
  /** Beside the label, after the field in the order of Tab: Show and Hide of a password. */
  readonly aside?: ReactNode;
  readonly children: (wiring: Wiring) => ReactNode;
};

const firstOf = (errors: Errors): string | undefined => (typeof errors === "string" ? errors : errors?.[0]);

/** Label above, one line below that holds hint, error and counter, so that an error moves nothing. */
export function Field({ label, mark, hint, errors, count, aside, children }: FieldProps) {
  const id = useId();
  const error = firstOf(errors) || undefined;
  const over = count !== undefined && count.used > count.most;
  return (
    <div className={style.field}>
      <div className={style.top}>
        <label className={style.label} htmlFor={id}>
          <Words of={label} />
        </label>
        {mark !== undefined && (
          <span aria-hidden={mark === "required"} className={style.mark} data-mark={mark}>
            {mark === "required" ? "Required" : "Optional"}
          </span>
        )}
      </div>
      {children({
        id,
        "aria-describedby": `${id}-foot`,
        "aria-invalid": error !== undefined || over || undefined,
        "aria-required": mark === "required" || undefined,
      })}
      {aside !== undefined && <span className={style.aside}>{aside}</span>}
      <div className={style.foot} id={`${id}-foot`}>
        <div className={style.words} aria-live="polite">
          {error === undefined ? (
            hint !== undefined && <span className={style.hint}>{hint}</span>
          ) : (
            <span className={style.error}>
              <CircleAlert aria-hidden />
              <Words of={error} />
            </span>
          )}
        </div>
        {count !== undefined && (
          <span className={style.count} data-over={over || undefined}>
            {count.used}/{count.most}
            <VisuallyHidden> characters</VisuallyHidden>
          </span>
        )}
      </div>
    </div>
  );
}
