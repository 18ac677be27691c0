import { Button } from "../../ui/controls/button.tsx";
import { LinkButton } from "../../ui/controls/link-button.tsx";
import { Callout } from "../../ui/feedback/callout.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Card } from "../../ui/layout/card.tsx";

import page from "../ui-page.module.css";

export function StateSection() {
  return (
    <>
      <Card title="Callouts">
        <div className={page.stack}>
          <Callout title="Qualify first">One race tells us how fast you are.</Callout>
          <Callout tone="good" title="Ok to change!" />
          <Callout tone="careful" action={<Button size="small">Look</Button>}>
            Three members will be removed within 24 hours. This feature runs nightly.
          </Callout>
          <Callout tone="wrong" title="Incorrect password. Please try again." />
        </div>
      </Card>
      <Card>
        <EmptyState
          title="No eligible teams found!"
          text="Raise your speed a little, or found a team of your own."
          action={
            <LinkButton to="/team/new" kind="primary">
              Create New Team
            </LinkButton>
          }
        />
      </Card>
      <Card>
        <EmptyState scene="garage" title="Room for one more" text="Win a race and roll a new car in." />
      </Card>
      <Card>
        <EmptyState scene="podium" title="Nobody on the board yet" text="Be the first this week." />
      </Card>
      <Card>
        <ErrorState onRetry={() => location.reload()} />
      </Card>
    </>
  );
}
