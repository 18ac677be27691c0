import style from "./skip-link.module.css";

/** First in the page; `to` is the id of the main part, which needs `tabIndex={-1}`. */
export function SkipLink({
  to = "main",
  children = "Skip to content",
}: {
  readonly to?: string;
  readonly children?: string;
}) {
  return (
    <a className={style.skip} href={`#${to}`}>
      {children}
    </a>
  );
}
