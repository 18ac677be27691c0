import type { ComponentType } from "react";

import type { PagePath } from "#shared/content/pages.ts";
import type { AdPage } from "#shared/rules/ads/places.ts";

import { AdsAround } from "../shell/ads/ads-around.tsx";
import { later, type Later } from "../shell/later.tsx";

export interface PageEntry {
  readonly title: string;
  readonly page: Later;
}

/** The races and the first page are in `routes.tsx`. */
type PathElsewhere = "/" | "/race" | "/race/:username" | "/play" | "/play/:username" | "/class/race";

/** The page at each path of `PAGES`. */
export type Entries = Readonly<Record<Exclude<PagePath, PathElsewhere>, PageEntry>>;

/** A page whose code is loaded when it is opened. */
export const built = (title: string, load: () => Promise<ComponentType>): PageEntry => ({ title, page: later(load) });

/** The same of a page with a place for an ad, which is there from its first moment. */
export const advertised = (ads: AdPage, title: string, load: () => Promise<ComponentType>): PageEntry =>
  built(title, async () => {
    const OnePage = await load();
    return () => (
      <AdsAround page={ads}>
        <OnePage />
      </AdsAround>
    );
  });
