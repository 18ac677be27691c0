import type { Self } from "#shared/contracts/self.ts";

import { AsIs } from "../../../ui/data/as-is.tsx";
import { Callout } from "../../../ui/feedback/callout.tsx";

/** What a team is for somebody whose teacher closed the messages in it; nothing for everyone else. @source teams §2 Team list page */
export function ClassroomNote({ user: { classData, disabledClassSettings } }: { readonly user: Self }) {
  if (!classData || classData.isTeacher || !disabledClassSettings.includes("allow_team_communication")) return null;
  return (
    <Callout tone="note" title="Teams in your class">
      <AsIs>{classData.teacherName || classData.className}</AsIs> has closed messages in teams for your class. You can
      still join one and race for it.
    </Callout>
  );
}
