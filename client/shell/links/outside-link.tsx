import type { ReactNode } from "react";

import { useOpens } from "./open-feature.ts";

interface OutsideLinkProps {
  /** Of another site, or of another program, such as one for e-mail. */
  readonly to: string;
  readonly className?: string | undefined;
  readonly opensTab?: boolean;
  readonly children: ReactNode;
}

/** The only link that leads out of the game. A pupil reads its words, and follows it nowhere. @source rules Privacy */
export function OutsideLink({ to, className, opensTab = false, children }: OutsideLinkProps) {
  if (!useOpens("outside_links")) return <>{children}</>;
  return (
    <a className={className} href={to} rel="noopener noreferrer" target={opensTab ? "_blank" : undefined}>
      {children}
    </a>
  );
}
