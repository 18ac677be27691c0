import { Bot } from "lucide-react";
import { Link } from "react-router-dom";

import { Badge } from "../../ui/data/badge.tsx";

/** Says that a racer was declared a bot, and leads to what that means. */
export const BotMark = () => (
  <Badge tone="sky" icon={<Bot aria-hidden />}>
    <Link to="/bots">Bot</Link>
  </Badge>
);
