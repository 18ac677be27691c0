import type { Control, FieldPathByValue, FieldValues } from "react-hook-form";

import { named } from "../../ui/data/as-is.tsx";
import { TextField } from "../../ui/form/text-field.tsx";

interface OwnUsernameProps<Values extends FieldValues> {
  readonly control: Control<Values>;
  readonly name: FieldPathByValue<Values, string>;
  readonly username: string;
}

/** The own username, typed again before what can't be undone. */
export function OwnUsername<Values extends FieldValues>({ control, name, username }: OwnUsernameProps<Values>) {
  return (
    <TextField
      control={control}
      name={name}
      label={`Type your username (${named(username)}) to be sure`}
      autoComplete="off"
      spellCheck={false}
      check={(text) => (text.trim() === username ? undefined : `Type ${named(username)} exactly as it is.`)}
    />
  );
}
