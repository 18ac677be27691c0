import { Printer } from "lucide-react";
import { Link } from "react-router-dom";

import { useSite } from "../../../net/site.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { AsIs } from "../../../ui/data/as-is.tsx";
import { Callout } from "../../../ui/feedback/callout.tsx";
import { CLAUSES } from "./clauses.ts";

import style from "./agreement.module.css";

/** A contract between a school and the operator about the data of pupils, on one sheet of paper. @source rules Privacy */
export const AgreementPage = () => (
  <main id="main" className={style.page}>
    <h1>Data Agreement for Schools</h1>
    <div className={style.tools}>
      <p>
        One page for schools whose pupils race in a class here. Print it twice, fill it in, and send both to whoever
        runs this site. Parents have a <Link to="/support/a-child-in-a-class">page of their own</Link>.
      </p>
      <Callout>
        <p>
          It's a pattern and no legal advice. Show it to whoever looks after data protection at your school. If your
          school runs this site itself, it needs no agreement with anyone.
        </p>
      </Callout>
      <p>
        <Button kind="primary" icon={<Printer aria-hidden />} onClick={() => print()}>
          Print
        </Button>
      </p>
    </div>
    <article className={style.paper}>
      <Parties />
      <ol className={style.clauses}>
        {CLAUSES.map(({ title, text, blank }) => (
          <li key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
            {blank !== undefined && <Blank label={blank} />}
          </li>
        ))}
      </ol>
      <div className={style.signatures}>
        <Signature of="For the school" />
        <Signature of="For the operator" />
      </div>
    </article>
  </main>
);

function Parties() {
  const { name, contact } = useSite(({ operator }) => operator);
  return (
    <div className={style.parties}>
      <Blank label="The school, which is responsible for the data (the controller)" />
      {name === null ? (
        <Blank label="The operator, who runs this site for it (the processor)" />
      ) : (
        <p className={style.operator}>
          <strong>
            <AsIs>{name}</AsIs>
          </strong>
          {contact !== null && (
            <>
              , <AsIs>{contact}</AsIs>
            </>
          )}
          <span className={style.label}>The operator, who runs this site for it (the processor)</span>
        </p>
      )}
    </div>
  );
}

/** A line to write on. */
const Blank = ({ label }: { readonly label: string }) => (
  <p className={style.blank}>
    <span className={style.label}>{label}</span>
  </p>
);

const Signature = ({ of }: { readonly of: string }) => (
  <section className={style.signature}>
    <h2>{of}</h2>
    <Blank label="Name and office" />
    <Blank label="Place and date" />
    <Blank label="Signature" />
  </section>
);
