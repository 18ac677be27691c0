import { useParams } from "react-router-dom";

import { FaultPage } from "./fault-page.tsx";
import { FAULTS } from "./fault.ts";

/**
 * The page to which the server redirects with the type of an error.
 *
 * @source teams-shop-seasons §2 Routes, core §2 crash page
 */
export function ErrorTypePage() {
  const { type } = useParams();
  return <FaultPage fault={FAULTS.find((fault) => fault === type) ?? "not-found"} />;
}
