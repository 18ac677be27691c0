import { useRouteError } from "react-router-dom";

import { Button } from "../ui/button.tsx";
import { Note } from "./note.tsx";

/** Shown when a page cannot be loaded or breaks. @source teams-shop-seasons §2 Error screens */
export function CrashPage() {
  console.error(useRouteError());
  return (
    <Note title="Error Loading Page">
      <p>
        Something kept this page from loading. Ad blockers sometimes do: if you use one, try disabling it for this site.
      </p>
      <Button kind="primary" onClick={() => location.reload()}>
        Try Again
      </Button>
    </Note>
  );
}
