import { isRegistered, useSession } from "../../session/session.ts";

/** Whether a teacher is logged in. */
export const useIsTeacher = (): boolean =>
  useSession(({ user }) => isRegistered(user) && (user?.roles?.includes("teacher") ?? false));
