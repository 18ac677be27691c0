import type { App } from "../platform/work.ts";
import type { PaymentProvider } from "./provider.ts";
import { stripeProvider } from "./providers/stripe.ts";
import { testProvider } from "./providers/test.ts";

const known = new WeakMap<App["config"], PaymentProvider | null>();

/**
 * Whoever collects real money here: Stripe where it is set; in a single process without it a checkout to try; otherwise nobody.
 */
export function providerOf(app: App): PaymentProvider | undefined {
  const found = known.get(app.config);
  if (found !== undefined) return found ?? undefined;
  const made = newProvider(app);
  known.set(app.config, made ?? null);
  return made;
}

const LOCAL = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Whether the checkout is the one to try, which takes no money: never on a site that has a name of its own. */
export const hasTestCheckout = ({ stripeSecretKey, redisUrl, publicUrl }: App["config"]): boolean =>
  stripeSecretKey === undefined &&
  redisUrl === undefined &&
  (publicUrl === undefined || LOCAL.has(new URL(publicUrl).hostname));

function newProvider(app: App): PaymentProvider | undefined {
  const { stripeSecretKey: secretKey, stripeWebhookSecret: webhookSecret, stripeApi: api } = app.config;
  if (secretKey !== undefined && webhookSecret !== undefined)
    return stripeProvider({ secretKey, webhookSecret, api, nowStamp: () => app.nowStamp() });
  return hasTestCheckout(app.config) ? testProvider(app) : undefined;
}
