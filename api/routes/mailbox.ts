import type { Express } from "express";

import type { App } from "#shared/server/platform/work.ts";

import { isOwnMachine } from "../own-machine.ts";
import { escapeMarkup } from "../share/escape.ts";

const NEWEST = 50;

/**
 * `/dev/mail`: the emails of a product without a mail server, newest first. Their links prove an identity, so the page
 * is served to this machine only, and never through a proxy.
 */
export function mailboxPage(server: Express, app: App): void {
  server.get("/dev/mail", async (req, res, next) => {
    if (!isOwnMachine(req)) {
      next();
      return;
    }
    const letters = await app.db.selectFrom("letters").selectAll().orderBy("letter_id", "desc").limit(NEWEST).execute();
    const items = letters.map(
      ({ to_address, subject, body, created_stamp }) => `<article>
        <h2>${escapeHtml(subject)}</h2>
        <p>To ${escapeHtml(to_address)}, <time>${new Date(created_stamp * 1_000).toISOString()}</time></p>
        ${body
          .split("\n\n")
          .map((line) => `<p>${linked(line)}</p>`)
          .join("\n")}
      </article>`,
    );
    res
      .set("cache-control", "no-store")
      .type("html")
      .send(
        `<!doctype html><html lang="en"><meta charset="utf-8"><title>Mailbox</title>
        <main><h1>Mailbox</h1>${items.join("\n") || "<p>No e-mails yet.</p>"}</main></html>`,
      );
  });
}

/** Lines stay lines. */
const escapeHtml = (text: string): string => escapeMarkup(text).replaceAll("\n", "<br>");

const linked = (line: string): string =>
  /^https?:\/\/\S+$/.test(line) ? `<a href="${escapeHtml(line)}">${escapeHtml(line)}</a>` : escapeHtml(line);
