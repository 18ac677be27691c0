import { lazy, Suspense } from "react";

import { useSite } from "./net/site.ts";
import { useIsLoggedIn } from "./session/session.ts";

const AccountLayers = lazy(async () => ({ default: (await import("./account-layers.tsx")).AccountLayers }));

const LessonDoor = lazy(async () => ({
  default: (await import("./race/math/lessons/lesson-door.tsx")).LessonDoor,
}));

/** What lies over every page: of an account, and of the math site. Other browsers load nothing of it. */
export function Layers() {
  const isLoggedIn = useIsLoggedIn();
  const isMath = useSite(({ site }) => site === "math");
  return (
    <Suspense fallback={null}>
      {isLoggedIn && <AccountLayers />}
      {isMath && <LessonDoor />}
    </Suspense>
  );
}
