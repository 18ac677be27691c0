import { Component, type ReactNode } from "react";

import { Button } from "../../ui/controls/button.tsx";
import { Note } from "./note.tsx";

interface CrashGuardProps {
  readonly children: ReactNode;
}

interface CrashGuardState {
  readonly isBroken: boolean;
  /** The result of a crash report; null when the page merely could not be loaded. */
  readonly page: ReactNode;
}

/** Shows what to do next when a page cannot be loaded or crashes. @source teams-shop-seasons §2 Error screens */
export class CrashGuard extends Component<CrashGuardProps, CrashGuardState> {
  override state: CrashGuardState = { isBroken: false, page: undefined };

  static getDerivedStateFromError(): Partial<CrashGuardState> {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown): void {
    void this.#show(error);
  }

  async #show(error: unknown): Promise<void> {
    this.setState({ page: await pageFor(error) });
  }

  override render(): ReactNode {
    const { isBroken, page } = this.state;
    if (!isBroken) return this.props.children;
    if (page !== null) return page;
    return (
      <Note title="Error Loading Page">
        <p>
          Something stopped this page from loading. Ad blockers can do that. If you use one, try disabling it for this
          site.
        </p>
        <Button kind="primary" onClick={() => location.reload()}>
          Try Again
        </Button>
      </Note>
    );
  }
}

/** The crash code is loaded on demand; if it cannot be loaded, neither could the page. */
async function pageFor(error: unknown): Promise<ReactNode> {
  try {
    const { crashPage } = await import("./crash-page.tsx");
    return crashPage(error);
  } catch {
    return null;
  }
}
