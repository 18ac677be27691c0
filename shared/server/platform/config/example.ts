import { GROUPS, OF_CONTAINERS, SETTINGS } from "./groups.ts";

/** What the containers of `docker-compose.yml` have for themselves, whatever `.env` says. */
export const FIXED_IN_CONTAINERS = SETTINGS.filter(({ isFixedInContainers }) => isFixedInContainers).map(
  ({ name }) => name,
);

const HEAD = `# Every setting. Copy this file to .env, and take the # away from what you set. docker compose reads it too, but for what its
# containers have for themselves: ${FIXED_IN_CONTAINERS.join(", ")}.`;

const line = ({ name, means, unset = "" }: { name: string; means: string; unset?: string | undefined }): string =>
  `# ${means.replaceAll("`", "")}\n# ${name}=${unset}\n`;

/** `.env.example`: every setting with what it means, and its default. */
export const settingsExample = (): string =>
  [
    `${HEAD}\n`,
    ...GROUPS.flatMap(({ title, settings }) => [`# --- ${title}\n`, ...settings.map(line)]),
    line(OF_CONTAINERS),
  ].join("\n");
