import type { RequestHandler } from "express";

import { CASH_PRODUCTS, GOLD_PRODUCTS } from "#shared/content/store.ts";
import type { NewsHead } from "#shared/contracts/news/news.ts";
import type { SiteFacts } from "#shared/contracts/site.ts";
import { eventAfter, eventAt } from "#shared/rules/events/calendar.ts";
import { storePriceOf } from "#shared/rules/payments/prices.ts";
import { seasonAt } from "#shared/rules/seasons/calendar.ts";
import { TEAM_INFO } from "#shared/rules/teams/team-info.ts";
import { CLIENT_VERSION } from "#shared/server/platform/client-version.ts";
import type { Config } from "#shared/server/platform/config.ts";
import type { Services } from "#shared/server/services.ts";
import { stampOf, type Stamp } from "#shared/units.ts";

import { entityTag, isKnown } from "./entity-tag.ts";

const DAY_SECONDS = 86_400;
const KEPT_SECONDS = 60;

/** `/site.json`, which pages ask for at each visit. */
export const siteFile = ({ app, news }: Pick<Services, "app" | "news">): RequestHandler => {
  return async (req, res) => {
    const now = app.nowStamp();
    const [newest] = await news.published(now);
    const body = JSON.stringify(factsOf(app.config, now, newest?.head));
    const tag = entityTag(body);
    res.set({ "cache-control": `public, max-age=${KEPT_SECONDS}`, etag: tag });
    if (isKnown(req, tag)) res.status(304).end();
    else res.type("json").send(body);
  };
};

/** A day ends at midnight UTC. */
export const factsOf = (config: Config, now: Stamp, newest?: NewsHead): SiteFacts => ({
  site: config.site,
  sites: config.sisterSites,
  teachersUrl: config.teachersUrl ?? "/teachers",
  sourceUrl: config.sourceUrl ?? null,
  operator: { name: config.operatorName ?? null, contact: config.operatorContact ?? null },
  mathFarewell:
    config.site === "math" && config.mathFarewell !== undefined
      ? { day: config.mathFarewell, isOver: now >= stampOf(new Date(config.mathFarewell)) + DAY_SECONDS }
      : null,
  season: seasonAt(now) ?? null,
  event: eventAt(now) ?? null,
  nextEvent: eventAfter(now) ?? null,
  sales: salesAt(config, now),
  news: newest ? { newsID: newest.newsID, title: newest.title, stamp: newest.stamp } : null,
  paymentKey: config.stripePublicKey ?? null,
  noAds: config.noAds,
  adHosts: config.noAds ? [] : [...new Set(config.ads.map((each) => new URL(each).host))],
  teamInfo: TEAM_INFO,
  clientVersion: CLIENT_VERSION,
});

/** What the store sells for less now. */
const salesAt = ({ currency }: Config, now: Stamp): SiteFacts["sales"] =>
  [...GOLD_PRODUCTS, ...CASH_PRODUCTS].flatMap((product) => {
    const { hasSalePrice, salePrice, saleEnds } = storePriceOf(product, currency, now);
    return hasSalePrice && saleEnds !== null ? [{ SKU: product.sku, salePrice, saleEnds }] : [];
  });
