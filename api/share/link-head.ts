import type { Request } from "express";

import type { Config } from "#shared/server/platform/config.ts";

import { escapeMarkup } from "./escape.ts";

/** Under which address a page of ours was asked for. */
export const originOf = (req: Request, { publicUrl }: Pick<Config, "publicUrl">): string =>
  publicUrl ?? `${req.protocol}://${req.get("host") ?? "localhost"}`;

/** What a chat shows of a link, as the page's head has it. */
export const linkHead = (facts: readonly (readonly [name: string, content: string])[]): string =>
  [["og:type", "website"] as const, ["og:site_name", "Redline"] as const, ...facts]
    .map(([key, value]) => `<meta property="${key}" content="${escapeMarkup(value)}" />`)
    .join("\n    ");
