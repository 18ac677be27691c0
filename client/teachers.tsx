import "./ui/fonts.css";
import "./ui/reset.css";
import "./ui/tokens.css";
import "./ui/forced-colors.css";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";

import { startSession } from "./data/start.ts";
import { startPreferences } from "./session/device/preferences.ts";
import { SessionWatch } from "./shell/session-watch.tsx";
import { CrashGuard } from "./shell/states/crash-guard.tsx";
import { PortalPages } from "./teachers/pages.tsx";
import { bearForeignHands } from "./ui/foreign-hands.ts";
import { followFocus } from "./ui/keep-focus.ts";

bearForeignHands();
startPreferences();
followFocus();
startSession();

const root = document.getElementById("root");
if (!root) throw new Error("the page has no root element");
createRoot(root).render(
  <CrashGuard>
    <BrowserRouter basename="/teachers">
      <PortalPages />
      <SessionWatch />
    </BrowserRouter>
  </CrashGuard>,
);
