import { Shuffle } from "lucide-react";

import { Button } from "../ui/controls/button.tsx";
import { asIs } from "../ui/data/as-is.tsx";
import { Callout } from "../ui/feedback/callout.tsx";
import { line } from "./drop-in-line.ts";
import { useDropIn } from "./drop-in-store.ts";

import style from "./naming.module.css";

/** Three kind names, and others for who wants. */
export function Naming() {
  const offers = useDropIn(({ names }) => names);
  return (
    <main id="main" tabIndex={-1} className={style.naming}>
      <h1 tabIndex={-1}>Who are you today?</h1>
      <p>Choose a name for this lesson. Don't tell us your real one.</p>
      {offers?.isTaken === true && (
        <Callout tone="careful" live>
          Someone was quicker with that name. Here are three more.
        </Callout>
      )}
      <ul className={style.names}>
        {(offers?.names ?? []).map((name) => (
          <li key={name}>
            <button type="button" {...asIs(style.name)} onClick={() => line.send("name", { name })}>
              {name}
            </button>
          </li>
        ))}
      </ul>
      <Button icon={<Shuffle aria-hidden />} onClick={() => line.send("other-names", {})}>
        Other Names
      </Button>
    </main>
  );
}
