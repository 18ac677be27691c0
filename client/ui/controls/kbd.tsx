import style from "./kbd.module.css";

export function Kbd({ children }: { readonly children: string }) {
  return <kbd className={style.key}>{children}</kbd>;
}
