import { useHonks } from "../session/honks.ts";

import style from "./beep.module.css";

/** What everybody at the table sees when somebody honks. */
export function Beep({ seat }: { readonly seat: number }) {
  const id = useHonks(({ beeps }) => beeps.find((beep) => beep.seat === seat)?.id);
  if (id === undefined) return null;
  return (
    <span key={id} className={style.beep} aria-hidden>
      Beep!
    </span>
  );
}
