import { formatCount } from "#shared/format/figures.ts";

import { useKeyStats, type KeyStats } from "../../../data/stats/use-key-stats.ts";
import { raceLink, useSite } from "../../../net/site.ts";
import { LinkButton } from "../../../ui/controls/link-button.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { VisuallyHidden } from "../../../ui/layout/visually-hidden.tsx";
import { FactCosts } from "./fact-costs.tsx";
import { TypedCosts } from "./typed-costs.tsx";

/** What costs the player most time on this site. The page gives it its heading. */
export function KeyCosts() {
  const { load, again } = useKeyStats();
  const isMath = useSite(({ site }) => site === "math");
  if (load.state === "trouble") {
    const isOffline = load.trouble.kind === "offline";
    return (
      <ErrorState
        level={3}
        title={isOffline ? "You're offline" : undefined}
        text={isOffline ? "Your keys show up when we reach the server." : load.trouble.sentence}
        onRetry={again}
      />
    );
  }
  if (load.state === "loading") {
    return (
      <div aria-busy>
        <VisuallyHidden>Loading your keys</VisuallyHidden>
        <Skeleton height="3rem" lines={5} />
      </div>
    );
  }
  return <KeyCostsShown stats={load.value} isMath={isMath} />;
}

/** The same of figures that are there. */
export function KeyCostsShown({ stats, isMath }: { readonly stats: KeyStats; readonly isMath: boolean }) {
  const isKnown = isMath ? stats.facts.length > 0 : stats.races >= stats.racesNeeded;
  const { label, to } = raceLink(isMath ? "math" : "type");
  if (isKnown) return isMath ? <FactCosts facts={stats.facts} /> : <TypedCosts stats={stats} />;
  return (
    <EmptyState
      scene="road"
      title={isMath ? "Your facts will tell" : "Your keys will tell"}
      text={emptyWords(stats, isMath)}
      action={<LinkButton to={to}>{label}</LinkButton>}
    />
  );
}

function emptyWords({ races, racesNeeded }: KeyStats, isMath: boolean): string {
  const left = Math.max(1, racesNeeded - races);
  const what = isMath ? "which facts take you longest" : "which keys cost you time";
  return `Finish ${formatCount(left, "more race")}, and this shows ${what}.`;
}
