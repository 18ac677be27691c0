import { useState } from "react";

import { askPasswordToBuy } from "../../data/shop/use-shop.ts";
import { Switch } from "../../ui/controls/switch.tsx";
import { TextInput } from "../../ui/controls/text-input.tsx";
import { sentenceOf } from "../../ui/form/sending.ts";
import { ConfirmDialog } from "../../ui/overlay/confirm-dialog.tsx";

import style from "./password-choice.module.css";

/** Whether purchases need the password: for those who share their computer. */
export function PasswordChoice({ asksPassword }: { readonly asksPassword: boolean }) {
  const [isAsked, setIsAsked] = useState(false);
  const [password, setPassword] = useState("");
  const [trouble, setTrouble] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const close = (): void => {
    setIsAsked(false);
    setPassword("");
    setTrouble(undefined);
  };
  const save = async (): Promise<void> => {
    setBusy(true);
    try {
      await askPasswordToBuy(!asksPassword, password);
      close();
    } catch (problem) {
      setTrouble(sentenceOf(problem));
    }
    setBusy(false);
  };
  return (
    <div className={style.choice}>
      <Switch
        label="Ask for my password before I buy"
        hint="When on, no one else at your computer can spend your cash."
        checked={asksPassword}
        onValue={() => setIsAsked(true)}
      />
      <ConfirmDialog
        open={isAsked}
        onClose={close}
        onConfirm={() => void save()}
        title={asksPassword ? "Stop asking for your password?" : "Ask for your password?"}
        text="Enter your password to change this."
        confirm={asksPassword ? "Stop asking" : "Ask from now on"}
        startsInside
        busy={isBusy}
      >
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
        >
          <TextInput
            label="Your password"
            type="password"
            autoComplete="current-password"
            value={password}
            errors={trouble}
            onValue={setPassword}
          />
        </form>
      </ConfirmDialog>
    </div>
  );
}
