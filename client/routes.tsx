import { createBrowserRouter } from "react-router-dom";

import { HomePage } from "./features/home/home-page.tsx";
import { CrashPage } from "./frame/crash-page.tsx";
import { NotFoundPage } from "./frame/not-found-page.tsx";

/** Every page, by its path. A page's code is loaded when it is opened. @source core §2, teams §2 */
export const router = createBrowserRouter([
  {
    errorElement: <CrashPage />,
    children: [
      { path: "/", element: <HomePage /> },
      { path: "/race", lazy: async () => ({ Component: (await import("./features/race/race-page.tsx")).RacePage }) },
      ...(import.meta.env.DEV
        ? [{ path: "/dev/ui", lazy: async () => ({ Component: (await import("./dev/ui-page.tsx")).UiPage }) }]
        : []),
      { path: "*", element: <NotFoundPage /> },
    ],
  },
]);
