import type { Load } from "../../data/loaded.ts";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { VisuallyHidden } from "../../ui/layout/visually-hidden.tsx";

import style from "./shop-shut.module.css";

interface ShopShutProps {
  readonly load: Exclude<Load<unknown>, { readonly state: "ready" }>;
  readonly onRetry: () => void;
  readonly title?: string;
}

/** What stands here until the shop has come, or while it can't. */
export function ShopShut({ load, onRetry, title = "Shop" }: ShopShutProps) {
  const isOffline = load.state === "trouble" && load.trouble.kind === "offline";
  return (
    <div className={style.shut}>
      <h1 className={style.title}>{title}</h1>
      {load.state === "trouble" ? (
        <ErrorState
          level={2}
          title={isOffline ? "You're offline" : undefined}
          text={isOffline ? "Your cash is safe. The shop opens as soon as we reach the server." : load.trouble.sentence}
          onRetry={onRetry}
        />
      ) : (
        <div aria-busy className={style.waiting}>
          <VisuallyHidden>Loading the shop</VisuallyHidden>
          <Skeleton height="20rem" lines={1} />
          <Skeleton height="4rem" lines={4} />
        </div>
      )}
    </div>
  );
}
