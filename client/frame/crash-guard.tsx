import { Component, type ReactNode } from "react";

import { Button } from "../ui/button.tsx";
import { Note } from "./note.tsx";

interface CrashGuardProps {
  readonly children: ReactNode;
}

/** Shows a way on when a page cannot be loaded or breaks. @source teams-shop-seasons §2 Error screens */
export class CrashGuard extends Component<CrashGuardProps, { readonly hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError(): { hasCrashed: boolean } {
    return { hasCrashed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasCrashed) return this.props.children;
    return (
      <Note title="Error Loading Page">
        <p>
          Something kept this page from loading. Ad blockers sometimes do: if you use one, try disabling it for this
          site.
        </p>
        <Button kind="primary" onClick={() => location.reload()}>
          Try Again
        </Button>
      </Note>
    );
  }
}
