import "./ui/fonts.css";
import "./ui/reset.css";
import "./ui/tokens.css";
import "./ui/forced-colors.css";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";

import { chooseByAddress } from "./features/practice/mode-choice.tsx";
import { PracticePage } from "./features/practice/practice-page.tsx";
import { startPreferences } from "./session/device/preferences.ts";
import { followNeeds } from "./session/needs-in-force.ts";
import { CrashGuard } from "./shell/states/crash-guard.tsx";
import { bearForeignHands } from "./ui/foreign-hands.ts";

bearForeignHands();
startPreferences();
followNeeds();
chooseByAddress();

const root = document.getElementById("root");
if (!root) throw new Error("the page has no root element");
createRoot(root).render(
  <CrashGuard>
    <BrowserRouter>
      <PracticePage />
    </BrowserRouter>
  </CrashGuard>,
);
