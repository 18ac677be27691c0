import { Crown } from "lucide-react";

import { Badge } from "../../../ui/data/badge.tsx";

/** For gold members only. */
export const GoldBadge = () => (
  <Badge tone="gold" icon={<Crown aria-hidden />}>
    Gold
  </Badge>
);
