import type { Self } from "#shared/contracts/self.ts";
import { formatMoney, formatWholeSpeed } from "#shared/format/figures.ts";
import { STARTER } from "#shared/rules/rewards/starter.ts";

import { BirthYearForm } from "../../buying/birth-year-form.tsx";
import { raceLink, useIsAgeAsked } from "../../net/site.ts";
import { takeChange } from "../../session/session.ts";
import { EnterLink } from "../../shell/links/enter-link.tsx";
import { useViewer, type Viewer } from "../../shell/links/viewer.ts";
import { Kbd } from "../../ui/controls/kbd.tsx";
import { asIs, named } from "../../ui/data/as-is.tsx";
import { CountUp } from "../../ui/data/count-up.tsx";
import { SheetPage } from "../../ui/layout/sheet-page.tsx";
import { CarThumb } from "../../ui/pictures/car-thumb.tsx";
import { Horizon } from "../../ui/pictures/horizon.tsx";

import style from "./welcome-page.module.css";

/** The first page of a new account: the car, the money, and the race. */
export function WelcomePage() {
  const viewer = useViewer();
  const { user, site } = viewer;
  const { label, to } = raceLink(site);
  const isAsked = useIsAgeAsked();
  if (!user) return null;
  // The form of a sign-up with a password has asked already; a school asks nobody.
  const asksAge = isAsked && user.accountType === "single_sign_on" && viewer.person.classStanding === "none";
  return (
    <SheetPage
      title={`Welcome, ${named(user.displayName)}!`}
      picture={
        <div aria-hidden>
          <Horizon height="clamp(14rem, 46dvh, 30rem)">
            <div className={style.car}>
              <CarThumb carID={user.carID} hueAngle={user.carHueAngle} look={user.look} width="min(46dvh, 78vw)" />
            </div>
          </Horizon>
        </div>
      }
      actions={
        <>
          <EnterLink to={to}>{label}</EnterLink>
          <span className={style.hint}>
            or press <Kbd>Enter</Kbd>
          </span>
        </>
      }
      after={
        asksAge &&
        user.age === "unknown" && (
          <div className={style.question}>
            <BirthYearForm isBeside onAnswered={takeChange} />
          </div>
        )
      }
    >
      <p className={style.money}>
        <strong>
          <CountUp to={STARTER.cash} format={formatMoney} />
        </strong>{" "}
        to start, and {STARTER.nitros} nitros
      </p>
      <p>{raceWords({ ...viewer, user })}</p>
      {user.email !== null && !user.validEmail && (
        <p>
          We've sent an e-mail to <strong {...asIs()}>{user.email}</strong>. Use its link to confirm your address.
        </p>
      )}
    </SheetPage>
  );
}

function raceWords({ user: { racesPlayed, avgSpeed }, access, site }: Viewer & { readonly user: Self }): string {
  if (access === "limited" || racesPlayed === 0) return "The car is yours. Take it out for your first race!";
  const speed = avgSpeed === null || site === "math" ? "" : `, at ${formatWholeSpeed(avgSpeed)} WPM`;
  return `Your first race counts${speed}. Ready for the next one?`;
}
