import { Route, Routes } from "react-router-dom";

import { PAGES, type Page as SitePage } from "#shared/content/pages.ts";
import { pageAt } from "#shared/rules/account/access.ts";

import { ENTRIES } from "./pages/entries.ts";
import type { PageEntry } from "./pages/entry.tsx";
import { Page } from "./shell/page.tsx";
import { ErrorTypePage } from "./shell/states/error-type-page.tsx";
import { FaultPage } from "./shell/states/fault-page.tsx";
import { Gate } from "./shell/states/gate.tsx";

/** A tag is looked up in capitals, so `/team/Edit` is a team and `/team/edit` is not. @source teams-shop-seasons §2 Routes */
const EXACT = new Set<string>(["/team/edit", "/team/:tag"]);

/** Pages with pages of their own below them, which are loaded anew. */
const PARTED = new Set<string>(["/teachers"]);

const ENTRY_AT: ReadonlyMap<string, PageEntry> = new Map(Object.entries(ENTRIES));
const ROUTES = PAGES.flatMap((page) => {
  const entry = ENTRY_AT.get(page.path);
  return entry ? [{ page, entry }] : [];
});

/** Brings the code of the page at a path. */
export async function loadPage(path: string): Promise<void> {
  await ENTRY_AT.get(pageAt(path)?.path ?? "")?.page.load();
}

/** Every page within the frame but the first. @source core §2, teams-shop-seasons §2 Routes */
export function MorePages() {
  return (
    <Routes>
      {ROUTES.map(({ page, entry }) => (
        <Route
          key={page.path}
          path={PARTED.has(page.path) ? `${page.path}/*` : page.path}
          caseSensitive={EXACT.has(page.path)}
          element={<OnePage page={page} entry={entry} />}
        />
      ))}
      <Route path="/error/:type" element={<ErrorTypePage />} />
      <Route path="*" element={<FaultPage fault="not-found" />} />
    </Routes>
  );
}

function OnePage({ page, entry }: { readonly page: SitePage; readonly entry: PageEntry }) {
  return (
    <Gate page={page} title={entry.title}>
      <Page title={entry.title}>
        <entry.page />
      </Page>
    </Gate>
  );
}
