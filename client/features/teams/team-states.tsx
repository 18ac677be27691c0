import { Page } from "../../shell/page.tsx";
import { LinkButton } from "../../ui/controls/link-button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { VisuallyHidden } from "../../ui/layout/visually-hidden.tsx";
import { Horizon } from "../../ui/pictures/horizon.tsx";

import style from "./page/team-page.module.css";

/** @source teams §8 */
export const NoSuchTeam = () => (
  <Page title="Team Not Found">
    <main id="main" className={style.empty}>
      <EmptyState
        level={1}
        title="Team Not Found"
        text="This team does not exist!"
        action={
          <LinkButton kind="primary" to="/team">
            Find a team
          </LinkButton>
        }
      />
    </main>
  </Page>
);

/** The page's places before its team is there. */
export const TeamToCome = () => (
  <main id="main" className={style.page} aria-busy>
    <VisuallyHidden>
      <h1>Loading team</h1>
    </VisuallyHidden>
    <Horizon height="clamp(11rem, 30dvh, 20rem)" />
    <div className={style.body}>
      <Card look="stack">
        <div className={style.coming}>
          <Skeleton width="min(22rem, 80%)" height="3rem" />
          <Skeleton width="min(34rem, 100%)" lines={2} />
        </div>
      </Card>
      <Card>
        <Skeleton height="3rem" lines={4} />
      </Card>
    </div>
  </main>
);
