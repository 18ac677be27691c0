import { Navigate, useParams } from "react-router-dom";

import { useGarage, wardrobeOf } from "../../data/garage/use-garage.ts";
import { useSession } from "../../session/session.ts";
import { useOwnTitle } from "../../shell/own-title.ts";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Spinner } from "../../ui/feedback/spinner.tsx";
import { Horizon } from "../../ui/pictures/horizon.tsx";
import { Hall } from "./hall.tsx";
import { CUSTOMIZER, kindAt } from "./kinds.ts";

import style from "./customizer-page.module.css";

/** The car with everything it can wear: the overview, or the shelf of one kind. @source core §2 Other paths, §4 Equip */
export function CustomizerPage() {
  const { kind: slug } = useParams();
  const { load, again } = useGarage();
  const user = useSession((session) => session.user);
  const kind = slug === undefined ? undefined : kindAt(slug);
  const title = kind?.title ?? "Customizer";
  useOwnTitle(title);
  if (slug !== undefined && !kind) return <Navigate to={CUSTOMIZER} replace />;
  if (!user) return null;
  const wardrobe = load.state === "ready" ? wardrobeOf(load.value) : undefined;
  if (load.state === "ready" && wardrobe) {
    return <Hall kind={kind} garage={load.value} wardrobe={wardrobe} user={user} />;
  }
  return (
    <main id="main" className={style.page}>
      <Horizon height="42dvh" />
      <div className={style.waiting}>
        <h1 className={style.title}>{title}</h1>
        {load.state === "trouble" ? (
          <ErrorState
            level={2}
            title={load.trouble.kind === "offline" ? "You're offline" : undefined}
            text={
              load.trouble.kind === "offline"
                ? "Everything you own is safe. It'll show up as soon as we reach the server."
                : load.trouble.sentence
            }
            onRetry={again}
          />
        ) : (
          <Spinner label="Loading what you own" spoken />
        )}
      </div>
    </main>
  );
}
