import { type ReactNode, useEffect } from "react";
import { useNavigate } from "react-router-dom";

import { LinkButton } from "../../ui/controls/link-button.tsx";

interface EnterLinkProps {
  readonly to: string;
  readonly children: ReactNode;
}

/** The page's main link: Enter leads there too, while nothing else has the focus. One on a page. */
export function EnterLink({ to, children }: EnterLinkProps) {
  const navigate = useNavigate();
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const isFree = event.target === document.body || event.target instanceof HTMLHeadingElement;
      // A key that is still held down was pressed for the page before.
      if (event.key === "Enter" && isFree && !event.repeat) void navigate(to);
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [navigate, to]);
  return (
    <LinkButton kind="primary" size="large" to={to} aria-keyshortcuts="Enter">
      {children}
    </LinkButton>
  );
}
