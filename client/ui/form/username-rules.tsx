import { USERNAME, usernameProblems, type UsernameCode } from "#shared/rules/account/username.ts";

import { RuleList } from "./rule-list.tsx";
import type { Check } from "./text-field.tsx";

const RULES: readonly (readonly [words: string, codes: readonly UsernameCode[]])[] = [
  [`${USERNAME.min} to ${USERNAME.max} characters`, ["tooShort", "tooLong"]],
  ["A to Z, numbers, _ and -", ["badCharacter"]],
  ["at least one letter", ["noLetter"]],
  ["starts and ends with a letter or number", ["edgeMark"]],
];

/** What a username must be, ticked off while it is typed. */
export function UsernameRules({ username }: { readonly username: string }) {
  const found = username === "" ? undefined : usernameProblems(username).map(({ code }) => code);
  return (
    <RuleList
      rules={RULES.map(([words, codes]) => ({
        words,
        isMet: found !== undefined && !codes.some((code) => found.includes(code)),
      }))}
    />
  );
}

export const checkUsername: Check = (text) => usernameProblems(text.trim())[0]?.sentence;
