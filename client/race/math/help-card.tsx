import { X } from "lucide-react";

import { IconButton } from "../../ui/controls/icon-button.tsx";
import { AsIs } from "../../ui/data/as-is.tsx";
import { Spinner } from "../../ui/feedback/spinner.tsx";
import type { MathDiscipline } from "./math-discipline.ts";
import { useMath } from "./math-store.ts";

import style from "./help-card.module.css";

/** How problems of this kind are solved. It costs nothing, and the race goes on. @source core §7 Realtime lesson-help */
export function HelpCard({ math }: { readonly math: MathDiscipline }) {
  const isOpen = useMath((view) => view.isHelpOpen);
  const help = useMath((view) => view.help);
  return (
    <aside className={style.place} aria-label="Help with these problems" aria-live="polite">
      {isOpen && (
        <div className={style.card}>
          <h2 className={style.title}>How to do it</h2>
          {help ? (
            <>
              <p className={style.hint}>{help.hint}</p>
              <p className={style.problem}>{help.example.problem}</p>
              <ol className={style.steps}>
                {help.example.steps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
              <p className={style.answer}>
                Answer:{" "}
                <b>
                  <AsIs>{help.example.answer}</AsIs>
                </b>
              </p>
            </>
          ) : (
            <Spinner label="Loading help" />
          )}
          <div className={style.close}>
            <IconButton label="Close help" icon={X} kind="bare" onClick={() => math.toggleHelp()} />
          </div>
        </div>
      )}
    </aside>
  );
}
