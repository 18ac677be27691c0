import { RotateCcw } from "lucide-react";

import { useIsLoggedIn } from "../../session/session.ts";
import { Button } from "../../ui/controls/button.tsx";
import { LinkButton } from "../../ui/controls/link-button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";

import style from "./not-yours.module.css";

/** Somebody else's race and no race at all look the same. */
export function NotYours({ onAgain }: { readonly onAgain: () => void }) {
  const isLoggedIn = useIsLoggedIn();
  return (
    <div className={style.state}>
      <EmptyState
        level={1}
        title="We can't find this race of yours"
        text="You can only see reports about your own races, once everyone has finished."
        action={
          <div className={style.actions}>
            <Button kind="primary" icon={<RotateCcw aria-hidden />} onClick={onAgain}>
              Try again
            </Button>
            {isLoggedIn ? <LinkButton to="/">Home</LinkButton> : <LinkButton to="/login">Log in</LinkButton>}
          </div>
        }
      />
    </div>
  );
}
