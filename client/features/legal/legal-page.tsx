import type { ReactNode } from "react";

import { useSite } from "../../net/site.ts";

import style from "./legal.module.css";

/** The date of the last change of either page. */
const VERSION = "29 November 2026";

interface LegalPageProps {
  readonly title: string;
  /** The short version, for children. */
  readonly short: readonly string[];
  readonly children: ReactNode;
}

/** A long text to be read: the short version first, in big letters. */
export const LegalPage = ({ title, short, children }: LegalPageProps) => (
  <main id="main" className={style.page}>
    <h1>{title}</h1>
    <p className={style.version}>Last updated: {VERSION}</p>
    <section className={style.short} aria-labelledby="short">
      <h2 id="short">The short version</h2>
      <ul>
        {short.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
    {children}
  </main>
);

interface ChapterProps {
  readonly title: string;
  readonly children: ReactNode;
}

export const Chapter = ({ title, children }: ChapterProps) => (
  <section className={style.chapter}>
    <h2>{title}</h2>
    {children}
  </section>
);

/** The operator of the site, as far as configured. */
export function Operator() {
  const { name, contact } = useSite((answer) => answer.operator);
  if (name === null && contact === null) {
    return (
      <p>
        Redline can be run by anyone: a person, a school, a company. Whoever gave you this address runs this site and is
        responsible for it. Ask them, or the grown-up who showed you the game.
      </p>
    );
  }
  return (
    <p>
      {name === null ? "The people who run this site are responsible for it." : `This site is run by ${name}.`}
      {contact !== null && <> You can contact them here: {contact}.</>}
    </p>
  );
}
