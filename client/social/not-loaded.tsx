import type { Loaded } from "../data/loaded.ts";
import { Button } from "../ui/controls/button.tsx";
import { Skeleton } from "../ui/feedback/skeleton.tsx";

import style from "./results.module.css";

interface NotLoadedProps<T> {
  readonly loaded: Loaded<T>;
  /** As many as will probably be there. */
  readonly lines: number;
}

/** What stands in a card where its lines are still to come, or could not be loaded; nothing once they are here. */
export function NotLoaded<T>({ loaded: { load, again }, lines }: NotLoadedProps<T>) {
  if (load.state === "ready") return null;
  if (load.state === "loading") {
    return (
      <div aria-busy>
        <Skeleton height="2.25rem" lines={lines} />
      </div>
    );
  }
  return (
    <div role="alert" className={style.note}>
      <p>{load.trouble.sentence}</p>
      <Button size="small" onClick={again}>
        Try again
      </Button>
    </div>
  );
}
