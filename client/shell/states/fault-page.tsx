import { Button } from "../../ui/controls/button.tsx";
import { LinkButton } from "../../ui/controls/link-button.tsx";
import { Illustration } from "../../ui/pictures/illustration.tsx";
import { Page } from "../page.tsx";
import { FAULT_WORDS, type Fault } from "./fault.ts";

import style from "./note.module.css";

interface FaultPageProps {
  readonly fault: Fault;
  /** Instead of the button's own words. */
  readonly button?: string;
  /** Instead of the button's own target. */
  readonly to?: string;
}

/** @source teams-shop-seasons §2 Error screens */
export function FaultPage({ fault, button, to }: FaultPageProps) {
  const words = FAULT_WORDS[fault];
  const target = to ?? words.to;
  const label = button ?? words.button;
  return (
    <Page title={words.title}>
      <main id="main" className={style.note}>
        <Illustration name={fault === "not-found" ? "road" : "breakdown"} />
        <h1>{words.title}</h1>
        <p>{words.text}</p>
        {target === undefined ? (
          <Button kind="primary" onClick={() => location.reload()}>
            {label}
          </Button>
        ) : (
          <LinkButton kind="primary" to={target}>
            {label}
          </LinkButton>
        )}
      </main>
    </Page>
  );
}
