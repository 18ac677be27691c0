import type { Express, Request } from "express";

import type { App } from "#shared/server/platform/work.ts";

const NEWEST = 50;
const OWN_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;
const FORWARDING =
  /^(?:forwarded|via|x-forwarded(?:-.+)?|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|cf-.+)$/;
const LOOPBACK = new Set(["127.0.0.1", "::1", "::ffff:127.0.0.1"]);

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

/** Directly from this machine under one of its own names: no proxy, and no DNS rebinding. */
const isOwnMachine = ({ socket, headers }: Request): boolean =>
  LOOPBACK.has(socket.remoteAddress ?? "") &&
  OWN_HOST.test(headers.host ?? "") &&
  !Object.keys(headers).some((name) => FORWARDING.test(name));

const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`).replaceAll("\n", "<br>");

const linked = (line: string): string =>
  /^https?:\/\/\S+$/.test(line) ? `<a href="${escapeHtml(line)}">${escapeHtml(line)}</a>` : escapeHtml(line);
