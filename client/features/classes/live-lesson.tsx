import { Flag } from "lucide-react";

import { liveSection } from "../../session/own-section.ts";
import { useSession } from "../../session/session.ts";
import { LinkButton } from "../../ui/controls/link-button.tsx";
import { Card } from "../../ui/layout/card.tsx";

import style from "./class-page.module.css";

/** The way to the lesson that goes on, for pupils. */
export function LiveLesson() {
  const isLive = useSession(({ user }) => liveSection(user) !== undefined);
  if (!isLive) return null;
  return (
    <Card tone="hot" title="Your class meets now">
      <div className={style.live}>
        <p>Everyone meets in one room, and your teacher starts the races.</p>
        <LinkButton to="/class/race" kind="primary" size="large" icon={<Flag aria-hidden />}>
          Join your class
        </LinkButton>
      </div>
    </Card>
  );
}
