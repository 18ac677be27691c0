import { lazy, Suspense } from "react";

import { useIsOldPage, useSite } from "./net/site.ts";
import { useIsLoggedIn } from "./session/session.ts";

const AccountLayers = lazy(async () => ({ default: (await import("./account-layers.tsx")).AccountLayers }));

const LessonDoor = lazy(async () => ({
  default: (await import("./race/math/lessons/lesson-door.tsx")).LessonDoor,
}));

const OldPageWatch = lazy(async () => ({ default: (await import("./shell/old-page-watch.tsx")).OldPageWatch }));

/** The layers over every page, for accounts, old pages and on the math site. Not loaded otherwise. */
export function Layers() {
  const isLoggedIn = useIsLoggedIn();
  const isOldPage = useIsOldPage();
  const isMath = useSite(({ site }) => site === "math");
  return (
    <Suspense fallback={null}>
      {isOldPage && <OldPageWatch />}
      {isLoggedIn && <AccountLayers />}
      {isMath && <LessonDoor />}
    </Suspense>
  );
}
