import { lazy, Suspense, useState, type CSSProperties, type ReactNode } from "react";

import { isNarrow, openPlaces, type AdPage } from "#shared/rules/ads/places.ts";
import { isControl, turnsFrom } from "#shared/rules/ads/turns.ts";

import { useFittingAd } from "../../ads/use-fitting-ad.ts";
import { useSite } from "../../net/site.ts";
import { untilMet } from "../../session/meet-server.ts";
import { useSession } from "../../session/session.ts";
import { useViewer } from "../links/viewer.ts";
import type { Midroll as Playing } from "./midroll.tsx";
import type { ShownAd as Showing } from "./shown-ad.tsx";

import style from "./ads-around.module.css";

/** Whoever blocks ads may block their code too: the page stands without it. */
const blocked = () => <></>;
/** What this browser kept of a racer can be older than their class or their gold: the server is heard before anything is shown. */
const LateAd = lazy(async () => {
  await untilMet();
  const { ShownAd } = await import("./shown-ad.tsx").catch((): { ShownAd: typeof Showing } => ({ ShownAd: blocked }));
  return { default: ShownAd };
});
const LateMidroll = lazy(async () => {
  await untilMet();
  const { Midroll } = await import("./midroll.tsx").catch((): { Midroll: typeof Playing } => ({ Midroll: blocked }));
  return { default: Midroll };
});

/** Where passwords and addresses are typed: a frame of somebody else could take the focus for a moment. */
const OWN_ONLY: ReadonlySet<AdPage> = new Set<AdPage>(["profile"]);

interface AdsAroundProps {
  readonly page: AdPage;
  readonly children: ReactNode;
}

/**
 * A page with its place for an ad. Whether there is one is decided as the page comes, by what the browser kept of its racer,
 * and holds as long as the page: nothing jumps when an ad comes, fails or is none of the racer's any more. The page stands
 * before its ad for keyboards and readers.
 *
 * @source teams-shop-seasons §2, §9
 */
export function AdsAround({ page, children }: AdsAroundProps) {
  const racer = useSession(({ user }) => user);
  const { person } = useViewer();
  const isTold = useSite(({ noAds }) => !noAds);
  const ads = racer?.ads ?? { from: "none", frames: [] };
  const open =
    ads.from === "none" ? [] : openPlaces(page, { ...person, gamesPlayedAllSites: racer?.racesPlayed ?? 0, cars: 0 });
  const [reserved] = useState(open);
  const [chance] = useState(() => ({ isControl: isControl(Math.random), turn: Math.random() }));
  const size = useFittingAd(reserved);
  const [isReported, setReported] = useState(false);
  const providers = ads.frames.filter((each) => URL.parse(each)?.origin !== location.origin);
  const frames = chance.isControl || OWN_ONLY.has(page) ? [] : turnsFrom(() => chance.turn, providers);
  const isShown = isTold && size !== undefined && open.includes(size.place);
  return (
    <div className={style.around} data-place={size?.place}>
      {children}
      {size && (
        <aside
          className={style.ad}
          aria-label="Advertisement"
          data-narrow={isNarrow(size) || undefined}
          style={{ "--ad-width": `${size.width}px`, "--ad-height": `${size.height}px` } as CSSProperties}
        >
          {isReported ? (
            <output className={style.thanks}>Thanks for telling us. We took it away.</output>
          ) : (
            isShown && (
              <Suspense fallback={null}>
                <LateAd
                  page={page}
                  size={size}
                  frames={frames}
                  beginning={chance.turn}
                  onReported={() => setReported(true)}
                />
              </Suspense>
            )
          )}
        </aside>
      )}
      {page === "garage" && isShown && frames.length > 0 && (
        <Suspense fallback={null}>
          <LateMidroll frames={frames} races={racer?.racesPlayed ?? 0} />
        </Suspense>
      )}
    </div>
  );
}
