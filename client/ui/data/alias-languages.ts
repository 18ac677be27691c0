import type { AliasLanguage } from "#shared/rules/classes/alias.ts";

/** The languages that names of two kind words come in. */
export const ALIAS_LANGUAGE_OPTIONS: readonly { readonly value: AliasLanguage; readonly label: string }[] = [
  { value: "english", label: "English" },
  { value: "german", label: "German" },
  { value: "spanish", label: "Spanish" },
  { value: "french", label: "French" },
];
