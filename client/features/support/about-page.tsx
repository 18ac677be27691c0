import { Heart } from "lucide-react";

import { useSite } from "../../net/site.ts";
import { useAdPromise } from "../../shell/ads/ad-promise.ts";
import { useOpens } from "../../shell/links/open-feature.ts";
import { OutsideLink } from "../../shell/links/outside-link.tsx";
import { Sign } from "../../shell/states/sign.tsx";
import { LinkButton } from "../../ui/controls/link-button.tsx";
import { AsIs } from "../../ui/data/as-is.tsx";
import { SheetPage } from "../../ui/layout/sheet-page.tsx";

import style from "./plain-page.module.css";

/** Who makes this, and why, and who runs this site. @source core §2 Footer */
export function AboutPage() {
  const promise = useAdPromise();
  const hearsOfGold = useOpens("paid_offers");
  const { name, contact } = useSite(({ operator }) => operator);
  const sourceUrl = useSite((answer) => answer.sourceUrl);
  return (
    <SheetPage
      title="About Redline"
      size="wide"
      picture={<Sign icon={Heart} car={82} hueAngle={0} />}
      actions={
        <>
          <LinkButton to="/contact">Contact</LinkButton>
          <LinkButton to="/support/parents">For parents</LinkButton>
        </>
      }
    >
      <div className={style.words}>
        <section>
          <h2>Why</h2>
          <p>
            Typing well and calculating well are worth a lot, and both need practice. Practice is dull alone. So we made
            a race of it: everything that moves, moves because someone typed.
          </p>
          <p>
            We want a game in which a child, a grown-up and a very fast typist can sit at one table, and in which honest
            work is always enough. That's why nobody can buy speed here, why bots always say that they're bots, and why
            each rule that touches your race shows you its numbers.
          </p>
        </section>
        <section>
          <h2>Who makes it</h2>
          <p>
            Redline was made for this and nothing else: its cars, roads, texts, names and sounds are its own. "Redline
            Games" at the foot of a page is a made-up name. It stands there until whoever runs a site puts in their own.
          </p>
          {sourceUrl !== null && (
            <p>
              <OutsideLink to={sourceUrl}>The source of this server</OutsideLink> can be read by everyone.
            </p>
          )}
        </section>
        <section>
          <h2>Who runs this site</h2>
          <p>
            {name === null ? (
              "Anyone can run Redline: a school, a club, a person. Whoever gave you this address runs this site, and is responsible for it."
            ) : (
              <>
                <AsIs>{name}</AsIs> runs this site, and is responsible for it.
              </>
            )}
            {contact === null ? "" : " Contact says how to reach them."}
          </p>
        </section>
        <section>
          <h2>What you can count on</h2>
          <ul>
            <li>{promise}</li>
            <li>
              Everything that wins a race is free. {hearsOfGold ? "Gold and game cash make" : "Game cash makes"} it
              richer, and nobody faster.
            </li>
            <li>A person can always be asked, and you get an answer with a reason.</li>
            <li>You can take your data along, or have it erased.</li>
          </ul>
        </section>
      </div>
    </SheetPage>
  );
}
