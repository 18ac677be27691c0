import "../ui/fonts.css";
import "../ui/tokens.css";
import "../ui/forced-colors.css";
import "../ui/reset.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { MemoryRouter } from "react-router-dom";

import { followFocus } from "../ui/keep-focus.ts";
import { UiPage } from "./ui-page.tsx";

followFocus();

const root = document.querySelector("#root");
if (root === null) throw new Error("The development page has no #root");
createRoot(root).render(
  <StrictMode>
    <MemoryRouter>
      <UiPage />
    </MemoryRouter>
  </StrictMode>,
);
