import type { Self } from "#shared/contracts/self.ts";

import type { Garage } from "../../data/garage/use-garage.ts";
import type { Loaded } from "../../data/loaded.ts";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { VisuallyHidden } from "../../ui/layout/visually-hidden.tsx";
import { Collection } from "./collection.tsx";
import { LotToCome } from "./lot/lot-to-come.tsx";
import type { OwnedCars } from "./owned.ts";
import { EmptyDecks } from "./slots/empty-decks.tsx";

import style from "./collection.module.css";

interface InsideProps {
  readonly user: Self;
  readonly loaded: Loaded<Garage>;
  readonly cars: OwnedCars | undefined;
}

/** The cars, or what stands in their place while they can't be shown. */
export function InsideOf({ user, loaded: { load, again }, cars }: InsideProps) {
  if (load.state === "ready" && cars) return <Collection user={user} garage={load.value} cars={cars} />;
  const isOffline = load.state === "trouble" && load.trouble.kind === "offline";
  return (
    <>
      <section className={style.inside} aria-label="Your cars" aria-busy={load.state === "loading"}>
        <h2 className={style.title}>Your cars</h2>
        {load.state === "trouble" ? (
          <ErrorState
            level={3}
            title={isOffline ? "You're offline" : undefined}
            text={
              isOffline ? "Your cars are safe. They'll roll in as soon as we reach the server." : load.trouble.sentence
            }
            onRetry={again}
          />
        ) : (
          <div className={style.halves}>
            <VisuallyHidden>Loading your cars</VisuallyHidden>
            <EmptyDecks />
          </div>
        )}
      </section>
      {load.state === "loading" && <LotToCome />}
    </>
  );
}
