import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter, Route, Routes } from "react-router-dom";

import type { Site } from "#shared/content/site.ts";

import { Hero } from "./features/home/home-page.tsx";
import { Shell } from "./shell/shell.tsx";

/** The first page of visitors as it stands in the built page until its script is there. */
export const firstPage = (site: Site): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <Routes>
        <Route element={<Shell />}>
          <Route path="/" element={<Hero site={site} />} />
        </Route>
      </Routes>
    </MemoryRouter>,
  );
