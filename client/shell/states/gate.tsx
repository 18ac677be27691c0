import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router-dom";

import type { Page } from "#shared/content/pages.ts";
import { admission } from "#shared/rules/account/access.ts";

import { opens } from "../links/open-feature.ts";
import { isModerator, useViewer } from "../links/viewer.ts";
import { FaultPage } from "./fault-page.tsx";
import { LoadingPage } from "./loading-page.tsx";
import { LockedPage } from "./locked-page.tsx";

interface GateProps {
  readonly page: Page;
  readonly title: string;
  readonly children: ReactNode;
}

/** Shows a page to those who may see it, on its own site. The server checks access itself. */
export function Gate({ page, title, children }: GateProps) {
  const viewer = useViewer();
  const { pathname } = useLocation();
  if (page.site !== undefined && !viewer.isSiteKnown) return <LoadingPage />;
  if (page.isForBuyers && !opens("paid_offers", viewer)) return <FaultPage fault="not-found" />;
  if (page.isForModerators && !isModerator(viewer.user)) return <FaultPage fault="not-found" />;
  const entry = admission(pathname, viewer.visitor);
  if (entry.isOpen) return children;
  const isLocked = page.site === undefined && (viewer.access === "limited" || entry.goTo === "/login");
  return isLocked ? <LockedPage title={title} viewer={viewer} /> : <Navigate to={entry.goTo} replace />;
}
