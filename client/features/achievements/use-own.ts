import { useEffect } from "react";

import { checkAchievements } from "../../data/achievements/check-achievements.ts";
import { useAchievements, type Achievements } from "../../data/achievements/use-achievements.ts";
import type { Loaded } from "../../data/loaded.ts";
import { useViewer } from "../../shell/links/viewer.ts";
import { useNow } from "../../ui/use-now.ts";
import { entriesOf, type Entry } from "./entries.ts";

interface Own {
  readonly loaded: Loaded<Achievements>;
  /** Undefined until they are loaded. */
  readonly own: Achievements | undefined;
  readonly entries: readonly Entry[] | undefined;
}

/** The player's achievements, of which those that are earned by now are written while this is shown. */
export function useOwn(): Own {
  useEffect(checkAchievements, []);
  const loaded = useAchievements();
  const { site } = useViewer();
  const now = useNow();
  const own = loaded.load.state === "ready" ? loaded.load.value : undefined;
  return { loaded, own, entries: own && entriesOf(own, site, now) };
}
