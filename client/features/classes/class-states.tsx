import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { VisuallyHidden } from "../../ui/layout/visually-hidden.tsx";
import { Horizon } from "../../ui/pictures/horizon.tsx";

import style from "./class-page.module.css";

/** The page's places before the class is there. */
export const ClassToCome = () => (
  <main id="main" className={style.page} aria-busy>
    <VisuallyHidden>
      <h1>Loading class</h1>
    </VisuallyHidden>
    <Horizon height="clamp(11rem, 32dvh, 22rem)" />
    <div className={style.body}>
      <Card look="stack">
        <Skeleton height="2.5rem" lines={2} />
      </Card>
      <Card>
        <Skeleton height="3rem" lines={4} />
      </Card>
    </div>
  </main>
);
