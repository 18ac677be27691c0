import { useState } from "react";

import { lasting } from "../../browser/storages.ts";
import { Callout } from "../../ui/feedback/callout.tsx";

/** Says, before somebody logs in or signs up, that this browser forgets it with the page. */
export function Unremembered() {
  const [isKept] = useState(() => lasting.keeps());
  return (
    !isKept && (
      <Callout tone="careful" title="This browser won't remember you">
        It doesn't let us save anything. You can race and earn as always, but when you reload or close the page, you'll
        need to log in again.
      </Callout>
    )
  );
}
