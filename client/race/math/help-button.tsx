import { Lightbulb } from "lucide-react";

import { Button } from "../../ui/controls/button.tsx";
import { Kbd } from "../../ui/controls/kbd.tsx";
import type { MathDiscipline } from "./math-discipline.ts";
import { useMath } from "./math-store.ts";

import style from "./help-button.module.css";

/** The box keeps the focus, so that answering goes on. */
export function HelpButton({ math }: { readonly math: MathDiscipline }) {
  const isOpen = useMath((view) => view.isHelpOpen);
  return (
    <Button
      size="small"
      kind="plain"
      icon={<Lightbulb aria-hidden />}
      aria-expanded={isOpen}
      aria-keyshortcuts="h"
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => math.toggleHelp()}
    >
      Help{" "}
      <span className={style.hint}>
        <Kbd>H</Kbd>
      </span>
    </Button>
  );
}
