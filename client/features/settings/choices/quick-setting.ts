import { useState } from "react";

import { sentenceOf } from "../../../ui/form/sending.ts";
import { saySaved } from "../saved.ts";

export interface QuickSetting<Value> {
  readonly value: Value;
  readonly isBusy: boolean;
  readonly trouble: string | undefined;
  readonly choose: (value: Value) => void;
}

/** A setting without a button: applied optimistically, and reverted if the server refuses. */
export function useQuickSetting<Value>(
  kept: Value,
  save: (value: Value) => Promise<void>,
  saved = "Saved",
): QuickSetting<Value> {
  const [wished, setWished] = useState<{ readonly value: Value }>();
  const [trouble, setTrouble] = useState<string>();
  return {
    value: wished ? wished.value : kept,
    isBusy: wished !== undefined,
    trouble,
    choose(value) {
      if (wished || value === kept) return;
      setWished({ value });
      setTrouble(undefined);
      save(value)
        .then(
          () => saySaved(saved),
          (problem: unknown) => setTrouble(sentenceOf(problem)),
        )
        .finally(() => setWished(undefined));
    },
  };
}
