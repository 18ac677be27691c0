import { type Control, type FieldPathByValue, type FieldValues, get, useFormState, useWatch } from "react-hook-form";

import { passwordProblems, passwordStrength, type PasswordOwner } from "#shared/rules/account/password.ts";

import type { FieldText } from "../controls/field.tsx";
import { TextField } from "./text-field.tsx";

import style from "./new-password.module.css";

interface NewPasswordProps<Values extends FieldValues> {
  readonly control: Control<Values>;
  readonly name: FieldPathByValue<Values, string>;
  readonly label: string;
  readonly mark?: FieldText["mark"];
  readonly owner: PasswordOwner;
}

/** A field for a password to be, with a meter that says in words how strong it is and what would help. */
export function NewPassword<Values extends FieldValues>({
  control,
  name,
  label,
  mark,
  owner,
}: NewPasswordProps<Values>) {
  const typed: string = useWatch({ control, name });
  const { score, word } = passwordStrength(typed, owner);
  const [problem] = passwordProblems(typed, owner);
  const { errors } = useFormState({ control, name });
  const isSaidAbove = get(errors, name) !== undefined;
  return (
    <div>
      <TextField
        control={control}
        name={name}
        label={label}
        mark={mark}
        type="password"
        autoComplete="new-password"
        hint="Three or four words of your own make a strong password."
        check={(text) => passwordProblems(text, owner)[0]?.sentence}
      />
      <div className={style.strength} data-score={typed === "" ? undefined : score}>
        <span className={style.meter} aria-hidden>
          <i />
          <i />
          <i />
          <i />
        </span>
        <span className={style.word} aria-live="polite">
          {typed !== "" && `${word}${problem === undefined || isSaidAbove ? "" : `: ${problem.sentence}`}`}
        </span>
      </div>
    </div>
  );
}
