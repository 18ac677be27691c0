import { useEffect, useRef } from "react";

import { RadioGroup } from "../../ui/controls/radio-group.tsx";
import { usePractice, type Mode } from "./practice-store.ts";

/** `/practice?coach` */
const ADDRESS = "coach";

/** A link to the coach leads there, whatever was chosen last. */
export function chooseByAddress(): void {
  if (new URLSearchParams(location.search).has(ADDRESS)) usePractice.setState({ mode: "coach" });
}

/** What was chosen since counts after a reload, too. */
function forgetAddress(): void {
  const address = new URL(location.href);
  address.searchParams.delete(ADDRESS);
  history.replaceState(history.state, "", address);
}

/** What was chosen just now: the choice goes with the page that it is on, and comes back with the next one. */
let chosen: Mode | undefined;

/** Whom to practise with. The focus stays here when another one was chosen. */
export function ModeChoice() {
  const mode = usePractice((practice) => practice.mode);
  const choice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (chosen === undefined) return;
    chosen = undefined;
    choice.current?.querySelector<HTMLElement>(":checked")?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={choice}>
      <RadioGroup<Mode>
        label="How to practise"
        look="plates"
        value={mode}
        options={[
          { value: "bots", label: "Race bots" },
          { value: "coach", label: "Coach" },
        ]}
        onValue={(value) => {
          chosen = value;
          forgetAddress();
          usePractice.setState({ mode: value });
        }}
      />
    </div>
  );
}
