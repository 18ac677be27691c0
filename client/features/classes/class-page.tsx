import { Navigate } from "react-router-dom";

import { RACER_HOME } from "#shared/rules/account/access.ts";

import { useOwnClass } from "../../data/classes/use-own-class.ts";
import { DetailsTrouble } from "../../shell/states/details-trouble.tsx";
import { ClassToCome } from "./class-states.tsx";
import { PendingApproval } from "./pending-approval.tsx";
import { SchoolClass } from "./school-class.tsx";

/** The racer's class, for its pupils and its teachers. @source teams §2 Class page, §4 Team transitions */
export function ClassPage() {
  const { load, again } = useOwnClass();
  if (load.state === "loading") return <ClassToCome />;
  if (load.state === "trouble") return <DetailsTrouble trouble={load.trouble} onRetry={again} />;
  switch (load.value.kind) {
    case "pending":
      return <PendingApproval />;
    case "none":
      return <Navigate to={RACER_HOME} replace />;
    case "class":
      return <SchoolClass page={load.value.page} />;
  }
}
