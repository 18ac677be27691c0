import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";

import type { Site } from "#shared/content/site.ts";
import type { Self } from "#shared/contracts/self.ts";
import type { CarID } from "#shared/ids.ts";
import type { Stamp } from "#shared/units.ts";

import { Hero } from "./features/home/home-page.tsx";
import { OWN } from "./own-page-marks.ts";
import { HeaderOf, loadRacer } from "./shell/frame/header.tsx";
import { Frame } from "./shell/frame/shell.tsx";
import { viewerOf } from "./shell/links/viewer.ts";
import { LoadingPage } from "./shell/states/loading-page.tsx";
import { GoldMark } from "./ui/data/gold-mark.tsx";
import { TeamTag } from "./ui/data/team-tag.tsx";

/** The first page of visitors as it stands in the built page until its script is there. */
export const firstPage = (site: Site): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <Frame header={<HeaderOf viewer={viewerOf(undefined, site)} />}>
        <Hero site={site} />
      </Frame>
    </MemoryRouter>,
  );

/** Has everything that a header can show of a racer: `own-page.ts` leaves out what its own racer lacks. */
const ANYBODY = {
  userID: 1,
  accountType: "standard",
  displayName: OWN.name,
  username: OWN.username,
  tag: OWN.tag,
  tagColor: OWN.tagColor,
  membership: "gold",
  money: OWN.money,
  nitros: OWN.nitros,
  playerExperience: 1,
  carID: 1 as CarID,
  carHueAngle: 0,
  look: "",
  qualifyingRaceComplete: true,
  unseenNotifications: 0,
  pendingCashGifts: 0,
  totalFriends: 0,
  racesPlayed: 0,
  visitedShop: Number.MAX_SAFE_INTEGER as Stamp,
} as Partial<Self> as Self;

/** The frame of a racer with an account, with marks for what only the browser knows. */
export async function ownPage(site: Site): Promise<string> {
  await loadRacer();
  const html = renderToStaticMarkup(
    <MemoryRouter initialEntries={["/none"]}>
      <Frame header={<HeaderOf viewer={viewerOf(ANYBODY, site)} />}>
        <LoadingPage />
      </Frame>
    </MemoryRouter>,
  );
  const parts = {
    gold: renderToStaticMarkup(<GoldMark />),
    tag: renderToStaticMarkup(<TeamTag tag={OWN.tag} tagColor={OWN.tagColor} />),
    ring: /<span class="[^"]*" data-look="small"/.exec(html)?.[0] ?? "ring",
  };
  const marked = Object.entries(parts).reduce((whole, [name, part]) => {
    if (!whole.includes(part)) throw new Error(`the header shows no ${name}`);
    return whole.replaceAll(part, part.replace("<span", `<span data-own="${name}"`));
  }, html);
  // Panels are shut until the script is there to open them.
  return marked.replaceAll(/<dialog[\s\S]*?<\/dialog>/g, "").replaceAll(/ popovertarget="[^"]*"/gi, "");
}
