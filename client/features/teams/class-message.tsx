import { isMessageOver } from "#shared/rules/classes/message.ts";

import { useSession } from "../../session/session.ts";
import { AsIs, named } from "../../ui/data/as-is.tsx";
import { Callout } from "../../ui/feedback/callout.tsx";
import { useNow } from "./use-now.ts";

/** What a pupil's teacher wrote to the class, until it is over; nothing for everyone else. @source teams §2 Team list page */
export function ClassMessage() {
  const message = useSession(({ user }) => user?.classData?.message);
  const now = useNow();
  if (!message || isMessageOver(message, now)) return null;
  const { teacherName } = message;
  return (
    <Callout title={teacherName ? `Message from ${named(teacherName)}` : "Message from your teacher"}>
      <p>
        <AsIs>{message.message}</AsIs>
      </p>
    </Callout>
  );
}
