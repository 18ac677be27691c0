import { Words } from "../../ui/data/as-is.tsx";
import { VisuallyHidden } from "../../ui/layout/visually-hidden.tsx";
import { useLive } from "./live-store.ts";

/** The one place from which the lesson speaks. */
export function Announcer() {
  const said = useLive((view) => view.said);
  return (
    <VisuallyHidden>
      <span aria-live="polite" aria-atomic>
        <Words of={said} />
      </span>
    </VisuallyHidden>
  );
}
