import { Link } from "react-router-dom";

import { KEPT_DAYS } from "#shared/rules/retention.ts";

import { useAdHosts, useAdPromise } from "../../shell/ads/ad-promise.ts";
import { useOpens } from "../../shell/links/open-feature.ts";
import { AsIs } from "../../ui/data/as-is.tsx";
import { COOKIES, STORAGE } from "./kept-here.ts";
import { HereTable, KeptTable } from "./kept-table.tsx";
import { Chapter, LegalPage, Operator } from "./legal-page.tsx";

const SHORT_FIRST = [
  "You can race without telling us who you are. We don't need your real name or an e-mail address.",
  "We keep your results, and for a while what you typed in a race, so that races are fair.",
];
const SHORT_THEN = [
  "There's no free chat, only ready-made phrases. Just captains and officers can write a message to their team.",
  "You can download everything or have it erased yourself: My Settings, Privacy.",
  "Not sure about something? Ask a grown-up you trust to read this with you.",
];

/** What is kept about people, why, and for how long. @source core §2 Footer, rules Privacy */
export const PrivacyPage = () => (
  <LegalPage title="Privacy Policy" short={[...SHORT_FIRST, useAdPromise(), ...SHORT_THEN]}>
    <Chapter title="Who is responsible">
      <Operator />
    </Chapter>
    <Chapter title="What we keep, why, and how long">
      <p>This is everything. If it's not in the table, we don't keep it.</p>
      <KeptTable />
    </Chapter>
    <Chapter title="What your browser stores">
      <p>
        These are on your own device. None of them follows you to other sites. Clear them in your browser whenever you
        like. You'll then be a new guest until you log in again.
      </p>
      <HereTable title="Cookies" rows={COOKIES} />
      <HereTable title="Browser storage" rows={STORAGE} />
    </Chapter>
    <Chapter title="Who can see what">
      <ul>
        <li>Everyone in your race sees your display name, your car, your speed and your place.</li>
        <li>
          Everyone can open your public profile: name, car, speed and race counts, your last races, your team, what you
          put into your showcase, and your garage unless you close it. Your friends, teammates and classmates also see
          when you're online, unless you turn that off.
        </li>
        <li>
          With an account you can stand on leaderboards, also on the one of your world: name, car, place, points and
          speed. In the leagues, those of your group see your name and points. You can leave the leagues in My Settings.
        </li>
        <li>
          Only those who were in a race can watch it again, unless you share the link. A race that counts in a contest
          of your team can be watched by everyone who sees the contest and may find you.
        </li>
        <li>Your team sees what you raced for it, and when you last did.</li>
        <li>
          No other player sees your e-mail or your first and last name. Nobody can read your password, not even us.
        </li>
        <li>The people who run this site can look at reports, at races that were flagged, and at broken pages.</li>
      </ul>
    </Chapter>
    <Chapter title="Who else gets any of it">
      <p>
        Nobody, with two exceptions that are up to you. If you gave us an e-mail address, yours or a parent's, the mail
        service that delivers our e-mails sees the address and the e-mail. If you log in with another company, that
        company sees that you came from here. We get your number there, and no password.
      </p>
      <OthersAds />
    </Chapter>
    <Chapter title="What you can do">
      <ul>
        <li>See and change your details in My Settings.</li>
        <li>Download everything as one file: My Settings, Privacy, Your data.</li>
        <li>
          Erase your account: My Settings, Privacy. You have {KEPT_DAYS.secondThoughts} days to change your mind. Then
          it's gone for good.
        </li>
        <li>Ask us anything, and complain to the data protection office of your country if our answer isn't enough.</li>
      </ul>
    </Chapter>
    <Chapter title="For parents">
      <p>
        Many of our players are children. That's why an account needs no e-mail and no real name, names are checked for
        personal details before anyone sees them, and players can't write to each other freely. You can do all of the
        above for your child by logging in together, or ask us to do it.
      </p>
      <p>
        <Link to="/support/parents">For parents, in two minutes</Link>{" "}
        <Link to="/support/privacy-for-children">What others see of a child</Link>{" "}
        <Link to="/support/a-child-in-a-class">Your child in a class</Link>
      </p>
      <p>
        We only keep what we need to run the game you asked for, and to keep it fair and safe. News by e-mail only goes
        to those who ticked the box.
      </p>
    </Chapter>
    <Chapter title="For schools">
      <p>
        A school decides what happens with the data of its classes, and the people who run this site work for it there.
        That's written down on one page that both can sign: the{" "}
        <Link to="/support/data-agreement">Data Agreement for Schools</Link>.
      </p>
    </Chapter>
    <Chapter title="If this page changes">
      <p>
        The date at the top will change too. The rules for playing together are in the{" "}
        <Link to="/support/tos">Terms of Service</Link>.
      </p>
    </Chapter>
  </LegalPage>
);

/** Only where the operator shows some. */
function OthersAds() {
  const hosts = useAdHosts();
  const hearsOfGold = useOpens("paid_offers");
  if (hosts.length === 0) return null;
  return (
    <p>
      Ads of other companies come from <AsIs>{hosts.join(", ")}</AsIs>. Your browser loads them as it loads a page, so
      they learn its address and its kind. They don't learn who you are here, or which page you're on. Nobody sees any
      in a class or below the age limit{hearsOfGold && ", or with gold"}.
    </p>
  );
}
