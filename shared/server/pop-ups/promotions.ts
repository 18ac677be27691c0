import { PROMOTIONS, type Promotion } from "../../content/promotions.ts";
import type { PromotionPopUp } from "../../contracts/goals/pop-ups.ts";
import { goldStanding, renewalAgain, renewalKey, renewalPrompt } from "../../rules/account/renewal.ts";
import { isOn } from "../../rules/announcements/promotion.ts";
import { isToldOnce, promotionAgain, showsPromotion } from "../../rules/announcements/promotions.ts";
import type { Stamp } from "../../units.ts";
import { looksOf, type Look } from "../looks/looks.ts";
import type { Asker, PopUpCandidate, PopUpSource } from "../looks/pop-up-source.ts";
import { seenAmong, type SeenPopUps } from "../looks/seen-pop-ups.ts";
import { shopperAt } from "./shopper.ts";

type Shopper = NonNullable<Awaited<ReturnType<typeof shopperAt>>>;
type Candidate = PopUpCandidate<PromotionPopUp>;

/** Where it is kept until when no prompt to renew comes. */
const RENEWAL_PLACE = "renewal";

/**
 * What is said about gold: that it ends or has ended, or else a promotion whose days are now. One at a time.
 *
 * @source teams-shop-seasons §9 Gold sale modal, {product} modal, core §6 Renewal prompt
 */
export const promotionPopUps: PopUpSource<"promotions"> = {
  group: "promotions",
  async read(asker) {
    const shopper = await shopperAt(asker);
    if (!shopper) return [];
    const { db, userID, now } = asker;
    const looks = await looksOf(db, userID);
    const renewal = renewalOf(shopper, looks, now);
    const running = PROMOTIONS.filter((each) => isOn(each, now));
    const seen = await seenAmong(asker, [...running.map(({ key }) => key), ...(renewal ? [renewal.key] : [])]);
    const isRenewing = renewal?.popUp !== undefined && !seen.has(renewal.key);
    const told = running.flatMap((each) => promotionOf(each, shopper, asker, looks, seen));
    const first = told.find(({ popUp }) => popUp !== undefined);
    return [
      ...(renewal ? [renewal] : []),
      ...told.map((each) => (isRenewing || each !== first ? { ...each, popUp: undefined } : each)),
    ];
  },
};

type Looks = ReadonlyMap<string, Look>;

function renewalOf(
  { gold, previousLogin }: Shopper,
  looks: Looks,
  now: Stamp,
): (Candidate & { readonly key: string }) | undefined {
  const prompt = renewalPrompt({ ...gold, lastLogin: previousLogin, isInClass: false }, now);
  const standing = goldStanding(gold, now);
  if (!prompt || gold.goldUntil === null || !("days" in standing)) return undefined;
  const key = renewalKey(prompt, gold.goldUntil);
  const isQuiet = (looks.get(RENEWAL_PLACE)?.upto ?? 0) > now;
  return {
    key,
    popUp: isQuiet ? undefined : { key, kind: "renewal", prompt, goldUntil: gold.goldUntil, days: standing.days },
    quiet: { place: RENEWAL_PLACE, until: renewalAgain(now) },
  };
}

/** A promotion to be told or that was told, with the mark that it was shown: from then on it keeps quiet, closed or not. */
function promotionOf(
  promotion: Promotion,
  shopper: Shopper,
  { site, now }: Asker,
  looks: Looks,
  seen: SeenPopUps,
): readonly Candidate[] {
  const { key } = promotion;
  const nextShow = looks.get(key)?.upto as Stamp | undefined;
  const hasSeen = seen.has(key) || (promotion.kind === "goldSale" && nextShow !== undefined);
  const isShown = showsPromotion(promotion, { ...shopper, isInClass: false, site, hasSeen, nextShow }, now);
  if (!isShown && nextShow === undefined) return [];
  const quiet = { place: key, until: promotionAgain(promotion, now) };
  const shownKey = `${key}:shown`;
  return [
    {
      key,
      popUp: isShown ? asPopUp(promotion, shownKey) : undefined,
      quiet,
      comesAgain: !isToldOnce(promotion, shopper),
    },
    { key: shownKey, popUp: undefined, quiet, comesAgain: true },
  ];
}

function asPopUp(promotion: Promotion, shownKey: string): PromotionPopUp {
  const { key, kind } = promotion;
  if (kind === "goldSale") {
    const { product, percentOff, perks, endStamp } = promotion;
    return { key, shownKey, kind, product, percentOff, perks, endStamp };
  }
  const { product, text, to, label } = promotion;
  return { key, shownKey, kind, product, text, to, label };
}
