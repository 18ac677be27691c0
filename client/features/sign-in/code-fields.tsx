import { useEffect } from "react";
import { useFormContext } from "react-hook-form";

import { CheckField } from "../../ui/form/check-field.tsx";
import { filled, TextField } from "../../ui/form/text-field.tsx";

/** What the second step of a sign-in asks for. */
export interface CodeValues {
  readonly authCode: string;
  readonly trustDevice: boolean;
}

/** One field for the app's code and for a backup code. */
export function CodeFields() {
  const { control, setFocus } = useFormContext<CodeValues>();
  useEffect(() => setFocus("authCode"), [setFocus]);
  return (
    <>
      <TextField
        control={control}
        name="authCode"
        label="Code"
        autoComplete="one-time-code"
        spellCheck={false}
        hint="Six digits from your app, or one of your backup codes."
        check={filled("Type the code from your app, or a backup code.")}
      />
      <CheckField
        control={control}
        name="trustDevice"
        label="Trust this device"
        hint="Only on your own device. We won't ask for a code here again."
      />
    </>
  );
}
