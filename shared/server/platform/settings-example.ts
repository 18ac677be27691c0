import { ADDRESS, Settings } from "./config.ts";

/** What the containers of `docker-compose.yml` have for themselves, whatever `.env` says. */
export const FIXED_IN_CONTAINERS = [
  "PORT",
  "HOST",
  "DATA_DIR",
  "DATABASE_URL",
  "REDIS_URL",
  "QUEUE_REDIS_URL",
  "NODE_ADDRESS",
] as const satisfies readonly (keyof typeof Settings.shape)[];
const EXAMPLE_HEAD = `# Every setting. Copy this file to .env, and take the # away from what you set. docker compose reads it too, but for what its
# containers have for themselves: ${FIXED_IN_CONTAINERS.join(", ")}.`;
const EXAMPLE_ADDRESS = `# of docker compose alone: host and port under which players reach its proxy
# ${ADDRESS}=localhost:3000`;

/** `.env.example`: every setting with what it means, and its default. */
export function settingsExample(): string {
  const defaults = Settings.parse({});
  const lines = Object.entries(Settings.shape).map(([name, { description = "" }]) => {
    const value = defaults[name as keyof typeof defaults];
    const isPlain = typeof value === "string" || typeof value === "number";
    return `# ${description}\n# ${name}=${isPlain ? value : ""}\n`;
  });
  return `${EXAMPLE_HEAD}\n\n${lines.join("\n")}\n${EXAMPLE_ADDRESS}\n`;
}
