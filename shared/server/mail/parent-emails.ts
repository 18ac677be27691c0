import type { UserID } from "../../ids.ts";
import { KEPT_DAYS } from "../../rules/retention.ts";
import type { Config } from "../platform/config.ts";
import { page, SIGNATURE, type Email } from "./emails.ts";

/** Asks whoever has an address that a child gave as a parent's. The link confirms, and takes the consent back later. */
export const parentEmail = (config: Config, to: string, name: string, userID: UserID, code: string): Email => ({
  to,
  userID,
  subject: `Are you the parent of ${name}?`,
  body: [
    "Hello,",
    `${name} plays Redline and gave us your address as a parent's. Redline is a racing game in which typing or mental arithmetic drives the car. Playing is free.`,
    `If you agree, ${name} may buy things in the game for real money, and each receipt comes to this address. You can also look at the game and the terms first. Here you say yes or no:`,
    page(config, `/parent#${userID}-${code}`),
    "Keep this e-mail: you can use the same link at any time to take back your yes. We use your address for this alone.",
    `If you don't know ${name}, or you'd rather say nothing, you don't need to do anything. Without your yes we forget your address after ${KEPT_DAYS.parentAsked} days.`,
    "What parents should know about the game:",
    page(config, "/support/parents"),
    SIGNATURE,
  ].join("\n\n"),
  isUnverified: true,
});

/** To a parent who had said yes: the child took the address away, or gave another one. */
export const parentRemovedEmail = (to: string, name: string, userID: UserID): Email => ({
  to,
  userID,
  subject: `Your address was removed from the account of ${name}`,
  body: [
    "Hello,",
    `Your address was removed from the account of ${name} at Redline. We've forgotten it: no more receipts come to you, and your yes doesn't count any more.`,
    "You don't need to do anything.",
    SIGNATURE,
  ].join("\n\n"),
});
