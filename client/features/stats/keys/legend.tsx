import { TINT_WORDS, type Tint } from "./tint.ts";

import style from "./key-costs.module.css";

/** What the colours mean. */
export const Legend = ({ tints }: { readonly tints: readonly Tint[] }) => (
  <ul className={style.legend}>
    {tints.map((tint) => (
      <li key={tint}>
        <span aria-hidden className={style.swatch} data-tint={tint} /> {TINT_WORDS[tint]}
      </li>
    ))}
  </ul>
);
