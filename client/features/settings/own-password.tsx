import type { Control, FieldPathByValue, FieldValues } from "react-hook-form";

import { useKnownSettings } from "../../data/account/use-settings.ts";
import { filled, TextField } from "../../ui/form/text-field.tsx";

interface OwnPasswordProps<Values extends FieldValues> {
  readonly control: Control<Values>;
  readonly name: FieldPathByValue<Values, string>;
  readonly hint?: string;
}

/** The current password: required if the account has one. */
export function OwnPassword<Values extends FieldValues>({ control, name, hint }: OwnPasswordProps<Values>) {
  const settings = useKnownSettings();
  if (!settings?.hasPassword) return null;
  return (
    <TextField
      control={control}
      name={name}
      label="Your password"
      type="password"
      autoComplete="current-password"
      hint={hint ?? "So that nobody else can change this."}
      check={filled("Enter your password.")}
    />
  );
}

/** The field of a call's body; omitted if the account has no password. */
export const ownPassword = (password: string): { readonly password?: string } => (password === "" ? {} : { password });
