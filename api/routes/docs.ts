import type { Router } from "express";

import { openApi } from "#shared/contracts/openapi.ts";

/** `/api/v2/openapi.json`, made from the contracts once. */
export function docsRoutes(router: Router): void {
  const document = openApi();
  router.get("/openapi.json", (_req, res) => void res.json(document));
}
