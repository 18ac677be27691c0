import { GraduationCap } from "lucide-react";
import { useLocation } from "react-router-dom";

import { LESSON } from "#shared/content/pages.ts";

import { Sign } from "../../shell/states/sign.tsx";
import { SheetPage } from "../../ui/layout/sheet-page.tsx";
import { SiteButton } from "./site-button.tsx";

import style from "./welcome.module.css";

/** What classes are, for whoever isn't logged in. */
export function Welcome() {
  const { pathname } = useLocation();
  const next = `/teachers${pathname.replace(/\/$/, "")}`;
  return (
    <SheetPage
      title="Teacher Portal"
      picture={<Sign icon={GraduationCap} car={49} hueAngle={90} />}
      actions={
        <>
          <SiteButton kind="primary" href={`/login?next=${next}`}>
            Log In
          </SiteButton>
          <SiteButton href={`/register?next=${next}`}>Make an Account</SiteButton>
        </>
      }
    >
      <ul className={style.points}>
        <li>Your pupils log in with a card or a code. They need no e-mail address.</li>
        <li>Everyone gets a friendly alias. Only you see who is who.</li>
        <li>No ads, no prices, and nobody outside the class can write to it until you open that.</li>
        <li>You see what each of them raced, and take it along as a table.</li>
      </ul>
      <p>
        Log in with an account of your own. Then tell us your school. <a href="/support/teachers">How it works</a>{" "}
        <a href="/support/data-agreement">The data agreement</a>
      </p>
      <p>
        No account, or just one lesson? Start a <a href={LESSON}>lesson without data</a>: a code on the wall, kind
        names, a race, and nothing is kept.
      </p>
    </SheetPage>
  );
}
