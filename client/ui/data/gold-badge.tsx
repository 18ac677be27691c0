import { Crown } from "lucide-react";

import { Badge } from "./badge.tsx";

/** For gold members only. */
export const GoldBadge = () => (
  <Badge tone="gold" icon={<Crown aria-hidden />}>
    Gold
  </Badge>
);
