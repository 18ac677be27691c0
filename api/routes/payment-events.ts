import express, { type Express } from "express";

import { providerOf } from "#shared/server/payments/payments.ts";
import { receive } from "#shared/server/payments/receive.ts";
import type { Services } from "#shared/server/services.ts";

/** Where providers send their events. */
export const WEBHOOK = "/api/v2/payments/webhook";
const LIMIT = 512 * 1_024;

/**
 * The webhook of the payment provider. It stands before the edge of all other calls: it is made by no page, and its signature is
 * over the bytes as they came. What is not signed by the provider changes nothing.
 *
 * @source growth §5 Store, payments
 */
export function paymentWebhook(server: Express, { app }: Pick<Services, "app">): void {
  server.post(WEBHOOK, express.raw({ type: () => true, limit: LIMIT, inflate: false }), async (req, res) => {
    res.set("cache-control", "no-store");
    const provider = providerOf(app);
    const raw = Buffer.isBuffer(req.body) ? req.body : undefined;
    if (!provider || raw === undefined) {
      res.status(404).json({ success: false, error: "notFound" });
      return;
    }
    const isTheirs = await receive(app, provider, { raw, headers: req.headers });
    if (isTheirs) res.json({ success: true });
    else res.status(400).json({ success: false, error: "badInput", message: "That isn't signed by the provider." });
  });
}
