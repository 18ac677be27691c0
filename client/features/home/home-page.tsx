import { Fragment, lazy, Suspense } from "react";

import type { Site } from "#shared/content/site.ts";
import { OWN_LINK } from "#shared/rules/friend-link.ts";

import { raceLink, useSite } from "../../net/site.ts";
import { EnterLink } from "../../shell/links/enter-link.tsx";
import { Kbd } from "../../ui/controls/kbd.tsx";
import { LinkButton } from "../../ui/controls/link-button.tsx";
import { homeWords } from "./home-words.ts";
import { LiveRace } from "./live-race.tsx";

import style from "./home-page.module.css";

const Reasons = lazy(async () => ({ default: (await import("./reasons.tsx")).Reasons }));

/** What this is, at one glance, and a race at one key press. */
export const HomePage = () => <Hero site={useSite((answer) => answer.site) ?? "type"} />;

/** The same for a site that is known: also rendered into the built page. */
export function Hero({ site }: { readonly site: Site }) {
  const { label, to } = raceLink(site);
  const { title, lead } = homeWords[site];

  return (
    <main id="main">
      <section className={style.hero}>
        <h1 className={style.title}>{title}</h1>
        <p className={style.lead}>
          {lead.map((sentence) => (
            <Fragment key={sentence}>
              <span className={style.sentence}>{sentence}</span>{" "}
            </Fragment>
          ))}
        </p>
        <div className={style.start}>
          <EnterLink to={to}>{label}</EnterLink>
          <span className={style.hint}>
            or press <Kbd>Enter</Kbd>
          </span>
          <LinkButton to={raceLink(site, OWN_LINK).to}>Race with friends</LinkButton>
        </div>
      </section>
      <LiveRace key={site} site={site} />
      <Suspense fallback={<div className={style.reasonsPlace} />}>
        <Reasons site={site} />
      </Suspense>
    </main>
  );
}
