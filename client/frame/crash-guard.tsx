import { Component, type ReactNode } from "react";

import { isLoadFailure, takeCrash } from "../session/crash.ts";
import { logOut } from "../session/log-out.ts";
import { isRegistered, useSession } from "../session/session.ts";
import { Button } from "../ui/button.tsx";
import { Note } from "./note.tsx";

interface CrashGuardProps {
  readonly children: ReactNode;
  /** The way on after a crash; by itself, the same page again. */
  readonly action?: { readonly text: string; readonly href: string };
}

interface CrashGuardState {
  readonly trouble: "none" | "load" | "crash";
  readonly wasCleared: boolean;
}

/** Shows a way on when a page cannot be loaded or breaks. @source teams-shop-seasons §2 Error screens */
export class CrashGuard extends Component<CrashGuardProps, CrashGuardState> {
  override state: CrashGuardState = { trouble: "none", wasCleared: false };

  static getDerivedStateFromError(error: unknown): Partial<CrashGuardState> {
    return { trouble: isLoadFailure(error) ? "load" : "crash" };
  }

  override componentDidCatch(error: unknown): void {
    if (!isLoadFailure(error)) this.setState({ wasCleared: takeCrash(error) });
  }

  override render(): ReactNode {
    const { trouble, wasCleared } = this.state;
    const { children, action } = this.props;
    if (trouble === "none") return children;
    if (trouble === "load") {
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
    return (
      <Note title="Engine Trouble">
        <p>
          This page encountered an internal error which has been forwarded to the development team.{" "}
          {wasCleared
            ? "It happened twice in a row, so we logged you out to start fresh."
            : "If it keeps happening, please log out and back in."}
        </p>
        <Button
          kind="primary"
          onClick={() => (action === undefined ? location.reload() : location.assign(action.href))}
        >
          {action?.text ?? "Try Again"}
        </Button>
        {isRegistered(useSession.getState().user) && <Button onClick={() => logOut()}>Log Out</Button>}
      </Note>
    );
  }
}
