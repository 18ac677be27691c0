import { PaintBucket, Sticker } from "lucide-react";
import { lazy, Suspense, type RefObject } from "react";

import { carByID } from "#shared/content/cars/catalog.ts";
import type { Self } from "#shared/contracts/self.ts";

import { raceLink, useSite } from "../../net/site.ts";
import { GoalLine } from "../../race/screen/goals/goal-line.tsx";
import { ownSection } from "../../session/own-section.ts";
import { EnterLink } from "../../shell/links/enter-link.tsx";
import { Dashboard } from "../../shell/racer/dashboard.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { LinkButton } from "../../ui/controls/link-button.tsx";
import { CarStory } from "../../ui/data/car-story.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Marks } from "./marks.tsx";
import type { Owned } from "./owned.ts";
import type { Paint } from "./paint/use-paint.ts";

import style from "./dash.module.css";

/** Loaded for pupils alone. */
const LateAssignments = lazy(async () => ({
  default: (await import("../../social/assignments/assignments-line.tsx")).AssignmentsLine,
}));

interface DashProps {
  readonly user: Self;
  /** The car in use; undefined while the garage is being loaded. */
  readonly own: Owned | undefined;
  readonly paint: Paint;
  readonly paintButton: RefObject<HTMLButtonElement | null>;
  readonly onClosePaint: () => void;
}

/** The car in use by name, with what it has done, and where one can go with it. */
export function Dash({ user, own, paint, paintButton, onClosePaint }: DashProps) {
  const site = useSite((answer) => answer.site);
  const { label, to } = raceLink(site);
  const { carID, username } = user;
  const car = carByID(carID);
  return (
    <Dashboard user={user}>
      <div className={style.car}>
        <h2 className={style.name}>{car?.name}</h2>
        {car && <Marks car={car} isNew={false} />}
      </div>
      <div className={style.ways}>
        <EnterLink to={to}>{label}</EnterLink>
        {username !== null && (
          <LinkButton size="small" to={raceLink(site, username).to}>
            Race with friends
          </LinkButton>
        )}
        <Button
          size="small"
          ref={paintButton}
          icon={<PaintBucket aria-hidden />}
          aria-expanded={paint.isOpen}
          onClick={paint.isOpen ? onClosePaint : paint.open}
        >
          Paint
        </Button>
        <LinkButton size="small" icon={<Sticker aria-hidden />} to="/garage/customizer">
          Customize
        </LinkButton>
      </div>
      <div className={style.story}>
        {own ? <CarStory isOwn story={own} look="small" /> : <Skeleton width="13rem" height="2.4rem" />}
      </div>
      <GoalLine />
      {ownSection(user) !== undefined && (
        <div className={style.assigned}>
          <Suspense fallback={null}>
            <LateAssignments />
          </Suspense>
        </div>
      )}
    </Dashboard>
  );
}
