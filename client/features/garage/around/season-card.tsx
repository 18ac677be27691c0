import { Link } from "react-router-dom";

import type { Self } from "#shared/contracts/self.ts";

import { SeasonProgress, seasonShown } from "../../../social/season-progress.tsx";
import { Card } from "../../../ui/layout/card.tsx";

/** How far the player is in the season; nothing before the first races. */
export function SeasonCard({ user }: { readonly user: Self }) {
  const season = seasonShown(user);
  if (!season) return null;
  return (
    <Card title="Season" aside={<Link to="/season">See the road</Link>}>
      <SeasonProgress season={season} />
    </Card>
  );
}
