import { Component, type ReactNode } from "react";

import { Button } from "../ui/controls/button.tsx";

import style from "./door.module.css";

interface QuietGuardProps {
  readonly children: ReactNode;
}

/** Shows what to do when the page breaks. It reports nothing: a report would say from where it comes. */
export class QuietGuard extends Component<QuietGuardProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { readonly isBroken: boolean } {
    return { isBroken: true };
  }

  override render(): ReactNode {
    if (!this.state.isBroken) return this.props.children;
    return (
      <main id="main" className={style.door}>
        <h1>Something went wrong here</h1>
        <p>Load the page again to come back to the lesson.</p>
        <Button kind="primary" onClick={() => location.reload()}>
          Load Again
        </Button>
      </main>
    );
  }
}
