import "./ui/fonts.css";
import "./ui/reset.css";
import "./ui/tokens.css";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router-dom";

import { router } from "./routes.tsx";

const root = document.getElementById("root");
if (!root) throw new Error("the page has no root element");
createRoot(root).render(<RouterProvider router={router} />);
