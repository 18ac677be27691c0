import { useSession } from "../../../session/session.ts";
import { Badge } from "../../../ui/data/badge.tsx";

/** Marks a bot, and this racer's rivals among them. */
export function BotBadge({ name }: { readonly name: string }) {
  const isRival = useSession(({ user }) => user?.rivals?.some((rival) => rival.name === name) === true);
  return isRival ? <Badge tone="gold">Rival bot</Badge> : <Badge tone="sky">Bot</Badge>;
}
