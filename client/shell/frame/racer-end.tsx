import type { Self } from "#shared/contracts/self.ts";

import { Bell } from "../../notices/bell.tsx";
import type { Viewer } from "../links/viewer.ts";
import { Standing } from "../racer/standing.tsx";
import { Account } from "./account.tsx";
import { GarageLink } from "./garage-link.tsx";

interface RacerEndProps {
  readonly viewer: Viewer;
  readonly user: Self;
  readonly isAtRace: boolean;
}

/** What a racer has, and the racer: the right end of the header. */
export const RacerEnd = ({ viewer, user, isAtRace }: RacerEndProps) => (
  <>
    {isAtRace && <GarageLink />}
    <Standing user={user} />
    {!isAtRace && <Bell unseen={user.unseenNotifications} />}
    <Account viewer={viewer} user={user} />
  </>
);
