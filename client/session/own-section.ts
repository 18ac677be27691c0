import type { Self } from "#shared/contracts/self.ts";
import type { SectionID } from "#shared/ids.ts";

/** The class in which somebody is a pupil. */
export const ownSection = (user: Self | undefined): SectionID | undefined =>
  user?.classData && !user.classData.isTeacher ? user.classData.sectionID : undefined;

/** The same while it meets: its races are joined in its room. */
export const liveSection = (user: Self | undefined): SectionID | undefined =>
  user?.isLive ? ownSection(user) : undefined;
