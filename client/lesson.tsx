import "./ui/fonts.css";
import "./ui/reset.css";
import "./ui/tokens.css";
import "./ui/forced-colors.css";
import { createRoot } from "react-dom/client";

import { DropInPage } from "./drop-in/drop-in-page.tsx";
import { QuietGuard } from "./drop-in/quiet-guard.tsx";
import { startPreferences } from "./session/device/preferences.ts";
import { bearForeignHands } from "./ui/foreign-hands.ts";

bearForeignHands();
startPreferences();

const root = document.getElementById("root");
if (!root) throw new Error("the page has no root element");
createRoot(root).render(
  <QuietGuard>
    <DropInPage />
  </QuietGuard>,
);
