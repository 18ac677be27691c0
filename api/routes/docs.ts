import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { Router } from "express";

import { DOCUMENTS } from "#shared/content/documents.ts";
import { openApi } from "#shared/contracts/openapi.ts";

const FOLDER = join(import.meta.dirname, "../../docs");

/** `/api/v2/openapi.json`, made from the contracts once, and the documents for who writes a client, beside it. */
export function docsRoutes(router: Router): void {
  const document = openApi();
  router.get("/openapi.json", (_req, res) => void res.json(document));
  for (const name of DOCUMENTS) {
    const text = readFileSync(join(FOLDER, name), "utf8");
    router.get(`/documents/${name}`, (_req, res) => void res.type("text/plain").send(text));
  }
}
