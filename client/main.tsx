import "./ui/fonts.css";
import "./ui/reset.css";
import "./ui/tokens.css";
import "./ui/forced-colors.css";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";

import { startSession } from "./data/start.ts";
import { answerEarlyPress } from "./early-press.ts";
import { Layers } from "./layers.tsx";
import { keepPracticeReady } from "./practice-ready.ts";
import { loadOwnPage, Pages } from "./routes.tsx";
import { startPreferences } from "./session/device/preferences.ts";
import { followNeeds } from "./session/needs-in-force.ts";
import { PageTrail } from "./shell/page-trail.tsx";
import { SessionWatch } from "./shell/session-watch.tsx";
import { CrashGuard } from "./shell/states/crash-guard.tsx";
import { loadPageFonts } from "./ui/font-loading.ts";
import { bearForeignHands } from "./ui/foreign-hands.ts";
import { followFocus } from "./ui/keep-focus.ts";

bearForeignHands();
startPreferences();
followNeeds();
followFocus();
startSession();
keepPracticeReady();

const root = document.getElementById("root");
if (!root) throw new Error("the page has no root element");
// The page itself has said so (index.html).
const isTooOld = "tooOld" in document.documentElement.dataset;
const page = createRoot(root);
const isDrawn = root.querySelector("[data-own-page]") !== null;
// Not awaited: a top-level await would keep other chunks from sharing this one.
// What can't be loaded says so in its place. The racer's first elements stay until then.
const code = isDrawn ? loadOwnPage(location.pathname) : undefined;
void Promise.allSettled([loadPageFonts(), code]).then(() => {
  if (isTooOld) return;
  answerEarlyPress(root);
  page.render(
    <CrashGuard>
      <BrowserRouter>
        <PageTrail />
        <Pages />
        <SessionWatch />
        <Layers />
      </BrowserRouter>
    </CrashGuard>,
  );
});
