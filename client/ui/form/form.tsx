import type { ReactNode } from "react";

import { Button } from "../controls/button.tsx";
import { Callout } from "../feedback/callout.tsx";
import type { Sending } from "./sending.ts";

import style from "./form.module.css";

interface FormProps {
  /** What the form is called, for those who cannot see its heading. */
  readonly name: string;
  readonly sending: Sending;
  /** The deed: "Save the password", never "OK". */
  readonly submit: string;
  readonly busyLabel: string;
  /** A main button across the sheet, for pages that are one form. */
  readonly wide?: boolean;
  readonly danger?: boolean;
  /** Its deed is not the main one of the page. */
  readonly quiet?: boolean;
  readonly disabled?: boolean;
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

/** Fields, what went wrong, and the button. */
export function Form({ name, sending, submit, busyLabel, wide, danger, quiet, disabled, beside, children }: FormProps) {
  return (
    <form
      className={style.form}
      noValidate
      autoCapitalize="none"
      aria-label={name}
      onChange={sending.forget}
      onSubmit={(event) => void sending.onSubmit(event)}
    >
      {children}
      <div className={style.live} aria-live="assertive">
        {sending.trouble !== undefined && <Callout tone="wrong">{sending.trouble}</Callout>}
      </div>
      <div className={wide ? style.wideFoot : style.foot}>
        <Button
          type="submit"
          kind={danger ? "danger" : quiet ? "quiet" : "primary"}
          size={wide ? "large" : "medium"}
          wide={wide}
          busy={sending.isBusy}
          busyLabel={busyLabel}
          disabled={disabled}
        >
          {submit}
        </Button>
        {beside}
      </div>
    </form>
  );
}
