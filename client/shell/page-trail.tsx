import { useEffect } from "react";
import { useLocation } from "react-router-dom";

import { leaveCrumb } from "../net/breadcrumbs.ts";

/** Leaves a breadcrumb at each page; never its query or hash, which may hold the code of a letter. */
export function PageTrail() {
  const { pathname } = useLocation();
  useEffect(() => leaveCrumb("page", pathname), [pathname]);
  return null;
}
