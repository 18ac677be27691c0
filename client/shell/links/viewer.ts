import type { Site } from "#shared/content/site.ts";
import type { Self } from "#shared/contracts/self.ts";
import { accessOf, type Access, type Visitor } from "#shared/rules/account/access.ts";
import type { Person } from "#shared/rules/account/gates.ts";

import { useSite } from "../../net/site.ts";
import { isRegistered, useSession } from "../../session/session.ts";

/** The viewer of the page, as far as the frame needs to know. */
export interface Viewer {
  /** The typing site until the server's answer is known. */
  readonly site: Site;
  readonly isSiteKnown: boolean;
  readonly visitor: Visitor;
  readonly access: Access;
  /** A racer with an account; a guest's racer is not one. */
  readonly user: Self | undefined;
  /** The facts that open features; races on the other site are unknown to a page. */
  readonly person: Omit<Person, "cars">;
}

/** Whether pages for moderators are there for a racer. The server asks for itself. */
export const isModerator = (user: Self | undefined): boolean =>
  user?.roles?.some((role) => role === "moderator" || role === "staff") ?? false;

/** Whether the class page is there for a racer, as a pupil or as a teacher. */
export const isTeacherOfClass = (user: Self | undefined): boolean => user?.classData?.isTeacher ?? false;

/** A teacher is no member. What was made for a class stays in its care. */
function classStandingOf(user: Self | undefined): Person["classStanding"] {
  if (user?.inClass && !isTeacherOfClass(user)) return "member";
  return user?.pendingTeacherApproval || user?.accountType === "class" ? "pending" : "none";
}

export const useViewer = (): Viewer =>
  viewerOf(
    useSession((session) => session.user),
    useSite((answer) => answer.site),
  );

/** The same for a racer and a site that are known: also rendered into the built page. */
export function viewerOf(racer: Self | undefined, known: Site | undefined): Viewer {
  const user = isRegistered(racer) ? racer : undefined;
  const site = known ?? "type";
  const visitor = {
    site,
    isLoggedIn: user !== undefined,
    qualifyingRaceComplete: user?.qualifyingRaceComplete ?? false,
  };
  const person = {
    site,
    membership: user?.membership ?? "basic",
    gamesPlayedAllSites: user?.racesPlayed ?? 0,
    totalFriends: user?.totalFriends ?? 0,
    classStanding: classStandingOf(user),
    disabledClassSettings: user?.disabledClassSettings ?? [],
  };
  return { site, isSiteKnown: known !== undefined, visitor, access: accessOf(visitor), user, person };
}
