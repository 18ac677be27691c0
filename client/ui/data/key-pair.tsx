import { Kbd } from "../controls/kbd.tsx";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";
import { pairName } from "./key-names.ts";

import style from "./key-pair.module.css";

const shownKey = (character: string): string => (character === " " ? "space" : character);

/** Two keys that are pressed one after the other. */
export const KeyPair = ({ of }: { readonly of: string }) => (
  <span className={style.pair}>
    <VisuallyHidden>{pairName(of)}</VisuallyHidden>
    <span aria-hidden>
      <Kbd>{shownKey(of.charAt(0))}</Kbd>
      <Kbd>{shownKey(of.charAt(1))}</Kbd>
    </span>
  </span>
);
