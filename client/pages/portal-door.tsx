import { useEffect } from "react";

import { LoadingPage } from "../shell/states/loading-page.tsx";

/** The Teacher Portal is a page of its own at this address, and is loaded anew: `client/teachers.tsx`. */
export function PortalDoor() {
  useEffect(() => location.reload(), []);
  return <LoadingPage />;
}
