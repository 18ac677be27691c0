import { Lightbulb } from "lucide-react";

import { Button } from "../../ui/button.tsx";
import { Kbd } from "../../ui/kbd.tsx";
import type { MathEngine } from "./engine.ts";
import { useMath } from "./store.ts";

import style from "./help-button.module.css";

/** The box keeps the focus: help is looked at, and answers go on. */
export function HelpButton({ engine }: { readonly engine: MathEngine }) {
  const isOpen = useMath((race) => race.isHelpOpen);
  return (
    <Button
      size="small"
      kind="plain"
      icon={<Lightbulb aria-hidden />}
      aria-expanded={isOpen}
      aria-keyshortcuts="h"
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => engine.toggleHelp()}
    >
      Help{" "}
      <span className={style.hint}>
        <Kbd>H</Kbd>
      </span>
    </Button>
  );
}
