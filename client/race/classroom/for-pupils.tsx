import { Fragment, type ReactNode } from "react";
import { Navigate } from "react-router-dom";

import type { SectionID } from "#shared/ids.ts";

import { ownSection } from "../../session/own-section.ts";
import { useSession } from "../../session/session.ts";

/** What the pupils of a class alone have. Others are sent to the page of their class, which says what they have. */
export function ForPupils({ children }: { readonly children: (sectionID: SectionID) => ReactNode }) {
  const sectionID = useSession(({ user }) => ownSection(user));
  if (sectionID === undefined) return <Navigate to="/class" replace />;
  return <Fragment key={sectionID}>{children(sectionID)}</Fragment>;
}
