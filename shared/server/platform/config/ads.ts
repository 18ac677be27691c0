import { z } from "zod";

import { ABOUT } from "./setting.ts";

const OWN_MACHINE = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/** Where a provider's ads are: a page by HTTPS, or on this machine, without anybody's name in it. */
const isFrame = (address: string): boolean => {
  const url = URL.parse(address);
  if (url === null || url.username !== "" || url.password !== "" || url.hash !== "") return false;
  return url.protocol === "https:" || (url.protocol === "http:" && OWN_MACHINE.test(url.hostname));
};

export const Ads = z.object({
  /** The pages of providers, in the order in which they are asked; none: only our own pictures. */
  ads: z
    .string()
    .default("")
    .transform((text) =>
      text
        .split(",")
        .map((each) => each.trim())
        .filter((each) => each !== ""),
    )
    .refine((all) => all.every(isFrame), "write each address with https://, commas between them")
    .register(ABOUT, {
      name: "ADS",
      means:
        "pages of other origins, commas between them, whose ads are shown in closed frames; unset: only our own pictures",
    }),
  /** Whether a provider's ads are for those alone who are known to be old enough. */
  isAdsAgeGateUp: z
    .enum(["on", "off"])
    .default("on")
    .transform((word) => word === "on")
    .register(ABOUT, {
      name: "ADS_AGE_GATE",
      means: "`off`: a provider's ads also for those whose age nobody knows; they get our own pictures otherwise",
    }),
  noAds: z
    .enum(["true", "false"])
    .default("false")
    .transform((word) => word === "true")
    .register(ABOUT, { name: "NO_ADS", means: "`true`: nobody sees an ad here, not even our own pictures" }),
});

/** Whether an ad would be a page of the site itself, which no frame shuts in. */
export const isOwnOrigin = (ads: readonly string[], publicUrl: string | undefined): boolean =>
  publicUrl !== undefined && ads.some((each) => URL.parse(each)?.origin === publicUrl);
