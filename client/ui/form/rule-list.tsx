import { Check, Dot } from "lucide-react";

import { VisuallyHidden } from "../layout/visually-hidden.tsx";

import style from "./rule-list.module.css";

export interface Rule {
  readonly words: string;
  readonly isMet: boolean;
}

/** Rules that tick themselves off while somebody types. */
export function RuleList({ rules }: { readonly rules: readonly Rule[] }) {
  return (
    <ul className={style.rules}>
      {rules.map(({ words, isMet }) => (
        <li key={words} className={style.rule} data-met={isMet || undefined}>
          {isMet ? <Check aria-hidden /> : <Dot aria-hidden />}
          {words}
          {isMet && <VisuallyHidden> (done)</VisuallyHidden>}
        </li>
      ))}
    </ul>
  );
}
