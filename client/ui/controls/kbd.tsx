import { asIs } from "../data/as-is.tsx";

import style from "./kbd.module.css";

export function Kbd({ children }: { readonly children: string }) {
  return <kbd {...asIs(style.key)}>{children}</kbd>;
}
