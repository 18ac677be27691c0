import { Mail } from "lucide-react";
import { Link } from "react-router-dom";

import { Sign } from "../../shell/states/sign.tsx";
import { LinkButton } from "../../ui/controls/link-button.tsx";
import { SheetPage } from "../../ui/layout/sheet-page.tsx";
import { Reach } from "./reach.tsx";

import style from "./plain-page.module.css";

/** Where to write with what, and what happens where nobody says. @source core §2 Footer */
export const ContactPage = () => (
  <SheetPage
    title="Contact"
    size="wide"
    picture={<Sign icon={Mail} car={10} hueAngle={285} />}
    actions={
      <LinkButton kind="primary" to="/support">
        Search the answers
      </LinkButton>
    }
  >
    <div className={style.words}>
      <section>
        <h2>Write to a person</h2>
        <Reach />
        <p>Are you a child? Ask a grown-up to write with you.</p>
      </section>
      <section>
        <h2>What goes where</h2>
        <ul>
          <li>
            Something is broken: <Link to="/support#report-bug">report a bug</Link>.
          </li>
          <li>
            Someone is unkind, or a name is rude: report them on their page.{" "}
            <Link to="/support/unkind-players">How to report</Link>
          </li>
          <li>
            A reward is on hold, or a race ended early: ask a person on the race's own report. That's quickest.{" "}
            <Link to="/support/reward-on-hold">How that works</Link>
          </li>
          <li>
            A forgotten password: <Link to="/reset-password">ask for a link</Link>.
          </li>
          <li>
            Your data, or erasing an account: <Link to="/profile#privacy">My Settings, Privacy</Link>. No e-mail needed.
          </li>
          <li>Parents and teachers: anything you want to know about your children here.</li>
        </ul>
      </section>
      <section>
        <h2>What to write</h2>
        <p>
          Your username, what happened, when, and on which page. Never your password: nobody here will ever ask for it.
        </p>
      </section>
    </div>
  </SheetPage>
);
