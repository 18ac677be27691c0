import { z } from "zod";

import { CURRENCIES } from "../../../content/store.ts";
import { ABOUT, web } from "./setting.ts";

export const Payments = z.object({
  currency: z
    .enum(CURRENCIES)
    .default("usd")
    .register(ABOUT, { name: "CURRENCY", means: "what the store's prices are in: `usd`, `eur` or `gbp`" }),
  stripeSecretKey: z.string().min(1).optional().register(ABOUT, {
    name: "STRIPE_SECRET_KEY",
    means:
      "takes real money by Stripe; unset: a single process has a checkout to try at `/dev/checkout`, a cluster sells nothing",
    isSecret: true,
  }),
  stripeWebhookSecret: z.string().min(1).optional().register(ABOUT, {
    name: "STRIPE_WEBHOOK_SECRET",
    means: "what Stripe signs its events with, sent to `/api/v2/payments/webhook`; needed with `STRIPE_SECRET_KEY`",
    isSecret: true,
  }),
  stripePublicKey: z
    .string()
    .min(1)
    .optional()
    .register(ABOUT, { name: "STRIPE_PUBLIC_KEY", means: "Stripe's publishable key, told on `/site.json`" }),
  stripeApi: web().default("https://api.stripe.com").register(ABOUT, {
    name: "STRIPE_API",
    means: "where Stripe's interface is; another address only for a stand-in",
  }),
});
